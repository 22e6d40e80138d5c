import GSLStatistics
import Testing

@Suite struct TablePermutationTestTests {
  /// Fisher's exact test of (8 2 / 1 5) has p = 0.034965 (R, fisher.test); its tables with a statistic at least as large
  /// are the same here.
  @Test func agreesWithFishersExactTest() throws {
    let generator = try RandomGenerator(seed: 3)
    let p = try TablePermutationTest.pValue(ofTable: [[8, 2], [1, 5]], permutations: 40_000, using: generator)
    #expect(abs(p - 0.034965) < 0.004, "\(p)")
  }

  @Test func equalRowsDoNotDiffer() throws {
    let generator = try RandomGenerator(seed: 3)
    #expect(try TablePermutationTest.pValue(ofTable: [[4, 4], [4, 4]], permutations: 500, using: generator) == 1)
  }

  @Test func refuses() throws {
    let generator = try RandomGenerator(seed: 3)
    #expect(throws: GSLError.self) {
      try TablePermutationTest.pValue(ofTable: [[1, 2], [3, 4]], permutations: 0, using: generator)
    }
    #expect(throws: GSLError.self) {
      try TablePermutationTest.pValue(ofTable: [[1, 0], [3, 0]], permutations: 10, using: generator)
    }
  }
}
