import PatternGrid

/// What people choose, as a probability of every pattern of a space.
///
/// A model of your own needs `logWeights(over:)` alone:
///
///     struct ShortFirst: GuessModel {
///       func logWeights(over tree: PatternTree) -> [Double] { space.patterns.map { -Double($0.length) } }
///     }
public protocol GuessModel: Sendable {
  /// The patterns that have a probability. By default Android's 3x3.
  var space: PatternSpace { get }

  /// What the model was made from and how; by default nil.
  var card: ModelCard? { get }

  /// Natural logarithms of numbers proportional to the probabilities, by index (prefix order).
  ///
  /// - Parameter tree: of the model's space.
  func logWeights(over tree: PatternTree) -> [Double]

  /// The terms of which a pattern's bits are the sum, apart from a constant; by default none.
  func contributions(to pattern: Pattern) -> [ModelContribution]
}

extension GuessModel {
  public var space: PatternSpace { .android3x3 }
  public var card: ModelCard? { nil }
  public func contributions(to pattern: Pattern) -> [ModelContribution] { [] }
}

/// Every pattern of a space equally likely: what a random generator chooses.
public struct UniformModel: GuessModel {
  public let space: PatternSpace
  public var card: ModelCard? {
    ModelCard([.init("model", "uniform"), .init("source", "arithmetic: every pattern equally likely")])
  }

  public init(_ space: PatternSpace = .android3x3) { self.space = space }

  public func logWeights(over tree: PatternTree) -> [Double] { Array(repeating: 0, count: tree.patternCount) }
}
