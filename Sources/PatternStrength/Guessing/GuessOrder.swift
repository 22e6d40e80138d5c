/// The order in which an attacker who knows a distribution guesses: most likely first, ties in prefix order.
///
/// Cost: a radix sort of all probabilities, about 10 ms for 389,112.
public struct GuessOrder: Sendable {
  /// The rank of the pattern guessed first, second, ...
  public let ranks: [UInt32]
  /// By rank: the guess number, from 1.
  public let guessNumbers: [UInt32]
  /// The probability that one of the first guesses is right, by their number.
  public let cumulativeShares: CumulativeShares

  public init(_ distribution: PatternDistribution) {
    ranks = ranksByDescendingProbability(distribution.probabilities)
    var guessNumbers = [UInt32](repeating: 0, count: ranks.count)
    var cumulativeShares: [Double] = [0]
    cumulativeShares.reserveCapacity(ranks.count + 1)
    var sum = 0.0
    for (guess, rank) in ranks.enumerated() {
      guessNumbers[Int(rank)] = UInt32(guess + 1)
      sum += distribution.probabilities[Int(rank)]
      cumulativeShares.append(min(sum, 1))
    }
    self.guessNumbers = guessNumbers
    self.cumulativeShares = CumulativeShares(cumulativeShares)
  }

  /// The share of people guessed after so many guesses, 0 to 1.
  public func share(guessedAfter guesses: Int) -> Double { cumulativeShares[guesses] }
}

/// A stable least-significant-digit radix sort on the bits of the probabilities, which for numbers of one sign are
/// ordered as the numbers are.
private func ranksByDescendingProbability(_ probabilities: [Double]) -> [UInt32] {
  let digitBits = 11
  var keys = probabilities.map { ~$0.bitPattern }
  var ranks = [UInt32](0..<UInt32(probabilities.count))
  var sortedKeys = keys
  var sortedRanks = ranks
  for shift in stride(from: 0, to: 64, by: digitBits) {
    var places = [Int](repeating: 0, count: 1 << digitBits)
    let mask = UInt64(places.count - 1)
    for key in keys { places[Int(key >> UInt64(shift) & mask)] += 1 }
    if places.contains(keys.count) { continue }
    var next = 0
    for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
    for index in keys.indices {
      let digit = Int(keys[index] >> UInt64(shift) & mask)
      sortedKeys[places[digit]] = keys[index]
      sortedRanks[places[digit]] = ranks[index]
      places[digit] += 1
    }
    swap(&keys, &sortedKeys)
    swap(&ranks, &sortedRanks)
  }
  return ranks
}
