import Foundation
import Testing

@Suite struct ScoreCommandTests {
  static let header = "pattern,length,guess_number,guess_number_log2,probability_bits,guessed_before_pct,popular_lists"

  @Test func defaultColumnsAreStable() throws {
    let run = try ProgramRun("score", "--format", "csv", "01258")
    #expect(run.lines[0] == Self.header && run.lines[1].hasPrefix("01258,5,") && run.status == 0)
    let counted = try ProgramRun("score", input: Data("01258,3\n".utf8))
    #expect(counted.lines[0] == Self.header.replacing("pattern,", with: "pattern,count,", maxReplacements: 1))
  }

  @Test func aFileOfEveryKindOfLine() throws {
    let scratch = try Scratch()
    var text = Data("01258\n\n0125\r\n0128\n".utf8)
    text +=
      Data([0, 1, 255, 10]) + Data(String(repeating: "0", count: 5000).utf8) + Data("\n12369\n# note\n0.4.8.5".utf8)
    try text.write(to: scratch.file("mixed.txt"))
    let run = try ProgramRun("score", "--columns", "pattern", "mixed.txt", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.lines == ["pattern", "01258", "0125", "0485"])
    #expect(
      run.errors.split(separator: "\n") == [
        "patternscope: warning: mixed.txt: 1 of the first lines can only be read in another notation than the 3 that decided (say --notation to be sure)",
        "mixed.txt:2:1: error: the line is empty",
        "mixed.txt:4:4: error: the line from 2 to 8 jumps over the unvisited dot 5",
        "mixed.txt:5:1: error: byte 0x00 is not a dot number",
        "mixed.txt:6:1: error: the line is longer than 4096 bytes",
        "mixed.txt:7:5: error: dot 9 is outside the 3x3 grid",
      ])
  }

  @Test(arguments: [
    ("table", "01258           5"), ("csv", "01258,5,"), ("tsv", "01258\t5\t"),
    ("jsonl", "{\"pattern\":\"01258\",\"length\":5,"),
    ("markdown", "| 01258     |      5 |"),
  ]) func formats(format: String, beginning: String) throws {
    let run = try ProgramRun("score", "--format", format, input: Data("01258\n".utf8))
    #expect(run.status == 0 && run.lines.last?.hasPrefix(beginning) == true, "\(run.text)")
  }

  @Test func everyLineOfALargeInputIsScoredInOrder() throws {
    let all = try ProgramRun("list").output
    let run = try ProgramRun("score", "--columns", "pattern", "--threads", "2", input: all + all + all)
    #expect(run.status == 0)
    #expect(run.output == Data("pattern\n".utf8) + all + all + all)
  }

  @Test func filesThatCannotBeReadAreReportedAndTheOthersDone() throws {
    let scratch = try Scratch()
    let good = try scratch.write("good.txt", "01258\n")
    let run = try ProgramRun("score", "--columns", "pattern", "missing.txt", "/", good, in: scratch.folder)
    #expect(run.status == 3 && run.lines == ["pattern", "01258"])
    #expect(run.errors.contains("cannot read 'missing.txt': no such file or directory"))
    #expect(run.errors.contains("cannot read '/': is a directory"))
  }

  @Test func outputIsNeverOverwrittenUnasked() throws {
    let scratch = try Scratch()
    let output = try scratch.write("scores.csv", "mine")
    let refused = try ProgramRun("score", "01258", "--output", output)
    #expect(refused.status == 3 && refused.errors.contains("exists; give --force to replace it"))
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "mine")
    let forced = try ProgramRun(
      "score", "01258", "--output", output, "--force", "--columns", "pattern", "--format", "csv")
    #expect(forced.status == 0 && forced.output.isEmpty)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "pattern\n01258\n")
    #expect(scratch.names == ["scores.csv"])
  }

  @Test func aFullDiskIsReportedAndLeavesNothing() throws {
    let run = try ReadmeTests.shell(
      "'\(ProgramRun.program.path)' list > /dev/full", in: FileManager.default.temporaryDirectory)
    #expect(run.status == 3 && run.output.contains("no space left on device"), "\(run.output)")
  }

  @Test func emptyInput() throws {
    let run = try ProgramRun("score")
    #expect(run.status == 0 && run.lines == [Self.header])
  }

  @Test func wrongArguments() throws {
    let pattern = try ProgramRun("score", "012")
    #expect(pattern.status == 1 && pattern.errors.contains("argument '012':3: error: too short"))
    let ambiguous = try ProgramRun("score", "1478")
    #expect(ambiguous.status == 0 && ambiguous.errors.contains("reading dots from 0"))
    let column = try ProgramRun("score", "01258", "--columns", "patern")
    #expect(column.status == 2 && column.errors.contains("did you mean 'pattern'"), "\(column.errors)")
  }
}
