import Foundation
import PatternStrength
import Testing

@Suite struct GuessingFiguresTests {
  /// Counts of `size` draws from a law of Zipf: pattern i of `patterns` has a probability in proportion to 1 / i^exponent.
  static func zipfCounts(exponent: Double, patterns: Int, size: Int, seed: UInt64) -> [Int] {
    var cumulative: [Double] = []
    for weight in zipfWeights(exponent: exponent, patterns: patterns) {
      cumulative.append((cumulative.last ?? 0) + weight)
    }
    var generator = SplitMix64(state: seed)
    var counts = [Int](repeating: 0, count: patterns)
    for _ in 0..<size {
      let target = Double.random(in: 0..<cumulative[patterns - 1], using: &generator)
      var (low, high) = (0, patterns - 1)
      while low < high {
        let middle = (low + high) / 2
        if cumulative[middle] <= target { low = middle + 1 } else { high = middle }
      }
      counts[low] += 1
    }
    return counts
  }

  static func zipfWeights(exponent: Double, patterns: Int) -> [Double] {
    (1...patterns).map { pow(Double($0), -exponent) }
  }

  /// The population's figures lie within the stated 95 % intervals in at least 93 of 100 draws, each figure by itself.
  @Test(arguments: [(1.0, 500, 5000), (0.8, 200, 5000), (1.2, 1000, 4000), (0.7, 1500, 4637)])
  func coversTheTruthOfAZipfLaw(exponent: Double, patterns: Int, size: Int) throws {
    let weights = Self.zipfWeights(exponent: exponent, patterns: patterns)
    let total = weights.reduce(0, +)
    let truth = GuessingMetrics(counts: weights.map { Int(($0 / total * 1e15).rounded()) })
    var inside: [GuessingStatistic: Int] = [:]
    for seed in 1...100 {
      let counts = Self.zipfCounts(exponent: exponent, patterns: patterns, size: size, seed: UInt64(seed))
      for (statistic, figure) in try GuessingFigures(counts: counts, seed: 1, threads: 2).figures {
        // Miller and Madow estimate the Shannon entropy too.
        let target = statistic == .millerMadowEntropy ? .shannonEntropy : statistic
        let value = try #require(target.value(of: truth))
        if try #require(figure.interval).contains(value) { inside[statistic, default: 0] += 1 }
      }
    }
    for statistic in GuessingStatistic.all {
      let covered = inside[statistic] ?? 0
      #expect(covered >= 93, "\(statistic.id): \(covered) of 100")
    }
  }
}

/// A small generator with a known stream (Steele, Lea and Flood 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
