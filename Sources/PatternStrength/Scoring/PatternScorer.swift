import PatternGrid

/// Everything that a score needs, built once: the space, a model's probabilities, and the order of guesses.
///
/// Cost: about 40 ms and 30 MB.
public final class PatternScorer: Sendable {
  public let patterns: PatternIndex
  public let model: any GuessModel
  public let distribution: PatternDistribution
  public let order: GuessOrder
  public let popularLists: PopularLists

  public init(model: any GuessModel) {
    patterns = .android3x3
    self.model = model
    distribution = PatternDistribution(model, over: PatternTree(.android3x3))
    order = GuessOrder(distribution)
    popularLists = PopularLists(patterns: patterns)
  }

  /// The score of the pattern at a rank.
  public func score(rank: Int) -> PatternScore { PatternScore(rank: rank, scorer: self) }
}

/// How guessable one pattern is, to an attacker who guesses in the order of the model. Each figure is worked out when it is
/// asked for.
public struct PatternScore: Sendable {
  /// In prefix order, from 0.
  public let rank: Int
  private let scorer: PatternScorer

  init(rank: Int, scorer: PatternScorer) {
    self.rank = rank
    self.scorer = scorer
  }

  public var pattern: Pattern { scorer.patterns.pattern(at: rank) }
  /// The attacker's guess that is this pattern, from 1 to the size of the space.
  public var guessNumber: Int { Int(scorer.order.guessNumbers[rank]) }
  public var guessNumberLog2: Double { binaryLogarithm(Double(guessNumber)) }
  /// -log2 of the probability that a person chooses this pattern.
  public var probabilityBits: Double { scorer.distribution.bits(ofRank: rank) }
  /// The share of people whose pattern is guessed earlier, 0 to 1.
  public var guessedBefore: Double { scorer.order.share(guessedAfter: guessNumber - 1) }
  /// Ids of the popular lists that have the pattern.
  public var popularLists: [String] { scorer.popularLists.lists(with: rank) }
}
