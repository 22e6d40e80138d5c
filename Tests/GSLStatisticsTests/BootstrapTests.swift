import GSLStatistics
import Testing

@Suite struct BootstrapTests {
  /// The share of the first kind among all.
  static func share(_ counts: [Int]) -> Double? { Double(counts[0]) / Double(counts.reduce(0, +)) }

  /// 400 samples of 200 trials with a true share of 0.3. The percentile interval is known to cover a little below
  /// its 95 %; 0.915...0.98 is about three deviations of 400 trials around 0.947.
  @Test func coversTheTrueShare() throws {
    let generator = try RandomGenerator(seed: 21)
    var covered = 0
    for _ in 0..<400 {
      var hits = 0
      for _ in 0..<200 where generator.uniform() < 0.3 { hits += 1 }
      let outcome = try Bootstrap.percentile(
        ofCounts: [hits, 200 - hits], resamples: 400, confidence: 0.95, using: generator, statistic: Self.share)
      if try #require(outcome.interval).contains(0.3) { covered += 1 }
    }
    #expect((0.915...0.98).contains(Double(covered) / 400), "\(covered) of 400")
  }

  /// Resampling counts and resampling the observations they count are one distribution.
  @Test func countsAndObservationsAgree() throws {
    let generator = try RandomGenerator(seed: 22)
    let ofCounts = try Bootstrap.percentile(
      ofCounts: [300, 700], resamples: 20_000, confidence: 0.95, using: generator, statistic: Self.share)
    let observations = Array(repeating: 1.0, count: 300) + Array(repeating: 0.0, count: 700)
    let ofObservations = try Bootstrap.percentile(
      of: observations, resamples: 5000, confidence: 0.95, using: generator
    ) { $0.reduce(0, +) / Double($0.count) }
    #expect(ofCounts.estimate == 0.3)
    // The normal approximation: 0.3 ± 1.96 · sqrt(0.3 · 0.7 / 1000) = 0.3 ± 0.0284.
    for outcome in [ofCounts, ofObservations] {
      let interval = try #require(outcome.interval)
      #expect(abs(interval.lowerBound - 0.2716) < 0.003)
      #expect(abs(interval.upperBound - 0.3284) < 0.003)
    }
  }

  @Test func everyResampleHasTheObservedTotal() throws {
    let generator = try RandomGenerator(seed: 23)
    let outcome = try Bootstrap.percentile(
      ofCounts: [3, 0, 4, 1], resamples: 500, confidence: 0.9, using: generator
    ) { counts in counts.reduce(0, +) == 8 && counts[1] == 0 ? 1 : nil }
    #expect(outcome.missing == 0)
    #expect(outcome.interval == 1...1)
  }

  @Test func missingTooOftenIsMissing() throws {
    let generator = try RandomGenerator(seed: 24)
    let outcome = try Bootstrap.percentile(
      ofCounts: [1, 1], resamples: 1000, confidence: 0.95, using: generator
    ) { $0[0] == 0 ? nil : Double($0[0]) }
    // Both draws fall on the second kind with probability 1/4.
    #expect(abs(outcome.missing - 250) < 70)
    #expect(outcome.interval == nil)
    #expect(outcome.estimate == 1)
  }

  @Test func sameSeedSameInterval() throws {
    let outcomes = try (0..<2).map { _ in
      try Bootstrap.percentile(
        ofCounts: [5, 9, 2], resamples: 100, confidence: 0.9, using: RandomGenerator(seed: 25), statistic: Self.share)
    }
    #expect(outcomes[0] == outcomes[1])
  }

  @Test func impossibleInputIsRefused() throws {
    let generator = try RandomGenerator(seed: 26)
    for counts in [[], [0, 0], [-1, 2], [Int.max, 1], [1 << 32]] {
      #expect(throws: GSLError.self) {
        try Bootstrap.percentile(
          ofCounts: counts, resamples: 10, confidence: 0.9, using: generator
        ) { _ in 1 }
      }
    }
    for (resamples, confidence) in [(1, 0.9), (10, 1), (10, .nan)] {
      #expect(throws: GSLError.self) {
        try Bootstrap.percentile(
          ofCounts: [1], resamples: resamples, confidence: confidence, using: generator
        ) { _ in 1 }
      }
    }
    #expect(throws: GSLError.self) {
      try Bootstrap.percentile(ofCounts: [1], resamples: 10, confidence: 0.9, using: generator) { _ in .nan }
    }
  }
}
