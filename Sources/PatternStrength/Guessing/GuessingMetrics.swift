/// The guessing metrics of Bonneau (The Science of Guessing, IEEE S&P 2012) for a distribution in guess order,
/// p_1 >= p_2 >= ... . All entropies are in bits.
///
/// For a uniform distribution over N patterns every entropy here is log2 N; for a single pattern it is 0. Equal
/// probabilities may come in any order: no metric depends on it. An empty distribution has no metrics: all are nil.
public struct GuessingMetrics: Sendable {
  /// `cumulative[j]` = p_1 + ... + p_j, from 0 to 1.
  private let cumulative: CumulativeShares
  /// How many choices were counted; nil where the distribution is not of observed counts.
  public let sampleSize: Int?

  public init(_ order: GuessOrder) {
    cumulative = order.cumulativeShares
    sampleSize = nil
  }

  /// Of observed counts: the perfect-knowledge attacker's distribution, in-sample.
  ///
  /// Zero counts are left out. Cost: a sort.
  ///
  /// - Precondition: no count is negative, and their sum is within `Int`.
  public init(counts: [Int]) {
    let sorted = inDescendingOrder(counts)
    let sampleSize = sorted.reduce(0, +)
    let total = Double(sampleSize)
    var sum = 0
    var cumulative = [0.0]
    cumulative.reserveCapacity(sorted.count + 1)
    for count in sorted {
      sum += count
      cumulative.append(Double(sum) / total)
    }
    self.cumulative = CumulativeShares(cumulative)
    self.sampleSize = sampleSize
  }

  /// How many patterns have a probability above 0; of a model, how many it has at all.
  public var patternCount: Int { cumulative.guessCount }

  private func probability(_ guess: Int) -> Double { cumulative[guess] - cumulative[guess - 1] }

  /// Min-entropy, -log2 p_1: an attacker with one guess.
  public var minEntropy: Double? {
    patternCount > 0 ? -binaryLogarithm(probability(1)) : nil
  }

  /// Shannon entropy, -sum p log2 p (plug-in, no bias correction). It says little about guessing.
  ///
  /// Of a sample it is too low, by about (patterns - 1) / (2 n ln 2) bits while the sample holds nearly all patterns, and
  /// by more where it does not: it never exceeds log2 n.
  public var shannonEntropy: Double? {
    guard patternCount > 0 else { return nil }
    return compensatedSum(
      (1...patternCount).lazy.map { guess in
        let p = probability(guess)
        return p > 0 ? -p * binaryLogarithm(p) : 0
      })
  }

  /// Shannon entropy with the correction of Miller (1955) and Madow: plug-in + (m - 1) / (2 n ln 2) bits, for m different
  /// patterns seen in n choices. Still too low where many patterns were not seen. Nil where there is no sample.
  public var millerMadowEntropy: Double? {
    guard let sampleSize, let shannonEntropy else { return nil }
    return shannonEntropy + Double(patternCount - 1) / (2 * Double(sampleSize) * naturalLogarithm(2))
  }

  /// beta-success-rate, lambda_beta = p_1 + ... + p_beta: the share of people guessed by `guesses` guesses each, 0 to 1.
  ///
  /// 0 for no guesses, and 1 for as many guesses as patterns or more.
  public func successRate(guesses: Int) -> Double? {
    patternCount > 0 ? cumulative[guesses] : nil
  }

  /// alpha-work-factor or marginal guesswork (Pliam 2000), mu_alpha = min { j : p_1 + ... + p_j >= alpha }: the fewest
  /// guesses a person that reach a share alpha of people. Nil unless 0 < alpha <= 1.
  ///
  /// A share reached exactly counts as reached, with the slack of `CumulativeShares`. For a uniform distribution over N
  /// patterns it is alpha N, rounded up.
  public func workFactor(share alpha: Double) -> Int? {
    guard patternCount > 0, alpha > 0, alpha <= 1 else { return nil }
    return max(1, cumulative.guesses(toReach: alpha) ?? patternCount)
  }

  /// alpha-guesswork, G_alpha: guesses a person on average, for an attacker who gives up on each after mu_alpha guesses:
  /// (1 - lambda) mu + sum over i <= mu of i p_i, where lambda >= alpha is the share really reached.
  ///
  /// For alpha = 1 it is the mean number of guesses, (N + 1) / 2 for a uniform distribution; for one pattern it is 1.
  public func guesswork(share alpha: Double) -> Double? {
    guard let factor = workFactor(share: alpha) else { return nil }
    let reached = compensatedSum((1...factor).lazy.map { Double($0) * probability($0) })
    return (1 - cumulative[factor]) * Double(factor) + reached
  }

  /// alpha-guesswork as an effective key length, G~_alpha = log2(2 G / lambda - 1) + log2(1 / (2 - lambda)) bits.
  ///
  /// Equal to log2 N for a uniform distribution, whatever alpha. For alpha <= p_1 it is the min-entropy.
  public func effectiveKeyLength(share alpha: Double) -> Double? {
    guard let factor = workFactor(share: alpha), let guesswork = guesswork(share: alpha) else { return nil }
    let reached = cumulative[factor]
    return binaryLogarithm(2 * guesswork / reached - 1) + binaryLogarithm(1 / (2 - reached))
  }
}

/// The counts above 0, the largest first. Small counts, of which a corpus has many, are sorted by counting them.
private func inDescendingOrder(_ counts: [Int]) -> [Int] {
  let largestCounted = min(counts.max() ?? 0, counts.count)
  var occurrences = [Int](repeating: 0, count: largestCounted + 1)
  var larger: [Int] = []
  for count in counts {
    if count <= largestCounted { occurrences[count] += 1 } else { larger.append(count) }
  }
  var sorted = larger.sorted(by: >)
  sorted.reserveCapacity(counts.count)
  for count in stride(from: largestCounted, to: 0, by: -1) {
    sorted.append(contentsOf: repeatElement(count, count: occurrences[count]))
  }
  return sorted
}
