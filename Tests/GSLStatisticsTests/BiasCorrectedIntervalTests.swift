import GSLStatistics
import Testing

@Suite struct BiasCorrectedIntervalTests {
  @Test func byHand() throws {
    // Replicates with mean 12 and standard deviation sqrt(2).
    let interval = try BiasCorrectedInterval(estimate: 10, replicates: [10, 12, 12, 14, 12], confidence: 0.95)
    #expect(interval.bias == 2 && abs(interval.standardError - 2.0.squareRoot()) < 1e-12)
    let reach = 1.959963984540054 * 2.0.squareRoot()
    #expect(abs(interval.interval.lowerBound - (8 - reach)) < 1e-9)
    #expect(abs(interval.interval.upperBound - (10 + reach)) < 1e-9)
    #expect(interval.percentileInterval.lowerBound >= 10 && interval.percentileInterval.upperBound <= 14)
  }

  @Test func deviates() throws {
    #expect(abs(try NormalDeviate.twoSided(confidence: 0.95) - 1.959963984540054) < 1e-12)
    #expect(abs(try NormalDeviate.twoSided(confidence: 0.99) - 2.5758293035489004) < 1e-12)
  }

  @Test func refuses() {
    #expect(throws: GSLError.self) { try BiasCorrectedInterval(estimate: 1, replicates: [1], confidence: 0.95) }
    #expect(throws: GSLError.self) { try BiasCorrectedInterval(estimate: .nan, replicates: [1, 2], confidence: 0.95) }
    #expect(throws: GSLError.self) { try BiasCorrectedInterval(estimate: 1, replicates: [1, 2], confidence: 1) }
    #expect(throws: GSLError.self) { try NormalDeviate.twoSided(confidence: 0) }
  }
}
