import GSLStatistics
import Testing

@Suite struct AliasTableTests {
  @Test func frequenciesFollowTheWeights() throws {
    let weights = [5, 1, 0.25, 12, 3, 0.75]
    let table = try AliasTable(weights: weights)
    let generator = try RandomGenerator(seed: 11)
    var counts = Array(repeating: 0, count: table.count)
    for _ in 0..<220_000 { counts[table.next(using: generator)] += 1 }
    #expect(try ChiSquared.goodnessOfFit(observed: counts, shares: weights).pValue > 0.001)
  }

  @Test func weightZeroIsNeverDrawn() throws {
    let weights = (0..<1000).map { $0 % 3 == 0 ? 0 : 1 / Double($0) }
    let table = try AliasTable(weights: weights)
    let generator = try RandomGenerator(seed: 12)
    for _ in 0..<200_000 {
      let place = table.next(using: generator)
      #expect(weights[place] > 0, "place \(place)")
    }
  }

  @Test(arguments: [[], [1, -1], [1, .nan], [.infinity, 1], [0, 0], [1e308, 1e308]] as [[Double]])
  func weightsWithoutDistributionAreRefused(weights: [Double]) {
    #expect(throws: GSLError.self) { try AliasTable(weights: weights) }
  }
}
