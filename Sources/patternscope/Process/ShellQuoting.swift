import FileStreams

/// The command line of this run, as a shell reads it, with the program by its name alone.
func commandLine() -> String {
  (["patternscope"] + CommandLine.arguments.dropFirst().map(shellQuoted)).joined(separator: " ")
}

private func shellQuoted(_ argument: String) -> String {
  let isPlain =
    !argument.isEmpty
    && argument.utf8.allSatisfy { byte in
      byte.isDigit || (65...90).contains(byte) || (97...122).contains(byte)
        || "-_./=:,+@%".utf8.contains(byte)
    }
  return isPlain
    ? argument : "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
