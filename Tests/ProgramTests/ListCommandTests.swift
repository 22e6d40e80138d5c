import Foundation
import Testing

@Suite struct ListCommandTests {
  /// Size and checksum from an independent enumeration (SHA-256 by the system's own tool).
  @Test func listsAllPatterns() throws {
    let run = try ProgramRun("list")
    #expect(run.status == 0 && run.output.count == 3_489_816)
    let scratch = try Scratch()
    let file = scratch.file("all.txt")
    try run.output.write(to: file)
    let sum = try sha256(of: file)
    #expect(sum == "4ef36fe515120edb6969c88f41dd39fe369cb9529dffb2fd2c014def62c35916")
  }

  @Test func filters() throws {
    let run = try ProgramRun(
      "list", "--length", "5", "--start", "0", "--end", "8", "--contains", "4", "--avoids", "3,6", "--no-knight-moves")
    #expect(run.lines.allSatisfy { $0.count == 5 && $0.hasPrefix("0") && $0.hasSuffix("8") && $0.contains("4") })
    #expect(run.lines.contains("01458") && !run.lines.contains("05418"))
  }

  @Test func limitAndNotations() throws {
    #expect(try ProgramRun("list", "--limit", "2", "--notation", "dotted").lines == ["0.1.2.3", "0.1.2.3.4"])
    #expect(try ProgramRun("list", "--limit", "1", "--grid", "6x6").lines == ["0.1.2.3"])
    #expect(try ProgramRun("list", "--limit", "0").output.isEmpty)
  }

  @Test func wrongDots() throws {
    let run = try ProgramRun("list", "--start", "9")
    #expect(run.status == 2 && run.errors.contains("'9' is not a dot of a 3x3 grid (0 to 8)"))
  }

  @Test func aClosedPipeIsQuietSuccess() throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", "set -o pipefail; '\(ProgramRun.program.path)' list | head -n 1"]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = errors
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  private func sha256(of file: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = [file.path]
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile().prefix(64), as: UTF8.self)
  }
}
