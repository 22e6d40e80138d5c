import Foundation

/// Runs a program found on the search path to its end.
func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// The program of `Tests/PatternLockProbe`, built beside this test.
let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  .appending(path: "PatternLockProbe").path

/// A probe that runs until it is killed; what it says goes into a file, so that no pipe holds it up.
final class EndlessProbe {
  private let process = Process()
  private let output: URL

  init(_ arguments: [String], output path: String) throws {
    output = URL(filePath: path)
    try Data().write(to: output)
    process.executableURL = URL(filePath: probe)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
  }

  /// Waits until it has said so many lines.
  func waitForLines(_ count: Int) throws {
    while process.isRunning, try Data(contentsOf: output).count(where: { $0 == UInt8(ascii: "\n") }) < count {
      usleep(500)
    }
  }

  /// Ends it by SIGKILL and returns the lines it said; nil where it had ended by itself.
  func kill() throws -> [String]? {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return nil }
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
