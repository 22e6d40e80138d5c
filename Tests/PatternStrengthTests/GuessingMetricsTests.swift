import PatternStrength
import Testing

@Suite struct GuessingMetricsTests {
  @Test func uniformCountsHaveTheBitsOfTheirNumber() throws {
    let metrics = GuessingMetrics(counts: Array(repeating: 7, count: 1024))
    #expect(metrics.minEntropy == 10 && metrics.shannonEntropy.map { abs($0 - 10) < 1e-12 } == true)
    for share in [0.001, 0.05, 0.1, 0.25, 0.5, 0.99, 1] {
      #expect(abs(try #require(metrics.effectiveKeyLength(share: share)) - 10) < 1e-9, "\(share)")
    }
  }

  /// p = 1/2, 1/4, 1/4, by hand.
  @Test func byHand() throws {
    let metrics = GuessingMetrics(counts: [2, 1, 1, 0])
    #expect(metrics.minEntropy == 1)
    #expect(metrics.shannonEntropy == 1.5)
    #expect(metrics.successRate(guesses: 2) == 0.75 && metrics.successRate(guesses: 9) == 1)
    #expect(
      metrics.workFactor(share: 0.5) == 1 && metrics.workFactor(share: 0.51) == 2 && metrics.workFactor(share: 1) == 3)
    // G_0.75 = (1 - 0.75) 2 + (0.5 + 2 x 0.25)
    #expect(metrics.guesswork(share: 0.75) == 1.5)
  }

  @Test func anEmptyCorpusHasNoMetrics() {
    let metrics = GuessingMetrics(counts: [0, 0])
    #expect(metrics.minEntropy == nil && metrics.shannonEntropy == nil && metrics.successRate(guesses: 3) == nil)
    #expect(metrics.effectiveKeyLength(share: 0.5) == nil)
  }

  @Test(arguments: [0, -1, 1.5, Double.nan]) func sharesOutsideTheRange(share: Double) {
    #expect(GuessingMetrics(counts: [1, 2]).workFactor(share: share) == nil)
  }
}
