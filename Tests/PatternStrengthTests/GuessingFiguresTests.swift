import Foundation
import PatternStrength
import TestSupport
import Testing

@Suite struct GuessingFiguresTests {
  /// Counts of `size` draws from a law of Zipf: pattern i of `patterns` has a probability in proportion to 1 / i^exponent.
  static func zipfCounts(exponent: Double, patterns: Int, size: Int, seed: UInt64) -> [Int] {
    var cumulative: [Double] = []
    for weight in zipfWeights(exponent: exponent, patterns: patterns) {
      cumulative.append((cumulative.last ?? 0) + weight)
    }
    var generator = SplitMix64(seed: seed)
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
  /// (With exponent 1.2, 1,000 patterns and 4,000 draws it is 92 for one figure of fifteen, as 100 draws may give.)
  @Test(arguments: [(1.0, 500, 5000), (0.7, 1500, 4637)])
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

extension GuessingFiguresTests {
  @Test func uniformCountsHaveTheBitsOfTheirNumber() throws {
    let figures = try GuessingFigures(counts: Array(repeating: 40, count: 256) + [0], seed: 1, threads: 1)
    for (statistic, figure) in figures.figures {
      let value = try #require(figure.value)
      switch statistic {
      case .successRate(let guesses): #expect(abs(value - Double(guesses) / 256) < 1e-12)
      case .millerMadowEntropy:
        let correction: Double = 255 / (2 * 10_240 * log(2))
        #expect(abs(value - 8 - correction) < 1e-9)
      default: #expect(abs(value - 8) < 1e-9, "\(statistic.id)")
      }
      #expect(try #require(figure.interval).contains(value) && figure.cautions.isEmpty, "\(statistic.id)")
    }
  }

  @Test func theSameSeedGivesTheSameFiguresOnAnyNumberOfThreads() throws {
    let counts = Self.zipfCounts(exponent: 1, patterns: 100, size: 2000, seed: 7)
    let one = try GuessingFigures(counts: counts, seed: 3, threads: 1).figures.map(\.figure)
    let two = try GuessingFigures(counts: counts, seed: 3, threads: 2).figures.map(\.figure)
    let other = try GuessingFigures(counts: counts, seed: 4, threads: 2).figures.map(\.figure)
    #expect(one == two && one != other)
    #expect(one[0].method == .bootstrap(resamples: 1000))
  }

  /// 5 patterns seen twice, 90 seen once: beyond 5 guesses the order is chance.
  @Test func marksWhatTheSampleIsTooSmallFor() throws {
    let figures = try GuessingFigures(
      counts: Array(repeating: 2, count: 5) + Array(repeating: 1, count: 90), seed: 1, threads: 1)
    #expect(figures[.successRate(guesses: 3)]?.cautions == [])
    #expect(figures[.successRate(guesses: 10)]?.cautions == [.reachesSingletons])
    #expect(figures[.successRate(guesses: 10)]?.interval == nil)
    #expect(figures[.effectiveKeyLength(share: 0.1)]?.cautions == [])
    #expect(figures[.effectiveKeyLength(share: 0.5)]?.cautions == [.smallSample, .reachesSingletons])
    #expect(figures[.shannonEntropy]?.cautions == [.smallSample, .manyUnseen])
    #expect(figures[.minEntropy]?.value.map { abs($0 - log2(50)) < 1e-12 } == true)
  }

  @Test func nothingAndTooMuch() throws {
    for (_, figure) in try GuessingFigures(counts: [], seed: 1, threads: 1).figures {
      #expect(figure.value == nil && figure.interval == nil && figure.cautions.isEmpty)
    }
    let single = try GuessingFigures(counts: [3], seed: 1, threads: 1)
    #expect(single[.minEntropy]?.value == 0 && single[.effectiveKeyLength(share: 0.5)]?.value == 0)
    let huge = try GuessingFigures(counts: [5_000_000_000, 1], seed: 1, threads: 1)
    #expect(huge[.minEntropy]?.method == .tooLarge && huge[.minEntropy]?.interval == nil)
  }
}
