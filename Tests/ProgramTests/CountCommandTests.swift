import Foundation
import Testing

@Suite struct CountCommandTests {
  @Test func countsByLengthForPeople() throws {
    let run = try ProgramRun("count")
    #expect(run.status == 0 && run.errors.isEmpty)
    for number in ["1,624", "7,152", "26,016", "72,912", "140,704", "389,112"] { #expect(run.text.contains(number)) }
  }

  @Test func countsAsData() throws {
    let run = try ProgramRun("count", "--format", "csv", "--rule", "strict", "--grid", "2x2")
    #expect(run.text == "length,patterns,share_pct\n4,24,100.000\n")
  }

  @Test func byStartAddsUp() throws {
    let run = try ProgramRun("count", "--by", "start", "--format", "csv")
    let counts = run.lines.dropFirst().compactMap { Int($0.split(separator: ",")[2]) }
    #expect(counts.count == 9 && counts.reduce(0, +) == 389_112)
  }

  @Test(arguments: [
    (["count", "--grid", "7x7"], "a grid has 2 to 36 dots, 7x7 does not"),
    (["count", "--grid", "abc"], "'abc' is not a grid"),
    (["count", "--grid", "6x6"], "out of reach on a 6x6 grid"),
    (["count", "--minimum-length", "5", "--maximum-length", "4"], "no patterns of 5 to 4 dots"),
    (["count", "--gird", "4x4"], "did you mean '--grid'"),
    (["cuont"], "did you mean 'count'"),
  ]) func wrongUsage(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments: arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
