import Datasets
import Testing

@Suite struct PublishedGuessRateTests {
  @Test func patternsOfAllStudies() throws {
    let rate = try #require(
      PublishedGuessRate.find(source: "golla-2019-table-2", population: "pattern-3x3 all studies"))
    #expect(rate.samples == PooledPatterns.count && rate.isMeasured && rate.minEntropy == 5.61)
    #expect(rate.shares[3] == 5.95 / 100 && rate.shares[100] == 45.03 / 100 && rate.shares[5] == nil)
    #expect(rate.citation == "Golla et al. 2019, Table II")
  }

  @Test func findTakesTheFirstOfASource() throws {
    let first = try #require(PublishedGuessRate.all.first { $0.source == "golla-2019-table-2" })
    #expect(PublishedGuessRate.find(source: "golla-2019-table-2")?.population == first.population)
    #expect(PublishedGuessRate.find(source: "nobody-1999") == nil)
    #expect(PublishedGuessRate.find(source: "golla-2019-table-2", population: "nobody") == nil)
  }

  @Test func everyRateIsAShare() {
    for rate in PublishedGuessRate.all {
      #expect(rate.shares.values.allSatisfy { 0...1 ~= $0 } && !rate.attacker.isEmpty, "\(rate.population)")
    }
  }
}
