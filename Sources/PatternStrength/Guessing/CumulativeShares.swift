/// The share of people guessed by number of guesses, for an attacker who guesses in a fixed order.
public struct CumulativeShares: Sendable {
  /// A share that is short of what is asked by no more than this counts as reached: sums of probabilities are rounded.
  public static let slack = 1e-12

  /// By number of guesses, from 0 at none: ascending, at most 1.
  let shares: [Double]

  init(_ shares: [Double]) { self.shares = shares }

  /// The most guesses that the attacker makes.
  var guessCount: Int { shares.count - 1 }

  /// The share guessed after so many guesses, 0 to 1; the last one for more guesses than there are.
  public subscript(guesses: Int) -> Double { shares[min(max(guesses, 0), guessCount)] }

  /// The fewest guesses that reach a share of people; nil if it is never reached.
  ///
  /// A share reached exactly counts as reached, with `slack` for rounding. Cost: a binary search.
  public func guesses(toReach share: Double) -> Int? {
    var (low, high) = (0, shares.count)
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] < share - Self.slack { low = middle + 1 } else { high = middle }
    }
    return low < shares.count ? low : nil
  }
}
