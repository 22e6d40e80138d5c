import Glibc

exit(runFuzzer())
