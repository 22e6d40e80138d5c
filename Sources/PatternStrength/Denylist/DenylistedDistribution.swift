import PatternGrid

/// People's choices where some patterns are refused: those who are refused choose again in the same way.
///
/// q(x) = p(x) / (1 - refused mass) for allowed patterns, 0 for refused ones. This is the model's belief; measured
/// second choices are a little less predictable (Munyendo et al., SOUPS 2021).
public struct DenylistedDistribution: Sendable {
  /// Share of people whose first choice is refused, 0 to 1.
  public let refusedShare: Double
  /// Patterns that are allowed.
  public let allowedCount: Int
  /// The guesses of an attacker who knows what is refused.
  private let cumulative: CumulativeShares
  /// The guesses of an attacker who does not, in the order of free choice.
  private let cumulativeUnaware: CumulativeShares
  private let allowedRanks: [UInt32]

  /// - Parameter isRefused: by rank.
  public init(_ distribution: PatternDistribution, _ order: GuessOrder, isRefused: (Int) -> Bool) {
    let refused = (0..<order.ranks.count).map(isRefused)
    let refusedShare = compensatedSum(
      refused.indices.lazy.map { refused[$0] ? distribution.probabilities[$0] : 0 })
    let scale = refusedShare < 1 ? 1 / (1 - refusedShare) : 0
    var cumulative = [0.0]
    var cumulativeUnaware = [0.0]
    var allowedRanks: [UInt32] = []
    var sum = 0.0
    for rank in order.ranks {
      if !refused[Int(rank)] {
        sum += distribution.probabilities[Int(rank)] * scale
        cumulative.append(min(sum, 1))
        allowedRanks.append(rank)
      }
      cumulativeUnaware.append(min(sum, 1))
    }
    self.refusedShare = min(refusedShare, 1)
    self.cumulative = CumulativeShares(cumulative)
    self.cumulativeUnaware = CumulativeShares(cumulativeUnaware)
    self.allowedRanks = allowedRanks
    allowedCount = allowedRanks.count
  }

  /// The choices where the most likely patterns are refused.
  ///
  /// - Parameter size: how many.
  public init(_ distribution: PatternDistribution, _ order: GuessOrder, refusingFirst size: Int) {
    self.init(distribution, order) { Int(order.guessNumbers[$0]) <= size }
  }

  /// The allowed patterns in the order of an attacker who knows what is refused.
  public var ranks: [UInt32] { allowedRanks }

  /// Share of people guessed after so many guesses by an attacker who knows what is refused, 0 to 1.
  public func share(guessedAfter guesses: Int) -> Double { cumulative[guesses] }

  /// The same for an attacker who guesses in the order of free choice and wastes guesses on refused patterns.
  public func shareUnaware(guessedAfter guesses: Int) -> Double { cumulativeUnaware[guesses] }

  /// How often people must choose, on average, until they are not refused; nil where everything is refused.
  public var expectedTries: Double? { allowedCount > 0 && refusedShare < 1 ? 1 / (1 - refusedShare) : nil }

  /// The fewest guesses that reach a share of people; nil where the share is never reached.
  public func guesses(toReach share: Double) -> Int? { cumulative.guesses(toReach: share) }
}
