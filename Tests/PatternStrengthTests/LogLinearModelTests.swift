import Datasets
import PatternGrid
import PatternStrength
import Testing

@Suite struct LogLinearModelTests {
  static func model(_ csv: String) throws -> LogLinearModel {
    try LogLinearModel(reading: { name in
      Array((name == "card.csv" ? "field,value\nkind,loglinear\n" : csv).utf8)
    })
  }

  /// The bits of two patterns differ by exactly the weights of the features in which they differ.
  @Test func weightsReachThePatternsThatHaveTheFeature() throws {
    let model = try Self.model(
      """
      template,feature,weight_bits
      start,0,1
      crossings-length,1.5,2
      trigram-class,0.1.2,4
      three-moves,E.SW.E,8
      shape,E.S,16
      class,SE.SE.W,32
      """)
    let weights = model.logWeights(over: PatternTree(.android3x3)).map { $0 / 0.6931471805599453 }
    let expected: KeyValuePairs<String, Double> = [
      // An L from dot 0, with two straight lines of three dots along an edge: 1 + 2 x 4 + 16.
      "01258": 25, "67852": 24, "0367": 21, "1036": 20,
      // Right, down-left, right, anywhere and in any orientation.
      "1034": 0, "2143": 0, "1043": 8, "0134": 9, "01346": 9, "1245": 8, "4376": 8, "0341": 1, "1032": 0,
      // Through the centre along a diagonal and then along an edge; the same as a part of more.
      "0485": 33, "2463": 32, "04852": 5,
      // One crossing in five dots, and in four.
      "04135": 3, "0413": 1,
    ]
    for (digits, bits) in expected {
      #expect(abs(weights[LogLinearLikelihoodTests.rank(digits)] - bits) < 1e-9, "\(digits)")
    }
  }

  /// What the walk adds up is what the features of the pattern weigh, for every 101st pattern of the model of people.
  @Test(arguments: ModelCatalogueEntry.all.map(\.id)) func contributionsAddUpToTheBits(id: String) throws {
    let entry = try #require(ModelCatalogueEntry.named(id))
    let scorer = PatternScorer(model: entry.model)
    let begin = scorer.explanation(of: scorer.patterns.pattern(at: 0)).normalisationBits
    for rank in stride(from: 0, to: scorer.patterns.count, by: 101) {
      let explanation = scorer.explanation(of: scorer.patterns.pattern(at: rank))
      #expect(abs(explanation.normalisationBits - begin) < 1e-9, "rank \(rank)")
      #expect(abs(explanation.probabilityBits - scorer.distribution.bits(ofRank: rank)) < 1e-9)
      let effects = explanation.contributions.map { abs($0.bits) }
      #expect(effects == effects.sorted(by: >))
    }
  }

  @Test(arguments: [
    ("template,feature\nstart,0\n", 1, "the columns are not template,feature,weight_bits"),
    ("template,feature,weight_bits\nbeginning,0,1\n", 2, "there is no template 'beginning'"),
    ("template,feature,weight_bits\nstart,0,1\nstart,9,1\n", 3, "'9' is not a symbol"),
    ("template,feature,weight_bits\nstart,0.1,1\n", 2, "'0.1' has 2 symbols"),
    ("template,feature,weight_bits\nshape,S.E,1\n", 2, "'S.E' is not the least of its images"),
    ("template,feature,weight_bits\nclass,E.2ESE.E,1\n", 2, "'2ESE' is not a symbol"),
    ("template,feature,weight_bits\nlength,3,1\n", 2, "'3' is not a symbol"),
    ("template,feature,weight_bits\nstart,0,nan\n", 2, "the weight is not a number"),
    ("template,feature,weight_bits\nstart,0,1e9\n", 2, "the weight is not a number"),
    ("template,feature,weight_bits\nstart,0,1\nstart,0,2\n", 3, "'0' of template 'start' is out of order"),
  ]) func brokenFiles(csv: String, line: Int, reason: String) throws {
    let error = #expect(throws: ModelFileError.self) { try Self.model(csv) }
    #expect(error?.line == line)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func featuresAreWrittenAsTheyAreRead() throws {
    let table = Dataset.peopleWeights.table
    let model = LogLinearModel.people
    #expect(model.weights.count == table.rows.count && model.weights.count > 1000)
    for (weight, row) in zip(model.weights, table.rows) {
      #expect(weight.feature.text == row.fields[1] && weight.feature.template.id == row.fields[0])
    }
  }
}
