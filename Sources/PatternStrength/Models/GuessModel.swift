import PatternGrid

/// What people choose, as a probability of every pattern of Android's 3x3 space.
public protocol GuessModel: Sendable {
  /// What the model was made from and how.
  var card: ModelCard { get }

  /// Natural logarithms of numbers proportional to the probabilities, by rank (prefix order).
  func logWeights(over tree: PatternTree) -> [Double]

  /// What the logarithm of a pattern's weight is the sum of.
  func contributions(to pattern: Pattern) -> [ModelContribution]
}
