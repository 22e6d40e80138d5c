import Foundation
import Testing

@Suite struct CompareCommandTests {
  private static let first = String(repeating: "01258\n0125\n03678\n0124678\n", count: 40)
  private static let second = String(repeating: "87412\n8521\n63012\n4125\n", count: 40)

  private func compare(_ a: String, _ b: String, _ flags: String...) throws -> ProgramRun {
    let scratch = try Scratch()
    let (fileA, fileB) = (try scratch.write("a.txt", a), try scratch.write("b.txt", b))
    return try ProgramRun(arguments: ["compare"] + flags + [fileA, fileB])
  }

  private func value(_ metric: String, in run: ProgramRun) -> Double? {
    run.lines.first { $0.hasPrefix("\(metric),") }.flatMap { Double($0.split(separator: ",")[1]) }
  }

  @Test func otherStartsAreFound() throws {
    let run = try compare(Self.first, Self.second, "--format", "csv")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try #require(value("differ_start_p_adjusted", in: run)) < 0.001)
    #expect(value("differ_start_cramers_v", in: run) == 1)
    #expect(value("starts_top_left_difference", in: run) == 100)
    // Both have four patterns, equally often: no difference in guessability within the sample.
    #expect(value("g_tilde_0.1_bits_difference", in: run) == 0)
  }

  @Test func aPopulationDoesNotDifferFromItself() throws {
    let run = try compare(Self.first + Self.second, Self.second + Self.first, "--format", "csv")
    for question in ["start", "end", "length", "turns", "shape", "guessability", "g_tilde_0.1_bits"] {
      #expect(value("differ_\(question)_p_adjusted", in: run) == 1, "\(question)")
    }
    #expect(value("mean_length_difference", in: run) == 0)
  }

  @Test(arguments: ["table", "json", "markdown", "html"]) func noPatternIsShown(format: String) throws {
    let run = try compare(Self.first, Self.second, "--format", format)
    #expect(run.status == 0 && run.text.contains("a.txt"))
    for pattern in ["01258", "03678", "0124678", "87412", "63012"] { #expect(!run.text.contains(pattern)) }
  }

  @Test func anEmptyPopulationFails() throws {
    let run = try compare(Self.first, "# nobody\n")
    #expect(run.status == 3 && run.errors.contains("has no valid pattern"))
  }
}
