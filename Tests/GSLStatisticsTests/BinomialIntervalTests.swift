import GSLStatistics
import Testing

@Suite struct BinomialIntervalTests {
  struct Known: Sendable {
    let successes: Int
    let trials: Int
    let lower: Double
    let upper: Double
  }

  /// scipy.stats.beta.ppf(0.025, k, n-k+1) and .isf(0.025, k+1, n-k), SciPy 1.17.1. From 10,000 trials on they include
  /// the places where GSL's own inverse, and then its beta distribution, give up.
  /// 20 in 10⁹ is from mpmath with 40 digits instead, SciPy being 4·10⁻⁹ off there.
  static let fromSciPy = [
    Known(successes: 5, trials: 10, lower: 0.18708602844739855, upper: 0.8129139715526015),
    Known(successes: 7, trials: 10, lower: 0.3475471499400027, upper: 0.9332604888222655),
    Known(successes: 997, trials: 1000, lower: 0.9912579767615217, upper: 0.9993809000683505),
    Known(successes: 5000, trials: 10_000, lower: 0.4901513805899805, upper: 0.5098486194100196),
    Known(successes: 20, trials: 100_000, lower: 0.00012216933968999097, upper: 0.0003088669626311432),
    Known(successes: 300, trials: 300_000, lower: 0.0008900783857642938, upper: 0.001119736659709708),
    Known(successes: 1000, trials: 1_000_000, lower: 0.0009390012079500965, upper: 0.001063918107315228),
    Known(successes: 5, trials: 10_000_000, lower: 1.6234865830303355e-07, upper: 1.1668328188771196e-06),
    Known(successes: 5_000_000, trials: 10_000_000, lower: 0.4996900525213711, upper: 0.5003099474786289),
    Known(successes: 20, trials: 1_000_000_000, lower: 1.2216519626839199e-08, upper: 3.0888377734512433e-08),
    Known(successes: 1_000_000, trials: 1_000_000_000, lower: 0.0009980419606762322, upper: 0.001001960928819794),
    Known(successes: 500_000_000, trials: 1_000_000_000, lower: 0.4999690097484223, upper: 0.5000309902515777),
    Known(successes: 999_999_997, trials: 1_000_000_000, lower: 0.9999999912327269, upper: 0.9999999993813279),
  ]

  @Test(arguments: fromSciPy) func agreesWithSciPy(known: Known) throws {
    let interval = try BinomialInterval.clopperPearson(
      successes: known.successes, trials: known.trials, confidence: 0.95)
    #expect(abs(interval.lowerBound / known.lower - 1) < 1e-8, "\(interval) for \(known)")
    #expect(abs(interval.upperBound / known.upper - 1) < 1e-8, "\(interval) for \(known)")
  }

  /// For none of n the upper end is 1 - (α/2)^(1/n) by arithmetic.
  @Test func endsAreExactAtNoneAndAll() throws {
    let none = try BinomialInterval.clopperPearson(successes: 0, trials: 10, confidence: 0.95)
    let all = try BinomialInterval.clopperPearson(successes: 10, trials: 10, confidence: 0.95)
    #expect(none.lowerBound == 0 && all.upperBound == 1)
    #expect(abs(none.upperBound - 0.3084971078187607) < 1e-12)
    #expect(abs(all.lowerBound - 0.6915028921812392) < 1e-12)
  }

  @Test func noTrialsSayNothing() throws {
    #expect(try BinomialInterval.clopperPearson(successes: 0, trials: 0, confidence: 0.95) == 0...1)
  }

  @Test(arguments: [(-1, 10, 0.95), (11, 10, 0.95), (0, -1, 0.95), (1, 10, 0), (1, 10, 1), (1, 10, .nan)])
  func impossibleInputIsRefused(successes: Int, trials: Int, confidence: Double) {
    #expect(throws: GSLError.self) {
      try BinomialInterval.clopperPearson(successes: successes, trials: trials, confidence: confidence)
    }
  }
}
