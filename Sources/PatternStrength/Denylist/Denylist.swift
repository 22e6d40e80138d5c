import PatternGrid

/// Patterns that an app refuses, most likely first.
public struct Denylist: Sendable, Equatable {
  /// Ranks of the patterns, most likely first.
  public let ranks: [Int]

  public init(ranks: [Int]) { self.ranks = ranks }

  /// The patterns that a model holds most likely.
  ///
  /// - Parameter size: how many; all patterns where there are fewer.
  public init(top size: Int, of order: GuessOrder) {
    ranks = order.ranks.prefix(max(size, 0)).map { Int($0) }
  }
}
