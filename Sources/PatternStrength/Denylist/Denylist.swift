import PatternGrid

/// Patterns of Android's 3x3 space that an app refuses: a set, shown most likely first.
public struct Denylist: Sendable, Equatable {
  /// Ranks of the patterns, most likely first.
  public let ranks: [Int]

  /// The patterns of a set in the order of an attacker.
  public init(_ patterns: DenylistSet, in order: GuessOrder) {
    ranks = patterns.ranks.sorted { order.guessNumbers[$0] < order.guessNumbers[$1] }
  }

  public var patterns: DenylistSet { DenylistSet(ranks) }
}
