import Assessment
import Datasets
import PatternGrid
import Testing

@Suite struct MethodsSectionTests {
  /// Each share is that of the published row which the table of evidence names.
  @Test func sharesAreThePublishedOnes() throws {
    let table = try SampleReport.usual.table("methods")
    let control = BlocklistEffect.control
    let refused = BlocklistEffect.nearest(size: 100)
    #expect(
      try table.texts("method").prefix(2) == ["Pattern, free choice", "Pattern, \(refused.blockedPatterns) refused"])
    for guesses in [5, 10, 20, 30, 100] {
      let cells = try table.numbers("guessed_\(guesses)_pct")
      #expect(cells[0] == control.shares[guesses].map { 100 * $0 }, "\(guesses)")
      #expect(cells[1] == refused.shares[guesses].map { 100 * $0 }, "\(guesses)")
    }
    let people = try SampleReport.usual.table("methods-evidence").numbers("people")
    #expect(people.prefix(2) == [Double(control.participants), Double(refused.participants)])
  }

  @Test func secretsAreCounted() throws {
    let secrets = try SampleReport.usual.table("methods").numbers("secrets")
    #expect(secrets == [389_112, 389_007, 4_350_069_823_024, 10_000, 1_000_000, 7260, nil, nil])
  }

  @Test func entropyIsOfThePooledPatterns() throws {
    let published = PublishedGuessRate.find(source: "golla-2019-table-2", population: "pattern-3x3 all studies")
    #expect(try SampleReport.usual.table("methods").numbers("min_entropy_bits")[0] == published?.minEntropy)
  }

  /// A space that is not the one of the measurement has a row of its own, without shares.
  @Test func anotherSpaceStandsBesideTheMeasuredOne() throws {
    var request = AssessmentRequest()
    request.methods = [.pattern, .pin4]
    request.space = try PatternSpace(grid: .threeByThree, minimumLength: 6)
    let table = try SampleReport(request).table("methods")
    #expect(
      try table.texts("method") == [
        "Pattern, \(request.space.title)", "For comparison: pattern, 3x3, 4 to 9 dots, free choice", "PIN, 4 digits",
      ])
    #expect(try table.numbers("guessed_10_pct")[0] == nil)
    #expect(try table.numbers("secrets")[0] == Double(PatternCount(request.space).total))
  }
}
