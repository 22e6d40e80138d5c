import PatternGrid

/// Everything that a score needs, built once: the space's index, a model's probabilities, and the order of guesses.
///
///     let scorer = PatternScorer(model: .people)
///     let score = try scorer.score("01258")
///     print(score.guessNumber, score.probabilityBits)
///
/// Cost: about 40 ms and 30 MB for Android's 3x3.
public final class PatternScorer: Sendable {
  public let patterns: PatternIndex
  public let model: any GuessModel
  public let distribution: PatternDistribution
  public let order: GuessOrder
  public let popularLists: PopularLists

  /// - Precondition: the index is of the model's space.
  public init(model: some GuessModel, patterns: PatternIndex = .android3x3) {
    precondition(
      model.space == patterns.space,
      "a model of one space cannot score the patterns of another: pass the index of its own")
    self.patterns = patterns
    self.model = model
    distribution = PatternDistribution(model, over: PatternTree(patterns.space))
    order = GuessOrder(distribution)
    popularLists = PopularLists(patterns: patterns)
  }

  /// The score of a pattern.
  ///
  /// - Precondition: the pattern is one of the scorer's space.
  public func score(_ pattern: Pattern) -> PatternScore { score(rank: patterns.index(of: pattern)) }

  /// The score of a pattern written in a notation.
  ///
  /// - Throws: `PatternTextError` where the text is no pattern of the scorer's space.
  public func score(_ text: String, notation: Notation = .digit) throws(PatternTextError) -> PatternScore {
    score(try Pattern(text, in: patterns.space, notation: notation))
  }

  /// The score of the pattern at an index.
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
