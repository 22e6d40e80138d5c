import Foundation
import GSLStatistics
import PatternGrid
import PatternStrength
import Testing

@Suite struct LogLinearTrainingTests {
  static let tree = PatternTree(.android3x3)
  static let patterns = PatternIndex.android3x3

  /// Counts drawn exactly in proportion to a known model of starts, ends and lengths: training finds its weights again,
  /// up to a constant within each template, which no data can tell.
  @Test func recoversKnownWeights() throws {
    let templates = ["start", "end", "length"].map { FeatureTemplate.named($0)! }
    let known = { (pattern: Pattern) -> Double in
      [0.9, -0.4, 0.3, 0, -1, 0.2, 0.7, -0.6, 0.1][pattern.start.index]
        + [0, 0.5, -0.5, 0.25, 1, -1, 0.1, 0.2, 0.8][pattern.end.index] - 0.7 * Double(pattern.length)
    }
    var tally = Tally(patterns: Self.patterns)
    for rank in 0..<Self.patterns.count {
      tally.add(rank, count: Int((1e7 * exp(known(Self.patterns.pattern(at: rank)))).rounded()))
    }
    var training = LogLinearTraining()
    training.templates = templates
    training.penaltyScale = 1e-6
    training.gradientTolerance = 1e-3
    let result = try training.train(tally, over: Self.tree, threads: 2)
    let nats = { (id: String) in result.weights.filter { $0.feature.template.id == id }.map { $0.bits * log(2) } }
    let (starts, ends, lengths) = (nats("start"), nats("end"), nats("length"))
    #expect((starts.count, ends.count, lengths.count) == (9, 9, 6))
    #expect(abs((starts[0] - starts[4]) - 1.9) < 1e-3)
    #expect(abs((starts[6] - starts[7]) - 1.3) < 1e-3)
    #expect(abs((ends[4] - ends[5]) - 2) < 1e-3)
    #expect(abs((lengths[5] - lengths[0]) - -3.5) < 1e-3)
  }

  /// A corpus that has every image of its patterns alike gives a model that does so too.
  @Test func symmetricDataGiveASymmetricModel() throws {
    var tally = Tally(patterns: Self.patterns)
    for (digits, count) in [("01258", 7), ("0124678", 4), ("04217", 1)] {
      let pattern = try Notation.digit.pattern(digits, in: .android3x3)
      for image in pattern.symmetryClass { tally.add(Self.patterns.index(of: image), count: count) }
    }
    let model = try Self.model(tally)
    let distribution = PatternDistribution(model, over: Self.tree)
    for rank in stride(from: 0, to: Self.patterns.count, by: 997) {
      let images = Self.patterns.pattern(at: rank).symmetryClass.map { Self.patterns.index(of: $0) }
      let bits = images.map { distribution.bits(ofRank: $0) }
      #expect(bits.max()! - bits.min()! < 1e-6, "rank \(rank)")
    }
  }

  @Test func sameCorpusSameWeights() throws {
    let tally = LogLinearLikelihoodTests.mixed
    let (one, two) = (
      try LogLinearTraining().train(tally, over: Self.tree, threads: 1),
      try LogLinearTraining().train(tally, over: Self.tree, threads: 2)
    )
    #expect(one.weights.map(\.bits) == two.weights.map(\.bits) && one.objective == two.objective)
    #expect(one.stopReason == .gradientIsSmall)
  }

  @Test func emptyCorpusIsRefused() {
    #expect(throws: GSLError.self) {
      try LogLinearTraining().train(Tally(patterns: Self.patterns), over: Self.tree, threads: 1)
    }
  }

  /// However often it was chosen, the only pattern seen comes first, and no other becomes impossible.
  @Test(arguments: [1, 1_000_000]) func onePattern(count: Int) throws {
    var tally = Tally(patterns: Self.patterns)
    let rank = LogLinearLikelihoodTests.rank("04852")
    tally.add(rank, count: count)
    let distribution = PatternDistribution(try Self.model(tally), over: Self.tree)
    let order = GuessOrder(distribution)
    #expect(order.guessNumbers[rank] == 1)
    #expect(distribution.probabilities.allSatisfy { $0.isFinite && $0 > 0 })
    #expect(abs(Self.sum(distribution.probabilities) - 1) < 1e-12)
    if count > 1 { #expect(distribution.probabilities[rank] > 0.9) }
  }

  /// Every pattern once: the model of no weights is the best there is, exactly.
  @Test func everyPatternOnce() throws {
    var tally = Tally(patterns: Self.patterns)
    for rank in 0..<Self.patterns.count { tally.add(rank) }
    let result = try LogLinearTraining().train(tally, over: Self.tree, threads: 2)
    #expect(result.weights.count > 50_000 && result.gradientNorm < 1e-6)
    #expect(result.weights.allSatisfy { abs($0.bits) < 1e-6 })
  }

  static func model(_ tally: Tally) throws -> LogLinearModel {
    let result = try LogLinearTraining().train(tally, over: tree, threads: 2)
    return LogLinearModel(weights: result.weights)
  }

  /// By thousands, so that the sum itself rounds less than 1e-12.
  static func sum(_ values: [Double]) -> Double {
    stride(from: 0, to: values.count, by: 1000).map { values[$0..<min($0 + 1000, values.count)].reduce(0, +) }
      .reduce(0, +)
  }
}
