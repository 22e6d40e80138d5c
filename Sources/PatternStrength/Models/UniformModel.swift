import PatternGrid

/// Every pattern equally likely: what a random generator chooses.
public struct UniformModel: GuessModel {
  public let card = ModelCard([.init("model", "uniform"), .init("source", "arithmetic: every pattern equally likely")])

  public init() {}

  public func logWeights(over tree: PatternTree) -> [Double] { Array(repeating: 0, count: tree.patternCount) }

  /// None: no pattern differs from another.
  public func contributions(to pattern: Pattern) -> [ModelContribution] { [] }
}
