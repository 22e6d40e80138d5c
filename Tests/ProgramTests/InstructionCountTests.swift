import Foundation
import Testing

/// Holds the speed of the hot paths by the number of instructions that they take: callgrind counts them, and the same
/// program takes the same number in every run, however busy the machine is.
///
/// The counts recorded are those of one compiler. To record them again, after a change that is meant or with another
/// compiler, set PATTERNSCOPE_RECORD=1; the test then fails, so that nobody takes recording for passing.
@Suite struct InstructionCountTests {
  static let baseline = ReportCommandTests.root.appending(path: "Tests/Fixtures/instruction-counts.csv")
  static let columns = "path,instructions,compiler,counter"
  /// The largest share by which a count may differ from the recorded one.
  static let slack = 0.05
  /// The others are of libraries that are not ours, or parts of these. The one that takes longest to prepare comes first.
  static let paths = [
    "score-lines", "score-counted-lines", "features", "read-lines", "read-corpus", "guess-order", "probabilities",
    "training-step", "count-4x4", "walk",
  ]

  @Test func noPathTakesMoreInstructionsThanRecorded() async throws {
    let (compiler, counter) = (try Self.version("swift"), try Self.version("valgrind"))
    if ProcessInfo.processInfo.environment["PATTERNSCOPE_RECORD"] == "1" {
      let counts = try await Self.counts()
      let rows = Self.paths.map { "\($0),\(counts[$0]!),\(compiler),\(counter)" }
      try Data(([Self.columns] + rows).map { $0 + "\n" }.joined().utf8).write(to: Self.baseline)
      Issue.record("the instruction counts were recorded; look at them, then run without PATTERNSCOPE_RECORD")
      return
    }
    let recorded = try Self.recorded()
    for row in recorded {
      try #require(
        row.compiler == compiler && row.counter == counter,
        "recorded with \(row.compiler) and \(row.counter), not \(compiler) and \(counter): \(Self.cure)")
    }
    let counts = try await Self.counts()
    for row in recorded {
      let count = try #require(counts[row.path])
      let change = Double(count) / Double(row.instructions) - 1
      let difference = "\(row.path): \(count) instructions, \(row.instructions) are recorded"
      #expect(change <= Self.slack, "\(difference): slower. If that is meant, \(Self.cure)")
      #expect(change >= -Self.slack, "\(difference): faster. To hold it, \(Self.cure)")
    }
  }

  private static let cure =
    "record them again: PATTERNSCOPE_RECORD=1 swift test -c release --filter InstructionCountTests"

  private static func recorded() throws -> [(path: String, instructions: Int, compiler: String, counter: String)] {
    let lines = try String(contentsOf: baseline, encoding: .utf8).split(separator: "\n")
    #expect(lines.first.map(String.init) == columns)
    let rows = try lines.dropFirst().map { line in
      let fields = line.split(separator: ",").map(String.init)
      try #require(fields.count == 4, "\(line)")
      return (path: fields[0], instructions: try #require(Int(fields[1])), compiler: fields[2], counter: fields[3])
    }
    try #require(rows.map(\.path) == paths, "\(cure)")
    return rows
  }

  private static func counts() async throws -> [String: Int] {
    let scratch = try Scratch()
    let bench = try benchWithoutDebugInformation(scratch)
    return try await withThrowingTaskGroup { group in
      for path in paths { group.addTask { (path, try instructions(path, bench, scratch)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// The instructions of one run of a path, without its preparation and a first run.
  private static func instructions(_ path: String, _ bench: URL, _ scratch: Scratch) throws -> Int {
    let profile = scratch.file("\(path).callgrind")
    let run = try ProgramRun(
      program: URL(filePath: "/usr/bin/env"),
      arguments: [
        "valgrind", "--tool=callgrind", "--toggle-collect=*measuredRun*", "--callgrind-out-file=\(profile.path)",
        bench.path, "--only", path, "--runs", "1", "--no-plain",
      ],
      // Nothing else from outside reaches the program; hash seeds would change the order of work.
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1",
      ])
    try #require(run.status == 0, "\(run.errors)")
    let total = try String(contentsOf: profile, encoding: .utf8).split(separator: "\n").last {
      $0.hasPrefix("totals: ")
    }
    let count = try #require(total.flatMap { Int($0.dropFirst(8)) })
    try #require(count > 0, "callgrind did not find the function measuredRun of the bench")
    return count
  }

  /// The valgrind of Debian 12 cannot read the debug information that the compiler writes, and gives up.
  private static func benchWithoutDebugInformation(_ scratch: Scratch) throws -> URL {
    let bench = scratch.file("patternscope-bench")
    let run = try ProgramRun(
      program: URL(filePath: "/usr/bin/strip"), arguments: ["--strip-debug", "-o", bench.path, BenchTests.bench.path])
    try #require(run.status == 0, "\(run.errors)")
    return bench
  }

  /// The version that a program tells of itself, in one line without commas.
  private static func version(_ program: String) throws -> String {
    let run = try ProgramRun(program: URL(filePath: "/usr/bin/env"), arguments: [program, "--version"])
    try #require(run.status == 0, "\(run.errors)")
    return run.lines.joined(separator: " ").replacing(",", with: ";")
  }
}
