import Assessment
import Datasets
import Documents
import Testing

@Suite struct SummarySectionTests {
  private static func findings(_ request: AssessmentRequest) throws -> [String] {
    let items = SampleReport(request).report.document.blocks.compactMap { block -> [String]? in
      if case .numbered(let items) = block { items.map(\.plainText) } else { nil }
    }
    return try #require(items.first)
  }

  @Test func rulesAreThoseOfTheRecommendation() throws {
    let sample = SampleReport.usual
    let table = try sample.table("recommendation-rules")
    #expect(table.rows.count == sample.report.recommendation.rules.count)
    #expect(try table.texts("source") == sample.report.recommendation.rules.map(\.source))
  }

  /// The first finding is what people's patterns were measured to lose within the attempts.
  @Test(arguments: [(1, 1), (2, 1), (5, 5), (7, 5), (20, 20)]) func choicesAreMeasured(attempts: Int, guesses: Int)
    throws
  {
    var request = AssessmentRequest()
    request.attempts = attempts
    let share = try #require(BlocklistEffect.control.shares[guesses])
    let finding = try Self.findings(request)[0]
    #expect(finding.contains(percent(share)) && finding.contains("\(BlocklistEffect.control.participants) people"))
    #expect(finding.contains(guesses == 1 ? "One guess opens" : "\(guesses) guesses open"))
  }

  @Test func denylistOfTheAdvisedLengthQuotesTheMeasurement() throws {
    let effect = try #require(BlocklistEffect.resembling(size: 100))
    let finding = try Self.findings(AssessmentRequest())[1]
    #expect(
      finding.contains("Where \(effect.blockedPatterns) were refused") && finding.contains("n = \(effect.participants)")
    )
    var request = AssessmentRequest()
    request.denylistSize = 0
    #expect(try Self.findings(request)[1].contains("No patterns are refused."))
  }

  /// The shares of the finding on watching are those of the table of attacks.
  @Test func watchingIsAsPublished() throws {
    let finding = try Self.findings(AssessmentRequest())[4]
    for (lines, share) in [("shown", "64.2 %"), ("hidden", "35.3 %")] {
      let attack = try #require(ObservationAttack.all.first { $0.setting.hasSuffix("lines \(lines)") })
      #expect(attack.result.hasPrefix(share) && finding.contains("\(share)"), "\(lines)")
      #expect(attack.comparison?.contains("10.8 %") == true && finding.contains("10.8 %"))
    }
  }
}
