import GSLStatistics
import Testing

@Suite struct BootstrapReplicatesTests {
  /// A share's bootstrap has the mean p and the variance p (1 - p) / n.
  @Test func haveTheMomentsOfTheBinomialLaw() throws {
    let generator = try RandomGenerator(seed: 5)
    let replicates = try BootstrapReplicates.ofCounts([30, 70], resamples: 4000, using: generator) { counts in
      [Double(counts[0]) / 100, counts[1] > 70 ? nil : Double(counts[0] + counts[1])]
    }
    let shares = replicates.compactMap { $0[0] }
    let mean = shares.reduce(0, +) / 4000
    var variance = 0.0
    for share in shares { variance += (share - mean) * (share - mean) / 3999 }
    #expect(abs(mean - 0.3) < 0.003 && abs(variance / 0.0021 - 1) < 0.1, "\(mean) \(variance)")
    #expect(replicates.compactMap { $0[1] }.allSatisfy { $0 == 100 } && replicates.contains { $0[1] == nil })
  }

  @Test func refuses() throws {
    let generator = try RandomGenerator(seed: 1)
    for counts in [[], [0, 0], [-1, 2], [Int(UInt32.max), 1]] {
      #expect(throws: GSLError.self, "\(counts)") {
        try BootstrapReplicates.ofCounts(counts, resamples: 2, using: generator) { _ in [] }
      }
    }
    #expect(throws: GSLError.self) {
      try BootstrapReplicates.ofCounts([1], resamples: 0, using: generator) { _ in [] }
    }
  }
}
