import PatternGrid

/// Everything that a score needs, built once: the space, a model's probabilities, and the order of guesses.
///
/// Cost: about 40 ms and 30 MB.
public struct PatternScorer: Sendable {
  public let ranks: PatternRank
  public let table: RankTable
  public let model: any GuessModel
  public let distribution: PatternDistribution
  public let order: GuessOrder
  public let popularLists: PopularLists

  public init(model: any GuessModel) {
    ranks = .android3x3
    table = RankTable(ranks)
    self.model = model
    distribution = PatternDistribution(model, over: PatternTree(.android3x3))
    order = GuessOrder(distribution)
    popularLists = PopularLists(ranks: ranks)
  }

  /// The score of the pattern at a rank.
  public func score(rank: Int) -> PatternScore {
    let guessNumber = Int(order.guessNumbers[rank])
    return PatternScore(
      rank: rank, pattern: ranks.pattern(at: rank), guessNumber: guessNumber,
      guessNumberLog2: binaryLogarithm(Double(guessNumber)), probabilityBits: distribution.bits(ofRank: rank),
      guessedBefore: order.share(guessedAfter: guessNumber - 1), popularLists: popularLists.lists(with: rank))
  }
}

/// How guessable one pattern is, to an attacker who guesses in the order of the model.
public struct PatternScore: Sendable {
  /// In prefix order, from 0.
  public let rank: Int
  public let pattern: Pattern
  /// The attacker's guess that is this pattern, from 1 to the size of the space.
  public let guessNumber: Int
  public let guessNumberLog2: Double
  /// -log2 of the probability that a person chooses this pattern.
  public let probabilityBits: Double
  /// The share of people whose pattern is guessed earlier, 0 to 1.
  public let guessedBefore: Double
  /// Ids of the popular lists that have the pattern.
  public let popularLists: [String]
}

extension PatternRank {
  /// The ranks of Android's 3x3 space.
  public static let android3x3 = {
    do { return try PatternRank(PatternSpace.android3x3) } catch { preconditionFailure("\(error)") }
  }()
}
