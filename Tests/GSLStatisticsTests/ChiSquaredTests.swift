import GSLStatistics
import Testing

@Suite struct ChiSquaredTests {
  /// Agresti, Categorical Data Analysis (2007), gender and party: X² = 30.07 with 2 degrees of freedom;
  /// further digits from scipy.stats.chi2_contingency, SciPy 1.17.1.
  @Test func genderAndParty() throws {
    let test = try ChiSquared.independence(ofTable: [[762, 327, 468], [484, 239, 477]])
    #expect(abs(test.statistic - 30.070149095754672) < 1e-10)
    #expect(test.degreesOfFreedom == 2)
    #expect(abs(test.pValue / 2.9535891832117595e-07 - 1) < 1e-9)
    let cramersV = try #require(test.cramersV)
    #expect(abs(cramersV - (30.070149095754672 / 2757).squareRoot()) < 1e-12)
    #expect(test.smallExpectedCells == 0)
  }

  /// Mendel's peas against 9:3:3:1; scipy.stats.chisquare gives 0.4700239808 and p = 0.9254258951.
  @Test func mendelsPeas() throws {
    let fit = try ChiSquared.goodnessOfFit(observed: [315, 101, 108, 32], shares: [9, 3, 3, 1])
    #expect(abs(fit.statistic - 0.4700239808153477) < 1e-12)
    #expect(abs(fit.pValue - 0.925425895103616) < 1e-12)
    #expect(fit.degreesOfFreedom == 3)
    #expect(fit.cramersV == nil)
  }

  @Test func perfectAssociationHasFullEffect() throws {
    #expect(try ChiSquared.independence(ofTable: [[10, 0], [0, 10]]).cramersV == 1)
  }

  @Test func smallExpectationsAreReported() throws {
    let test = try ChiSquared.independence(ofTable: [[1, 9], [2, 8]])
    #expect(test.smallExpectedCells == 2)
  }

  @Test(arguments: [
    [], [[1, 2]], [[1], [2]], [[1, 2], [3]], [[1, -2], [3, 4]], [[0, 0], [3, 4]], [[0, 1], [0, 4]],
  ])
  func impossibleTableIsRefused(table: [[Int]]) {
    #expect(throws: GSLError.self) { try ChiSquared.independence(ofTable: table) }
  }

  @Test(
    arguments: [
      ([1], [1]), ([1, 2], [1]), ([-1, 2], [1, 1]), ([0, 0], [1, 1]), ([1, 2], [0, 1]), ([1, 2], [.nan, 1]),
    ] as [([Int], [Double])])
  func impossibleFitIsRefused(observed: [Int], shares: [Double]) {
    #expect(throws: GSLError.self) { try ChiSquared.goodnessOfFit(observed: observed, shares: shares) }
  }
}
