import GSLStatistics

/// A figure of a sample with its 95 % interval, the method of the interval, and what must be known to trust it.
public struct SampledFigure: Sendable, Equatable {
  /// In the figure's own unit; shares are 0 to 1. Nil where the sample has none.
  public let value: Double?
  /// Where the population's value lies, with a confidence of 95 % for this figure alone; nil where nothing is sampled.
  public let interval: ClosedRange<Double>?
  public let method: Method
  public let cautions: [Caution]

  /// The confidence of intervals where no other is asked for.
  public static let confidence = 0.95

  /// How the interval was found.
  public enum Method: Sendable, Equatable {
    /// A count or an arithmetical fact: no interval.
    case exact
    /// Exact binomial interval.
    case clopperPearson
    /// Bias-corrected bootstrap.
    case bootstrap(resamples: Int)
    /// Mean ± z standard errors.
    case normal
    /// Normal interval of the Good-Turing mass (Esty 1983).
    case esty
    /// Too many choices to resample; the interval would be narrower than the printed decimals.
    case tooLarge
  }

  /// Why a figure should be read with care.
  public enum Caution: Sendable, Equatable {
    /// A figure of the tail from fewer than `smallestSample` choices.
    case smallSample
    /// The attacker whom the figure speaks of has reached patterns that were seen once, where the order of guesses is
    /// chance and no interval holds.
    case reachesSingletons
    /// A figure of all patterns, while the next person chooses an unseen one with more than `largestUnseenMass`: it is a
    /// lower bound, and so is its interval.
    case manyUnseen
  }

  /// Choices below which figures of the tail are marked.
  public static let smallestSample = 1000

  /// The Good-Turing mass of unseen patterns above which figures of all patterns are marked.
  public static let largestUnseenMass = 0.05

  public init(_ value: Double?, _ interval: ClosedRange<Double>?, _ method: Method, _ cautions: [Caution] = []) {
    self.value = value
    self.interval = interval
    self.method = method
    self.cautions = cautions
  }

  public static func exact(_ value: Double?) -> SampledFigure { SampledFigure(value, nil, .exact) }

  /// The share of people with a property.
  public static func share(
    _ successes: Int, of trials: Int, confidence: Double = confidence
  ) throws(GSLError) -> SampledFigure {
    guard trials > 0 else { return SampledFigure(nil, nil, .clopperPearson) }
    let interval = try BinomialInterval.clopperPearson(successes: successes, trials: trials, confidence: confidence)
    return SampledFigure(Double(successes) / Double(trials), interval, .clopperPearson)
  }

  /// The mean of a number that every choice has, from how often each value occurs; no interval for a single choice.
  public static func mean(
    ofOccurrences occurrences: [Int], confidence: Double = confidence
  ) throws(GSLError) -> SampledFigure {
    let total = Double(occurrences.reduce(0, +))
    guard total > 0 else { return SampledFigure(nil, nil, .normal) }
    var sum = 0.0
    for (value, count) in occurrences.enumerated() { sum += Double(value) * Double(count) }
    let mean = sum / total
    guard total > 1 else { return SampledFigure(mean, nil, .normal) }
    var squares = 0.0
    for (value, count) in occurrences.enumerated() {
      squares += (Double(value) - mean) * (Double(value) - mean) * Double(count)
    }
    let standardError = (squares / (total - 1) / total).squareRoot()
    let reach = try NormalDeviate.twoSided(confidence: confidence) * standardError
    return SampledFigure(mean, mean - reach...mean + reach, .normal)
  }
}
