import Foundation
import Testing

@Suite struct DescribeCommandTests {
  @Test func drawsAndSays() throws {
    let run = try ProgramRun("describe", "408172653")
    #expect(run.status == 0)
    #expect(
      Array(run.lines.prefix(5)) == [
        "  2     4     6",
        "     ╲  │  ╱",
        "  9 ─── 1 ─── 8",
        "     ╱  │  ╲",
        "  7     5     3",
      ])
    #expect(run.text.contains("  Length                  9 dots") && run.text.contains("start           4 (centre)"))
  }

  @Test func largerGridsAndSeveralPatterns() throws {
    let run = try ProgramRun("describe", "--grid", "4x4", "0.5.10.15", "0.1")
    #expect(run.status == 1 && run.lines[0] == "  1     ·     ·     ·" && run.lines[1] == "     ╲")
    #expect(run.errors.contains("argument '0.1':3: error: too short: 2 dots, at least 4 are needed"))
  }
}
