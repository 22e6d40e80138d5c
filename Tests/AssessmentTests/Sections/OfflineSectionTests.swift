import Assessment
import Datasets
import PatternGrid
import Testing

@Suite struct OfflineSectionTests {
  /// The time for all patterns is their number by the rate, which is the published one scaled by the work.
  @Test func timesFollowFromTheRates() throws {
    let request = AssessmentRequest()
    let table = try SampleReport.usual.table("offline")
    let (rate, source) = try #require(
      DerivationRateFact.guessesPerSecond(request.derivation, on: request.hardware))
    #expect(try table.texts("hardware")[0] == request.hardware)
    #expect(try table.numbers("guesses_per_second")[0] == rate)
    #expect(try table.numbers("all_patterns_seconds")[0] == 389_112 / rate)
    #expect(try table.numbers("top_100_seconds")[0] == 100 / rate)
    #expect(try table.numbers("pin_6_seconds")[0] == 1_000_000 / rate)
    #expect(try table.texts("source")[0] == source.source + source.mark)
  }

  @Test func derivationAskedForComesFirst() throws {
    var request = AssessmentRequest()
    request.derivation = DerivationCost(.pbkdf2(name: "PBKDF2-HMAC-SHA256", iterations: 1000))
    let names = try SampleReport(request).table("offline").texts("derivation")
    #expect(names[0] == "PBKDF2-HMAC-SHA256, 1,000 iterations" && names.count > 3)
  }

  @Test func withoutANumberOfPatternsThereIsNoTimeForAll() throws {
    var request = AssessmentRequest()
    request.space = try PatternSpace(grid: Grid("6x6"))
    let table = try SampleReport(request).table("offline")
    #expect(try table.numbers("all_patterns_seconds").allSatisfy { $0 == nil })
    #expect(try table.numbers("pin_6_seconds").allSatisfy { $0 != nil })
  }
}
