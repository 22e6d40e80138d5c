import Foundation
import Testing

/// The bench works and all its answers are right; how fast anything is, no test says.
@Suite struct BenchTests {
  static let bench = ProgramRun.products.appending(path: "patternscope-bench")

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(program: Self.bench, arguments: arguments)
  }

  /// The ids of all paths, as `list` tells them.
  static func paths() throws -> [String] {
    let list = try ProgramRun(program: bench, arguments: ["list"])
    let rule = try #require(list.lines.firstIndex { $0.hasPrefix("─") })
    return list.lines[(rule + 1)...].compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  private func rows(_ run: ProgramRun) throws -> [[String: Any]] {
    let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let tables = try #require(json["tables"] as? [[String: Any]])
    #expect(tables.count == 1 && tables[0]["id"] as? String == "bench")
    return try #require(tables[0]["rows"] as? [[String: Any]])
  }

  @Test func everyAnswerIsRight() throws {
    let run = try run("--json", "--runs", "2")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let rows = try rows(run)
    #expect(rows.map { $0["path"] as? String } == (try Self.paths()))
    #expect(rows.count > 10)
    for row in rows {
      #expect(row["answer"] as? String == "right", "\(row)")
      #expect((row["unit"] as? String ?? "").isEmpty == false, "\(row)")
      let numbers = ["operations", "lowest_ms", "median_ms", "highest_ms", "operations_per_second", "times_plain"]
        .compactMap { row[$0] as? Double }
      try #require(numbers.count == 6, "\(row)")
      #expect(numbers.allSatisfy { $0 > 0 }, "\(row)")
      #expect(numbers[1] <= numbers[2] && numbers[2] <= numbers[3], "\(row)")
      // Of two runs the median is their mean; times are written to a millionth of a millisecond.
      #expect(abs(numbers[1] + numbers[3] - 2 * numbers[2]) < 1e-5, "\(row)")
      #expect(abs(numbers[4] * numbers[2] / 1000 / numbers[0] - 1) < 0.01, "\(row)")
    }
  }

  @Test func tableOfSomePaths() throws {
    let run = try run("--only", "guess-order", "--only", "walk", "--runs", "1")
    #expect(run.status == 0 && run.lines.contains { $0.hasPrefix("Median, lowest and highest of 1 run, ") })
    let rows = run.lines.filter { $0.hasSuffix("  right") }
    #expect(rows.map { $0.prefix { $0 != " " } } == ["walk", "guess-order"])
    #expect(rows[0].contains("  389,112  patterns  "))
  }

  /// Without the plain code there is nothing to compare with: neither a ratio nor an answer.
  @Test func withoutThePlainCode() throws {
    let row = try #require(try rows(run("time", "--only", "walk", "--runs", "1", "--no-plain", "--json")).first)
    #expect(row["times_plain"] is NSNull && row["answer"] is NSNull && row["median_ms"] is Double)
  }

  @Test(arguments: [
    (["--only", "wlk"], "flag '--only' cannot be 'wlk'"), (["--only"], "flag '--only' needs a value"),
    (["--runs", "0"], "flag '--runs' cannot be '0'"), (["--runs", "many"], "flag '--runs' cannot be 'many'"),
    (["--jsno"], "unknown flag '--jsno'; did you mean '--json'?"), (["lst"], "unknown command 'lst'"),
    (["--json", "walk"], "unexpected argument 'walk'"), (["list", "--json"], "unknown flag '--json'"),
  ]) func wrongUse(arguments: [String], message: String) throws {
    let run = try ProgramRun(program: Self.bench, arguments: arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  @Test func help() throws {
    let program = try run("--help")
    #expect(program.status == 0 && program.text.contains("Usage: patternscope-bench"))
    let command = try run("--json", "--help")
    #expect(command.status == 0 && ["--only", "--runs", "--no-plain", "--json"].allSatisfy(command.text.contains))
    #expect((program.lines + command.lines).allSatisfy { $0.count <= 80 })
  }

  @Test func outputThatCannotBeWritten() throws {
    let shell = "'\(Self.bench.path)' list > /dev/full"
    #expect(try ProgramRun(program: URL(filePath: "/bin/sh"), arguments: ["-c", shell]).status == 3)
  }
}
