import Assessment
import Testing

@Suite struct RecommendationTests {
  /// Every combination of the facts, against the advice written down here in another form.
  @Test func decisionTable() {
    var combinations = 0
    for kind in AppKind.allCases {
      for attempts in [1, 5, 6, 100, 101] {
        for denylistSize in [0, 99, 100, 581] {
          for minimumLength in [1, 4, 6] {
            for dotCount in [4, 8, 9, 16] {
              for share in [nil, 0, 0.05, 0.0501, 1] as [Double?] {
                combinations += 1
                let facts = RecommendationFacts(
                  appKind: kind, attempts: attempts, denylistSize: denylistSize, minimumLength: minimumLength,
                  dotCount: dotCount, shareWithinAttempts: share)
                let recommendation = Recommendation(facts)
                #expect(recommendation.verdict == expectedVerdict(facts), "\(facts)")
                #expect(Set(recommendation.rules.map(\.id)) == expectedRules(facts), "\(facts)")
              }
            }
          }
        }
      }
    }
    #expect(combinations == 8 * 5 * 4 * 3 * 4 * 5)
  }

  private func expectedVerdict(_ facts: RecommendationFacts) -> Verdict {
    switch facts.appKind {
    case .banking, .medical, .corporate: return .noPattern
    default: break
    }
    if facts.dotCount < 9 { return .noPattern }
    let isWeak = facts.shareWithinAttempts.map { $0 > 0.05 } ?? true
    let faults = (isWeak ? 1 : 0) + (facts.attempts > 100 ? 1 : 0)
    let start = [.messenger, .other].contains(facts.appKind) ? 1 : 0
    return [Verdict.patternMayServe, .preferPIN, .noPattern][min(2, start + faults)]
  }

  private func expectedRules(_ facts: RecommendationFacts) -> Set<String> {
    var rules: Set = ["alternative-input"]
    switch facts.appKind {
    case .corporate: rules.formUnion(["high-stakes", "enterprise-policy"])
    case .banking, .medical: rules.insert("high-stakes")
    case .messenger, .other: rules.insert("unknown-stakes")
    case .tracker, .organiser, .children: rules.insert("low-stakes")
    }
    if facts.appKind == .banking, facts.attempts > 5 { rules.insert("five-attempts") }
    if facts.attempts > 100 { rules.insert("no-lockout") }
    if facts.denylistSize < 100 { rules.insert("no-denylist") }
    if facts.dotCount < 9 { rules.insert("few-dots") }
    switch facts.shareWithinAttempts {
    case nil: rules.insert("share-unknown")
    case .some(let share) where share > 0.05: rules.insert("guessed-too-often")
    default: break
    }
    return rules
  }

  @Test func everyRuleHasAReasonAndASource() {
    #expect(Set(RecommendationRule.all.map(\.id)).count == RecommendationRule.all.count)
    for rule in RecommendationRule.all { #expect(!rule.reason.isEmpty && !rule.source.isEmpty, "\(rule.id)") }
  }
}
