import CommandLineTool
import FileStreams
import Glibc
import PatternLock

/// Runs the program with the arguments of the process and gives its exit status.
func run() -> Int32 {
  // A closed pipe and a file that grows too large are reported by write(2).
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  PartialFile.removeOnSignals()
  occupyClosedDescriptors()
  let console = Console()
  do {
    let arguments = try processArguments()
    try answer(programTable.parse(arguments), console)
    return console.exitStatus
  } catch let error as UsageError {
    if error.reason == .missingCommand, error.command.isEmpty {
      console.write(programTable.help())
    } else {
      console.error(error.message)
      console.write(error.advice + "\n")
    }
    return ExitCode.usage
  } catch let failure as Failure {
    return report(failure, console)
  } catch let error as FileStreams.FileError {
    return report(Failure(error), console)
  } catch let error as LockError {
    return report(Failure(error), console)
  } catch let error as VaultError {
    return report(Failure(error), console)
  } catch is OutputClosed {
    return ExitCode.success
  } catch {
    console.error("\(error)")
    return ExitCode.system
  }
}

/// Puts something on the standard descriptors that are closed, so that no file of ours gets their numbers. It is opened
/// the wrong way round: using it still fails.
private func occupyClosedDescriptors() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// The arguments after the program's name. Bytes that are no text are refused: they would name other files.
private func processArguments() throws -> [String] {
  try (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map { argument in
    guard let text = String(validatingCString: argument) else {
      throw Failure.usage("an argument is not UTF-8 text: '\(String(cString: argument))'")
    }
    return text
  }
}

private func report(_ failure: Failure, _ console: Console) -> Int32 {
  console.error(failure.message)
  return failure.exitCode
}

private func answer(_ request: ParsedRequest, _ console: Console) throws {
  switch request {
  case .help(let path):
    try StandardOutput.print(path.isEmpty ? programTable.help() : programTable.help(for: path))
  case .version: try StandardOutput.print("\(programTable.name) \(programTable.version)\n")
  case .invocation(let invocation):
    try runnableCommands.run(invocation, console)
  }
}
