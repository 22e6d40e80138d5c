import Foundation
import Testing

@Suite struct AgreementTests {
  /// Longer patterns are rarer here, so that length agrees perfectly; the published figures stand only beside sets of
  /// the published names.
  @Test func lengthAgreesPerfectlyWhereItDecides() throws {
    let scratch = try Scratch()
    _ = try scratch.write(
      "corpus.csv", "pattern,count,group\n0125,9,strong\n01258,5,strong\n012587,2,other\n0125876,1,other\n")
    let run = try ProgramRun("meters", "--agreement", "corpus.csv", "--format", "csv", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.contains("2A,length,all,4,1.000,-0.085") && run.lines.contains("2A,length,strong,2,1.000,0.021"))
    #expect(run.lines.contains("2A,length,other,2,1.000,"))
    #expect(run.lines.count == 1 + 24 * 3)
  }

  @Test func nothingToCompareWith() throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", "012\n")
    #expect(try ProgramRun("meters", "--agreement", "corpus.txt", in: scratch.folder).status == 3)
  }
}
