import Foundation
import Testing

/// Runs every console block of the README and compares what it prints.
@Suite struct ReadmeTests {
  static let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    .standardized

  struct Step {
    let line: Int
    let command: String
    var output: [String] = []
  }

  static func blocks(language: String) throws -> [(line: Int, lines: [String])] {
    var blocks: [(line: Int, lines: [String])] = []
    var isInside = false
    let lines = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if isInside, line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      } else if line == "```\(language)" {
        isInside = true
        blocks.append((index + 2, []))
      }
    }
    return blocks
  }

  static func shell(_ command: String, in folder: URL) throws -> (output: String, status: Int32) {
    let process = Process()
    let output = folder.appending(path: ".output-of-test")
    try Data().write(to: output)
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] =
      ProgramRun.program.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (String(decoding: try Data(contentsOf: output), as: UTF8.self), process.terminationStatus)
  }

  @Test func consoleBlocksPrintWhatTheyShow() throws {
    let scratch = try Scratch()
    var lastStatus: Int32 = 0
    var steps = 0
    for block in try Self.blocks(language: "console") {
      var blockSteps: [Step] = []
      for (offset, line) in block.lines.enumerated() {
        if line.hasPrefix("$ ") {
          blockSteps.append(Step(line: block.line + offset, command: String(line.dropFirst(2))))
        } else {
          blockSteps[blockSteps.count - 1].output.append(line)
        }
      }
      for step in blockSteps {
        steps += 1
        // `$?` is that of the command before, which ran in a shell of its own.
        let (output, status) = try Self.shell("(exit \(lastStatus)); \(step.command)", in: scratch.folder)
        lastStatus = status
        let printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
        #expect(Array(printed) == step.output, "README line \(step.line): \(step.command)\n\(output)")
      }
    }
    #expect(steps >= 10)
  }

  /// The first command installs the packages that the tests install too, and its program writes the report.
  @Test func firstCommandWritesAReport() throws {
    let command = try #require(try Self.blocks(language: "sh").first?.lines.first)
    let run = try #require(command.range(of: "swift run -c release patternscope"))
    let scratch = try Scratch()
    let (output, status) = try Self.shell("patternscope" + command[run.upperBound...], in: scratch.folder)
    #expect(status == 0 && output.isEmpty, "\(output)")
    #expect(FileManager.default.fileExists(atPath: scratch.file("report/report.html").path))
    let tests = try String(
      contentsOf: Self.readme.deletingLastPathComponent().appending(path: "Tests/run"), encoding: .utf8)
    let packages = command[..<run.lowerBound].split(separator: " ").filter {
      $0.hasPrefix("lib") || $0 == "zlib1g-dev" || $0 == "gnuplot-nox"
    }
    #expect(packages.count == 9 && packages.allSatisfy { tests.contains($0) })
  }

  /// Each block of Swift is a function of `Tests/ReadmeExamples`, at most eight lines long, and runs.
  @Test func swiftBlocksAreCompiledAndRun() throws {
    let source = try String(
      contentsOf: Self.readme.deletingLastPathComponent().appending(path: "Tests/ReadmeExamples/Examples.swift"),
      encoding: .utf8)
    let scratch = try Scratch()
    _ = try scratch.write("patterns.txt", "01258,9\n0367,4\n0124678,3\n028\n")
    let expected = [
      "guess 3 of 389112, 5.841164377305496 bits\n",
      "line 4: the line from 0 to 2 jumps over the unvisited dot 1\n3 patterns of 4 lines\n",
      "32290\n0.1.2.3 0\n0.1.2.3.4 1\n0.1.2.3.5 1\n", "63.0 strong\n", "2\n", "1\n", "", "",
    ]
    let blocks = try Self.blocks(language: "swift")
    #expect(blocks.count == expected.count)
    for (block, output) in zip(blocks, expected) {
      #expect(block.lines.count <= 8, "README line \(block.line)")
      let body = block.lines.map { "  \($0)\n" }.joined()
      let end = try #require(source.range(of: " throws {\n\(body)}\n"), "README line \(block.line) is no example")
      let name = try #require(source[..<end.lowerBound].split(separator: " ").last).dropLast(2)
      let run = try ProgramRun(
        program: ProgramRun.products.appending(path: "ReadmeExamples"), arguments: [String(name)], in: scratch.folder)
      #expect(run.status == 0 && run.text == output, "\(name): \(run.text)\(run.errors)")
    }
    #expect(scratch.names.contains("Denylist.swift") && scratch.names.contains("report"))
  }
}
