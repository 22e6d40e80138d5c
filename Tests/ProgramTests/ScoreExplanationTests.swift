import Foundation
import Testing

@Suite struct ScoreExplanationTests {
  /// The effects add up to the bits that `score` gives, but for the rounding of each row.
  @Test(arguments: ["people", "people-3gram", "uniform"]) func effectsAddUp(model: String) throws {
    let score = try ProgramRun(
      "score", "01258", "--model", model, "--columns", "probability_bits", "--format", "csv")
    let bits = try #require(Double(score.lines[1]))
    let run = try ProgramRun("score", "--explain", "01258", "--model", model, "--format", "csv")
    #expect(run.status == 0 && run.lines[0] == "pattern,reason,count,bits")
    let effects = run.lines.dropFirst().map { Double($0.split(separator: ",").last!)! }
    let sum = effects.dropLast().reduce(0, +)
    #expect(abs(sum - effects.last!) < 0.0006 * Double(effects.count))
    #expect(abs(effects.last! - bits) < 0.006)
  }

  @Test func reasonsAreWords() throws {
    let run = try ProgramRun("score", "--explain", "01258", "--notation", "digits")
    for words in ["starts at the top left corner (0)", "L shape (", "has 5 dots", "three dots in a row: 0, 1 and 2"] {
      #expect(run.text.contains(words), "\(words)")
    }
  }

  @Test func patternsOnly() throws {
    let file = try ProgramRun("score", "--explain", "./patterns.txt")
    #expect(file.status == 2 && file.errors.contains("'--explain' needs patterns on the command line"))
    let columns = try ProgramRun("score", "--explain", "01258", "--columns", "pattern")
    #expect(columns.status == 2 && columns.errors.contains("leave out --columns"))
    let bad = try ProgramRun("score", "--explain", "0258", "01258", "--format", "csv")
    #expect(bad.status == 1 && bad.lines.count > 2)
  }
}
