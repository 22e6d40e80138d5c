/// A guessing metric that is told of every corpus: one list for figures, intervals and names.
public enum GuessingStatistic: Sendable, Hashable {
  case minEntropy
  case shannonEntropy
  case millerMadowEntropy
  /// The share of people guessed after so many guesses.
  case successRate(guesses: Int)
  /// The effective key length against an attacker who reaches a share of people.
  case effectiveKeyLength(share: Double)

  /// Guesses of the success rates: as in Golla et al. 2019 (1, 3, 10, 30, 100), and lockout limits.
  public static let guesses = [1, 3, 10, 12, 20, 30, 100]

  /// Shares of the effective key lengths.
  public static let shares = [0.05, 0.1, 0.2, 0.25, 0.5]

  /// Every statistic, in the order of documentation.
  public static let all =
    [minEntropy, shannonEntropy, millerMadowEntropy] + guesses.map { successRate(guesses: $0) }
    + shares.map { effectiveKeyLength(share: $0) }

  /// The name in data files.
  public var id: String {
    switch self {
    case .minEntropy: "min_entropy_bits"
    case .shannonEntropy: "shannon_bits"
    case .millerMadowEntropy: "shannon_miller_madow_bits"
    case .successRate(let guesses): "lambda_\(guesses)"
    case .effectiveKeyLength(let share): "g_tilde_\(share)_bits"
    }
  }

  /// The name for people.
  public var title: String {
    switch self {
    case .minEntropy: "Min-entropy"
    case .shannonEntropy: "Shannon entropy, plug-in"
    case .millerMadowEntropy: "Shannon entropy, Miller-Madow"
    case .successRate(let guesses): "Guessed after \(guesses) \(guesses == 1 ? "guess" : "guesses")"
    case .effectiveKeyLength(let share): "Effective key length G~ at \(share)"
    }
  }

  /// The value, in bits or as a share of 0 to 1; nil where there is none.
  public func value(of metrics: GuessingMetrics) -> Double? {
    switch self {
    case .minEntropy: metrics.minEntropy
    case .shannonEntropy: metrics.shannonEntropy
    case .millerMadowEntropy: metrics.millerMadowEntropy
    case .successRate(let guesses): metrics.successRate(guesses: guesses)
    case .effectiveKeyLength(let share): metrics.effectiveKeyLength(share: share)
    }
  }

  /// How many guesses the attacker needs whom the statistic speaks of; nil where it speaks of all patterns.
  func guesses(in metrics: GuessingMetrics) -> Int? {
    switch self {
    case .minEntropy: 1
    case .shannonEntropy, .millerMadowEntropy: nil
    case .successRate(let guesses): guesses
    case .effectiveKeyLength(let share): metrics.workFactor(share: share)
    }
  }

  /// Whether the statistic speaks of rare patterns, which a sample under 1,000 does not show.
  var isOfTail: Bool {
    switch self {
    case .shannonEntropy, .millerMadowEntropy: true
    case .minEntropy: false
    case .successRate(let guesses): guesses >= 100
    case .effectiveKeyLength(let share): share >= 0.5
    }
  }
}
