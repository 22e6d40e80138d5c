import Datasets
import FileStreams
import PatternGrid
import PatternStrength
import TestSupport
import Testing

@Suite struct StoredModelTests {
  static func corpus(_ folder: TemporaryFolder) throws -> Corpus {
    try Corpus(file: folder.write("choices.txt", Array("01258,30\n0367,20\n04852,10\n0124678,5\n012\n".utf8)))
  }

  /// What is saved and loaded gives the very same probabilities, and its card says where it comes from.
  @Test(arguments: storedModelKinds.map { $0.kind }) func trainSaveLoad(id: String) throws {
    let folder = try TemporaryFolder()
    let kind = try #require(storedModelKinds.first { $0.kind == id })
    let model = try kind.trained(on: Self.corpus(folder))
    try model.save(to: folder.path("model"))
    let loaded = try loadModel(from: folder.path("model"))
    let scorers = [PatternScorer(model: model), PatternScorer(model: loaded)]
    #expect(scorers[0].distribution.probabilities == scorers[1].distribution.probabilities)
    #expect(try scorers[1].score("01258").guessNumber == 1)
    #expect(loaded.card == model.card && loaded.card?["patterns"] == "65" && loaded.card?["refused lines"] == "1")
    #expect(loaded.card?["space"] == "3x3, android rule, 4 to 9 dots")
    #expect(throws: FileError.self) { try model.save(to: folder.path("model")) }
    try model.save(to: folder.path("model"), force: true)
  }

  /// A model made by hand, without a card and with weights of any precision, is kept to the last bit.
  @Test func modelsWithoutACard() throws {
    let people = LogLinearModel.people
    let model = LogLinearModel(weights: people.weights.prefix(20).map { ($0.feature, $0.bits / 3) })
    let files = model.files
    let again = try readModel { name in files.first { $0.name == name }?.bytes ?? [] }
    #expect((again as? LogLinearModel)?.weights.map(\.bits) == model.weights.map(\.bits))
    #expect(again.card?.facts.map(\.field) == ["kind", "space"])
  }

  /// The embedded files are what their model is written as.
  @Test func embeddedNumbersAreWrittenAsTheyStand() throws {
    #expect(LogLinearModel.people.files[1].bytes == Dataset.peopleWeights.bytes)
    #expect(NGramModel.people3Gram.files[1].bytes == Dataset.people3GramCounts.bytes)
    #expect(NGramModel.people3Gram.files[0].bytes == Dataset.people3GramCard.bytes)
  }

  @Test func modelsBelongToASpace() throws {
    let card = { (space: String) in
      "field,value\nkind,loglinear\nspace,\"\(space)\"\n"
    }
    func read(_ space: String) throws -> LogLinearModel {
      try LogLinearModel(reading: { name in
        Array((name == "card.csv" ? card(space) : "template,feature,weight_bits\nstart,0,1\n").utf8)
      })
    }
    #expect(try read("3x3, android rule, 4 to 9 dots").weights.count == 1)
    let other = #expect(throws: ModelFileError.self) { try read("4x4, android rule, 4 to 16 dots") }
    #expect(
      other?.description
        == "card.csv: a log-linear model is of 3x3, android rule, 4 to 9 dots, this is of 4x4, android rule, 4 to 16 dots"
    )
    let none = #expect(throws: ModelFileError.self) { try read("a lock") }
    #expect(none?.reason.hasPrefix("the field 'space' is not one such as") == true)
    #expect(throws: TrainingError.noChoices) { try LogLinearModel.trained(on: Tally()) }
  }
}
