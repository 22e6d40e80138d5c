import Datasets
import Testing

/// The facts are those of their files, and the ones that were not read first hand say so.
@Suite struct CitedFactTests {
  private static func confidences(_ file: Dataset) -> [String?] { file.table.rows.map { $0["confidence"] } }
  private static func file(_ name: String) throws -> Dataset {
    try #require(Dataset.all.first { $0.fileName == name })
  }

  @Test func attacksRulesAndBiometricsAreReadWhole() throws {
    #expect(ObservationAttack.all.map(\.confidence) == Self.confidences(try Self.file("observation-attacks.csv")))
    #expect(PolicyRule.all.map(\.confidence) == Self.confidences(try Self.file("policy.csv")))
    #expect(BiometricFigure.all.map(\.confidence) == Self.confidences(try Self.file("biometrics.csv")))
    #expect(ObservationAttack.all.allSatisfy { !$0.channel.isEmpty && !$0.study.isEmpty && !$0.result.isEmpty })
    #expect(PolicyRule.all.allSatisfy { !$0.rule.isEmpty && !$0.says.isEmpty && !$0.reference.isEmpty })
    #expect(BiometricFigure.all.allSatisfy { !$0.modality.isEmpty && !$0.value.isEmpty && !$0.source.isEmpty })
  }

  @Test func marksAreOfWhatWasNotReadInItsSource() {
    let facts = ObservationAttack.all as [any CitedFact] + PolicyRule.all + BiometricFigure.all + DerivationRateFact.all
    for fact in facts {
      let isFirstHand = ["read in source", "arithmetic", ""].contains(fact.confidence)
      #expect(fact.mark == (isFirstHand ? "" : " [\(fact.confidence)]"))
    }
    #expect(facts.contains { $0.mark == " [abstract]" } && facts.contains { $0.mark.isEmpty })
  }
}
