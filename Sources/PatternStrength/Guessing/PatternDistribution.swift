import PatternGrid

/// The probability of every pattern of a model's space. The probabilities sum to 1 within 1e-12.
public struct PatternDistribution: Sendable {
  /// Of each pattern, by rank.
  public let probabilities: [Double]

  /// Cost: about 10 ms on one core.
  ///
  /// - Precondition: the tree is of the model's space.
  public init(_ model: some GuessModel, over tree: PatternTree) {
    precondition(tree.space == model.space, "a model of one space has no probabilities over another")
    let logWeights = model.logWeights(over: tree)
    let highest = logWeights.max() ?? 0
    var weights = logWeights.map { exponential($0 - highest) }
    let scale = 1 / compensatedSum(weights)
    for rank in weights.indices { weights[rank] *= scale }
    probabilities = weights
  }

  /// -log2 of a pattern's probability.
  public func bits(ofRank rank: Int) -> Double { -binaryLogarithm(probabilities[rank]) }
}

/// Neumaier's compensated sum: the error does not grow with the number of terms.
func compensatedSum(_ values: some Sequence<Double>) -> Double {
  var sum = 0.0
  var lost = 0.0
  for value in values {
    let next = sum + value
    lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
    sum = next
  }
  return sum + lost
}
