import Foundation
import Testing

@Suite struct TrainCommandTests {
  @Test func countsAndCard() throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", "01258,3\n0125\n012\n")
    let run = try ProgramRun(
      "train", "corpus.txt", "--model", "ngram", "--order", "2", "--output", "model", in: scratch.folder)
    #expect(run.status == 1 && run.errors.contains("corpus.txt:3:3: error: too short"))
    let counts = try String(contentsOf: scratch.file("model/counts.csv"), encoding: .utf8)
    #expect(
      counts.split(separator: "\n") == [
        "feature,dots,count", "length,4,1", "length,5,3", "start,0,4", "gram,0.1,4", "gram,1.2,4", "gram,2.5,4",
        "gram,5.8,3",
      ])
    let card = try String(contentsOf: scratch.file("model/card.csv"), encoding: .utf8)
    #expect(
      card.contains("\npatterns,4\n") && card.contains("\ndistinct patterns,2\n")
        && card.contains("\nrefused lines,1\n"))
  }

  @Test(arguments: ["", "012\n", "# nothing\n"]) func nothingToLearnFrom(text: String) throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", text)
    let run = try ProgramRun("train", "corpus.txt", "--output", "model", in: scratch.folder)
    #expect(run.status == 3 && scratch.names == ["corpus.txt"], "\(run.errors)")
  }
}
