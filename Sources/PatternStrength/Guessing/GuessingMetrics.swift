/// The guessing metrics of Bonneau (The Science of Guessing, IEEE S&P 2012) for a distribution in guess order,
/// p_1 >= p_2 >= ... . All entropies are in bits.
///
/// For a uniform distribution over N patterns every entropy here is log2 N.
public struct GuessingMetrics: Sendable {
  /// `cumulative[j]` = p_1 + ... + p_j, from 0 to 1.
  private let cumulative: [Double]

  public init(_ order: GuessOrder) { cumulative = order.cumulativeShares }

  /// Of observed counts: the perfect-knowledge attacker's distribution, in-sample.
  ///
  /// Zero counts are left out. An empty corpus has no metrics: every one of them is nil.
  public init(counts: [Int]) {
    let sorted = counts.filter { $0 > 0 }.sorted(by: >)
    let total = Double(sorted.reduce(0, +))
    var sum = 0
    var cumulative = [0.0]
    for count in sorted {
      sum += count
      cumulative.append(Double(sum) / total)
    }
    self.cumulative = cumulative
  }

  private var patternCount: Int { cumulative.count - 1 }
  private func probability(_ guess: Int) -> Double { cumulative[guess] - cumulative[guess - 1] }

  /// Min-entropy, -log2 p_1: an attacker with one guess.
  public var minEntropy: Double? {
    patternCount > 0 ? -binaryLogarithm(probability(1)) : nil
  }

  /// Shannon entropy, -sum p log2 p (plug-in, no bias correction). It says little about guessing.
  public var shannonEntropy: Double? {
    guard patternCount > 0 else { return nil }
    return compensatedSum(
      (1...patternCount).lazy.map { guess in
        let p = probability(guess)
        return p > 0 ? -p * binaryLogarithm(p) : 0
      })
  }

  /// beta-success-rate, lambda_beta: the share of people guessed by `guesses` guesses each, 0 to 1.
  ///
  /// With more guesses than patterns it is 1.
  public func successRate(guesses: Int) -> Double? {
    patternCount > 0 ? cumulative[min(max(guesses, 0), patternCount)] : nil
  }

  /// alpha-work-factor, mu_alpha: the fewest guesses a person that reach a share alpha of people, 0 < alpha <= 1.
  ///
  /// A share reached exactly counts as reached, with 1e-12 of slack for rounding.
  public func workFactor(share alpha: Double) -> Int? {
    guard patternCount > 0, alpha > 0, alpha <= 1 else { return nil }
    return cumulative.firstIndex { $0 >= alpha - 1e-12 }
  }

  /// alpha-guesswork, G_alpha: guesses a person on average, for an attacker who gives up on each after mu_alpha guesses:
  /// (1 - lambda) mu + sum over i <= mu of i p_i, where lambda is the share really reached.
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
