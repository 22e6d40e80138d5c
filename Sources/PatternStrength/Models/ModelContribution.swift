import PatternGrid

/// One thing that a model sees in a pattern, and its effect on the pattern's bits.
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
    /// Anything else, in words that follow "the pattern": `has no turns`.
    case other(String)
  }

  public let subject: Subject
  /// How often the pattern has it.
  public let count: Int
  /// Added to the pattern's bits (-log2 of its probability), all occurrences together: negative makes the pattern more
  /// likely. The sign is that of the tables of `score --explain`.
  public let bits: Double

  public init(_ subject: Subject, count: Int = 1, bits: Double) {
    self.subject = subject
    self.count = count
    self.bits = bits
  }
}

/// Why a pattern is as likely as it is: the contributions to its bits, and what they are added to.
public struct PatternExplanation: Sendable {
  public let pattern: Pattern
  /// Largest effect first.
  public let contributions: [ModelContribution]
  /// The bits of a pattern without any contribution: log2 of the sum of the weights of all patterns.
  public let normalisationBits: Double

  /// -log2 of the pattern's probability: the normalisation and all contributions.
  public var probabilityBits: Double { contributions.reduce(normalisationBits) { $0 + $1.bits } }
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
      normalisationBits: contributions.reduce(bits) { $0 - $1.bits })
  }
}
