import GSLStatistics
import Testing

@Suite struct PermutationTestTests {
  static func mean(_ values: [Double]) -> Double? { values.reduce(0, +) / Double(values.count) }

  /// Of the 20 ways to deal 6 values into 3 and 3, only the observed one and its mirror are as far apart: 2/20,
  /// and 1/20 on the right side. 0.01 is over four deviations of 20,000 permutations.
  @Test(arguments: [(.different, 0.1), (.greater, 0.05), (.less, 1)] as [(PermutationTest.Alternative, Double)])
  func agreesWithFullEnumeration(alternative: PermutationTest.Alternative, known: Double) throws {
    let test = try #require(
      try PermutationTest.difference(
        between: [10, 11, 12], and: [1, 2, 3], alternative: alternative, permutations: 20_000,
        using: RandomGenerator(seed: 31), statistic: Self.mean))
    #expect(test.difference == 9)
    #expect(abs(test.pValue - known) < 0.01)
  }

  @Test func pValueIsNeverZero() throws {
    let test = try PermutationTest.difference(
      between: Array(repeating: 1, count: 30), and: Array(repeating: 0, count: 30), permutations: 99,
      using: RandomGenerator(seed: 32), statistic: Self.mean)
    #expect(test?.pValue == 0.01)
  }

  @Test func missingCountsAgainstADifference() throws {
    let generator = try RandomGenerator(seed: 33)
    var calls = 0
    let test = try #require(
      try PermutationTest.difference(between: [1.0], and: [0.0], permutations: 9, using: generator) { values in
        calls += 1
        return calls <= 2 ? values[0] : nil
      })
    #expect(test.missing == 9)
    #expect(test.pValue == 1)
    let undefined = try PermutationTest.difference(
      between: [1], and: [2], permutations: 9, using: generator
    ) { _ in nil }
    #expect(undefined == nil)
  }

  @Test func impossibleInputIsRefused() throws {
    let generator = try RandomGenerator(seed: 34)
    #expect(throws: GSLError.self) {
      try PermutationTest.difference(between: [], and: [1], permutations: 9, using: generator, statistic: Self.mean)
    }
    #expect(throws: GSLError.self) {
      try PermutationTest.difference(between: [1], and: [1], permutations: 0, using: generator, statistic: Self.mean)
    }
    #expect(throws: GSLError.self) {
      try PermutationTest.difference(between: [.nan], and: [1], permutations: 9, using: generator, statistic: Self.mean)
    }
  }
}
