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

  /// What was trained is a model to score by; the card tells how it was trained.
  @Test func logLinearModelScores() throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", "01258,30\n0367,20\n04852,10\n0124678,5\n012\n")
    let train = try ProgramRun("train", "corpus.txt", "--output", "model", in: scratch.folder)
    #expect(train.status == 1 && !train.errors.contains("\r"), "\(train.errors)")
    let card = try String(contentsOf: scratch.file("model/card.csv"), encoding: .utf8)
    for field in [
      "kind,loglinear", "patterns,65", "refused lines,1", "source sha256,", "templates (penalty),", "objective nats,",
      "gradient norm,", "held-out bits,",
    ] {
      #expect(card.contains("\n\(field)"), "\(field)")
    }
    let again = try ProgramRun("train", "corpus.txt", "--output", "again", in: scratch.folder)
    #expect(again.status == 1)
    for file in ["card.csv", "weights.csv"] {
      let files = try ["model", "again"].map { try Data(contentsOf: scratch.file("\($0)/\(file)")) }
      #expect(files[0] == files[1])
    }
    let score = try ProgramRun(
      "score", "01258", "--model", "model", "--columns", "guess_number", "--format", "csv", in: scratch.folder)
    #expect(score.status == 0 && score.lines == ["guess_number", "1"])
    let denylist = try ProgramRun("denylist", "--top", "2", "--model", "model/", in: scratch.folder)
    #expect(denylist.lines == ["01258", "0367"])
  }

  @Test func orderBelongsToNGrams() throws {
    let run = try ProgramRun("train", "corpus.txt", "--order", "3")
    #expect(run.status == 2 && run.errors.contains("'--order' goes with '--model ngram'"))
  }

  @Test(arguments: [
    ("card.csv", "field,value\nkind,oracle\n", "model/card.csv: the field 'kind' is not loglinear or ngram"),
    ("card.csv", "field,value\nkind\n", "model/card.csv:2: 1 fields where the header has 2"),
    ("weights.csv", "template,feature,weight_bits\nstart,0,much\n", "model/weights.csv:2: the weight is not a number"),
    ("weights.csv", "template,feature,weight_bits\nstart,0,1\n\"", "model/weights.csv:3: a quote is never closed"),
    ("weights.csv", nil, "cannot read 'model/weights.csv': no such file"),
  ]) func brokenModels(file: String, text: String?, message: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.file("model"), withIntermediateDirectories: true)
    _ = try scratch.write("model/card.csv", "field,value\nkind,loglinear\n")
    _ = try scratch.write("model/weights.csv", "template,feature,weight_bits\nstart,0,1\n")
    if let text {
      _ = try scratch.write("model/\(file)", text)
    } else {
      try FileManager.default.removeItem(at: scratch.file("model/\(file)"))
    }
    let run = try ProgramRun("score", "01258", "--model", "model", in: scratch.folder)
    #expect(run.status == 3 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  @Test func unknownModel() throws {
    let run = try ProgramRun("score", "01258", "--model", "peple")
    #expect(run.status == 2 && run.errors.contains("'peple' is neither a model (people, people-3gram, uniform)"))
  }
}
