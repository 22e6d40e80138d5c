import Assessment
import Documents
import PatternGrid
import PatternStrength
import Testing

@Suite struct ChoicesSectionTests {
  @Test func topPatternsAreTheFirstGuesses() throws {
    let table = try SampleReport.usual.table("top-patterns")
    let scorer = SampleReport.scorer
    #expect(
      try table.texts("pattern")
        == scorer.order.ranks.prefix(20).map { Notation.dotted.text(of: scorer.patterns.pattern(at: Int($0))) })
    let guessed = try table.numbers("guessed_pct").map { $0 ?? 0 }
    #expect(abs(guessed[19] - 100 * scorer.order.share(guessedAfter: 20)) < 1e-9)
  }

  @Test func topPatternsHaveTheMinimumLength() throws {
    var request = AssessmentRequest()
    request.space = try PatternSpace(grid: .threeByThree, minimumLength: 6)
    let patterns = try SampleReport(request).table("top-patterns").texts("pattern")
    #expect(patterns.count == 20 && patterns.allSatisfy { $0.split(separator: ".").count >= 6 })
  }

  /// Every pattern has one start, one length and one shape or none.
  @Test(arguments: ["start-dots", "lengths", "shapes"]) func sharesAddUp(id: String) throws {
    let table = try SampleReport.usual.table(id)
    for column in ["people_pct", "space_pct"] {
      let sum = try table.numbers(column).reduce(0) { $0 + ($1 ?? 0) }
      #expect(abs(sum - 100) < 1e-6, "\(column)")
    }
  }

  @Test func lengthsOfTheSpaceAreCounted() throws {
    let table = try SampleReport.usual.table("lengths")
    let counts = try PatternCount(.android3x3).byLength
    #expect(try table.numbers("length") == [4, 5, 6, 7, 8, 9])
    for (place, share) in try table.numbers("space_pct").enumerated() {
      #expect(share == 100 * (Double(counts[place + 4]) / 389_112), "\(place + 4) dots")
    }
  }

  @Test func drawingsNameTheirPatterns() throws {
    let figure = try #require(SampleReport.usual.report.document.figures.first { $0.id == "top-patterns" })
    #expect(
      figure.alternativeText.contains("1: ") && figure.alternativeText.contains("20: "))
  }
}
