import PatternGrid

/// One thing that a model sees in a pattern, and what it adds to the pattern's weight.
public struct ModelContribution: Sendable {
  public enum Subject: Sendable {
    /// A feature of the log-linear model.
    case feature(ModelFeature)
    /// The number of dots.
    case length(Int)
    /// The first dots.
    case beginning([Dot])
    /// The dot that follows some others.
    case next(Dot, after: [Dot])
  }

  public let subject: Subject
  /// How often the pattern has it.
  public let count: Int
  /// Added to log2 of the pattern's weight, all occurrences together: positive makes the pattern more likely.
  public let bits: Double
}

/// Why a pattern is as likely as it is: the contributions to its weight, and what all patterns weigh together.
public struct PatternExplanation: Sendable {
  public let pattern: Pattern
  /// Largest effect first.
  public let contributions: [ModelContribution]
  /// log2 of the sum of the weights of all patterns: the bits of a pattern that has no contribution.
  public let normalisationBits: Double

  /// -log2 of the pattern's probability: the normalisation less all contributions.
  public var probabilityBits: Double { contributions.reduce(normalisationBits) { $0 - $1.bits } }
}

extension PatternScorer {
  /// Explains the bits of a pattern by what the model sees in it.
  public func explanation(of pattern: Pattern) -> PatternExplanation {
    let contributions = model.contributions(to: pattern)
    let bits = distribution.bits(ofRank: patterns.index(of: pattern))
    let order = contributions.indices.sorted { a, b in
      let (x, y) = (abs(contributions[a].bits), abs(contributions[b].bits))
      return x == y ? a < b : x > y
    }
    return PatternExplanation(
      pattern: pattern, contributions: order.map { contributions[$0] },
      normalisationBits: contributions.reduce(bits) { $0 + $1.bits })
  }
}
