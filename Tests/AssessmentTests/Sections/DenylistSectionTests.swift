import Assessment
import Datasets
import PatternStrength
import Testing

@Suite struct DenylistSectionTests {
  @Test func sizesAreTheMeasuredOnesAndTheOneAskedFor() throws {
    var request = AssessmentRequest()
    request.denylistSize = 321
    let sizes = try SampleReport(request).table("denylist-effect").numbers("refused").map { Int($0 ?? 0) }
    #expect(sizes == Set(BlocklistEffect.all.map(\.blockedPatterns) + [100, 321]).sorted())
  }

  @Test func rowsAreOfTheModelAndOfTheMeasurement() throws {
    let table = try SampleReport.usual.table("denylist-effect")
    let scorer = SampleReport.scorer
    let columns = (
      sizes: try table.numbers("refused"), stopped: try table.numbers("stopped_pct"),
      model: try table.numbers("guessed_10_pct"), measured: try table.numbers("guessed_10_measured_pct")
    )
    for (place, size) in columns.sizes.enumerated() {
      let size = Int(try #require(size))
      let choice = DenylistedDistribution(scorer.distribution, scorer.order, refusingFirst: size)
      #expect(columns.stopped[place] == 100 * choice.refusedShare, "\(size)")
      #expect(columns.model[place] == 100 * choice.share(guessedAfter: 10), "\(size)")
      let measured = BlocklistEffect.all.first { $0.blockedPatterns == size }?.shares[10]
      #expect(columns.measured[place] == measured.map { 100 * $0 }, "\(size)")
    }
  }
}
