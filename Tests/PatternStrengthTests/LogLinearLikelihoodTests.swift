import Foundation
import PatternGrid
import PatternStrength
import Testing

@Suite struct LogLinearLikelihoodTests {
  static let tree = PatternTree(.android3x3)
  static let patterns = PatternIndex.android3x3

  static func rank(_ digits: String) -> Int {
    do { return patterns.index(of: try Notation.digit.pattern(digits, in: .android3x3)) } catch {
      fatalError("\(error)")
    }
  }

  /// Patterns with every kind of line: straight, diagonal, knight moves, over a dot, crossing.
  static let mixed: Tally = {
    var tally = Tally(patterns: patterns)
    let counts: KeyValuePairs = ["01258": 5, "0124678": 3, "408172653": 1, "1346": 2, "10245": 2]
    for (digits, count) in counts { tally.add(rank(digits), count: count) }
    return tally
  }()

  @Test func valueWithoutWeightsIsThatOfTheUniformModel() {
    let likelihood = LogLinearLikelihood(Self.mixed, over: Self.tree, threads: 1)
    let zero = [Double](repeating: 0, count: likelihood.features.count)
    var gradient = zero
    let value = likelihood.evaluate(zero, gradient: &gradient)
    #expect(abs(value - 13 * log(389_112)) < 1e-9)
  }

  @Test func everyTemplateHasFeatures() {
    let likelihood = LogLinearLikelihood(Self.mixed, over: Self.tree, threads: 1)
    let seen = Set(likelihood.features.map(\.template.id))
    #expect(seen == Set(FeatureTemplate.all.map(\.id)))
    #expect(likelihood.features == likelihood.features.sorted())
    // A pattern of n dots has n - 3 times four dots in a row.
    var fours = 0.0
    for (feature, count) in zip(likelihood.features, likelihood.featureCounts)
    where feature.template.id == "fourgram-class" { fours += count }
    // 5 x 2 + 3 x 4 + 1 x 6 + 2 x 1 + 2 x 2
    #expect(fours == 34)
  }

  /// Against central differences of the value, for the features of every template.
  @Test func gradientEqualsFiniteDifferences() {
    let likelihood = LogLinearLikelihood(Self.mixed, over: Self.tree, threads: 2)
    var weights = likelihood.features.indices.map { sin(Double($0) * 1.7) }
    var gradient = weights
    _ = likelihood.evaluate(weights, gradient: &gradient)
    var unused = weights
    let step = 1e-5
    for index in stride(from: 0, to: weights.count, by: 3) {
      let weight = weights[index]
      weights[index] = weight + step
      let above = likelihood.evaluate(weights, gradient: &unused)
      weights[index] = weight - step
      let below = likelihood.evaluate(weights, gradient: &unused)
      weights[index] = weight
      let difference = (above - below) / (2 * step)
      #expect(
        abs(gradient[index] - difference) < 1e-6 * max(1, abs(difference)),
        "\(likelihood.features[index].template.id) \(likelihood.features[index].text)")
    }
  }

  @Test func threadsDoNotMatter() {
    let weights = { (likelihood: LogLinearLikelihood) in likelihood.features.indices.map { cos(Double($0)) } }
    let (one, two) = (
      LogLinearLikelihood(Self.mixed, over: Self.tree, threads: 1),
      LogLinearLikelihood(Self.mixed, over: Self.tree, threads: 3)
    )
    var (first, second) = (weights(one), weights(two))
    #expect(one.evaluate(weights(one), gradient: &first) == two.evaluate(weights(two), gradient: &second))
    #expect(first == second)
  }
}
