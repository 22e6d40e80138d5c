import Datasets
import Testing

@Suite struct PooledPatternsTests {
  /// Every file that counts the pooled patterns gives the number of the card.
  @Test func theCardAgreesWithTheOtherFiles() throws {
    #expect(PooledPatterns.count == 4637)
    let other = Dataset.people3GramCard.table.rows.first { $0["field"] == "patterns" }
    #expect(other?.integer("value") == PooledPatterns.count)
    for card in [Dataset.peopleCard, .people3GramCard] {
      let source = try #require(card.table.rows.first { $0["field"] == "source" }?["value"])
      #expect(source.contains(PooledPatterns.origin) && source.contains("\(PooledPatterns.count)"), "\(card)")
    }
  }
}
