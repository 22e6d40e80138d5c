import Glibc

exit(runBench(arguments: Array(CommandLine.arguments.dropFirst())))
