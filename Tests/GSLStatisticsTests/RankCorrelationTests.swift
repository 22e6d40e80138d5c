import GSLStatistics
import Testing

@Suite struct RankCorrelationTests {
  /// The IQ and television example of the Wikipedia article on Spearman's coefficient: -29/165.
  @Test func textbookExample() throws {
    let iq: [Double] = [106, 86, 100, 101, 99, 103, 97, 113, 112, 110]
    let hours: [Double] = [7, 0, 27, 50, 28, 29, 20, 12, 6, 17]
    let correlation = try #require(try RankCorrelation.spearman(iq, hours))
    #expect(abs(correlation + 29.0 / 165) < 1e-14)
  }

  static let tiedX: [Double] = [1, 2, 2, 4, 5, 5, 5]
  static let tiedY: [Double] = [3, 1, 4, 4, 6, 2, 7]

  /// scipy.stats.spearmanr, SciPy 1.17.1.
  @Test func tiesShareTheirMeanRank() throws {
    let correlation = try #require(try RankCorrelation.spearman(Self.tiedX, Self.tiedY))
    #expect(abs(correlation - 0.4814750064314677) < 1e-14)
  }

  @Test(arguments: [0.1, 1, 7]) func equalWeightsChangeNothing(weight: Double) throws {
    let weights = Array(repeating: weight, count: Self.tiedX.count)
    let weighted = try #require(try RankCorrelation.spearman(Self.tiedX, Self.tiedY, weights: weights))
    #expect(abs(weighted - 0.4814750064314677) < 1e-14)
  }

  /// By hand: x = 1, 2, 2 with weights 1, 2, 4 has ranks 1, 5.5, 5.5 (1 + 3/2 · 3); y = 3, 1, 2 has 7, 2, 6.
  /// Weighted means 34/7 and 5, covariance -9/7, variances 121.5/49 and 26/7: the correlation is -√(7/39).
  @Test func weightedTieByHand() throws {
    let correlation = try #require(try RankCorrelation.spearman([1, 2, 2], [3, 1, 2], weights: [1, 2, 4]))
    #expect(abs(correlation + (7.0 / 39).squareRoot()) < 1e-14)
  }

  @Test func pairOfWeightZeroHasNoSay() throws {
    let without = try RankCorrelation.spearman([1, 2, 2], [3, 1, 2], weights: [1, 2, 4])
    let with = try RankCorrelation.spearman([1, 2, 2, 2], [3, 1, 2, 1], weights: [1, 2, 4, 0])
    #expect(without == with)
  }

  @Test func undefinedIsMissing() throws {
    #expect(try RankCorrelation.spearman([], []) == nil)
    #expect(try RankCorrelation.spearman([1], [2]) == nil)
    #expect(try RankCorrelation.spearman([1, 2], [3, 3]) == nil)
    #expect(try RankCorrelation.spearman([], [], weights: []) == nil)
    #expect(try RankCorrelation.spearman([1, 1, 2], [1, 2, 3], weights: [1, 1, 0]) == nil)
  }

  @Test func impossibleInputIsRefused() {
    #expect(throws: GSLError.self) { try RankCorrelation.spearman([1, 2], [1]) }
    #expect(throws: GSLError.self) { try RankCorrelation.spearman([1, .nan], [1, 2]) }
    #expect(throws: GSLError.self) { try RankCorrelation.spearman([1, 2], [1, 2], weights: [1]) }
    #expect(throws: GSLError.self) { try RankCorrelation.spearman([1, 2], [1, 2], weights: [1, -1]) }
    #expect(throws: GSLError.self) { try RankCorrelation.spearman([1, 2], [1, 2], weights: [0, 0]) }
  }
}
