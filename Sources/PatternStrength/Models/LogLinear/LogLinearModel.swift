import PatternGrid

/// A log-linear (maximum-entropy) model of what people choose, normalised exactly over all 389,112 patterns.
///
/// p(x) is proportional to 2^(sum of weight x how often x has the feature), the weights being in bits. Only features that
/// the training corpus has carry a weight.
public struct LogLinearModel: GuessModel {
  public let card: ModelCard?
  /// Features in ascending order, with their weights in bits.
  public let weights: [(feature: ModelFeature, bits: Double)]

  /// - Precondition: the features ascend without repetition.
  public init(weights: [(feature: ModelFeature, bits: Double)], card: ModelCard? = nil) {
    self.weights = weights
    self.card = card
  }

  public func logWeights(over tree: PatternTree) -> [Double] {
    let map = FactorIndex(weights.map(\.feature), over: tree)
    let walk = FactorWalk(tree)
    let naturalWeights = weights.map { $0.bits * LogLinearModel.natsPerBit }
    let cells = map.cellWeights(naturalWeights)
    var result: [Double] = []
    result.reserveCapacity(tree.patternCount)
    for part in walk.parts { result += walk.sums(of: cells, in: part) }
    for (rank, feature) in map.occurrences { result[Int(rank)] += naturalWeights[Int(feature)] }
    return result
  }

  /// The features that carry a weight.
  public func contributions(to pattern: Pattern) -> [ModelContribution] {
    var counts: [ModelFeature: Int] = [:]
    for feature in ModelFeature.all(of: pattern) { counts[feature, default: 0] += 1 }
    return weights.compactMap { feature, bits in
      counts[feature].map { ModelContribution(.feature(feature), count: $0, bits: -bits * Double($0)) }
    }
  }

  static let natsPerBit = naturalLogarithm(2)
}
