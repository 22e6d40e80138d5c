import PatternGrid
import PatternLock
import Testing

@Suite struct EnrolmentPolicyTests {
  private let denied: Set<Pattern> = [pattern("01258"), pattern("0124")]
  private var policy: EnrolmentPolicy {
    EnrolmentPolicy(
      minimumLength: 5, minimumGuessNumber: 1000,
      guessNumber: { $0 == pattern("03678") ? 999 : $0 == pattern("21036") ? 1000 : nil }, isDenied: denied.contains)
  }

  @Test func reasons() {
    #expect(policy.refusal(of: pattern("0124")) == .tooShort(length: 4, minimum: 5))
    #expect(policy.refusal(of: pattern("01258")) == .denied)
    #expect(policy.refusal(of: pattern("03678")) == .guessedTooSoon(minimumGuessNumber: 1000))
    #expect(policy.refusal(of: pattern("21036")) == nil)
    #expect(policy.refusal(of: pattern("14705")) == nil, "a pattern that the order never reaches")
    #expect(policy.refusal(of: pattern("14705"), replacing: pattern("14705")) == .sameAsBefore)
    #expect(EnrolmentPolicy.none.refusal(of: pattern("01258")) == nil)
  }

  /// The words hold the policy's numbers and the length, but no pattern and nothing of where to draw.
  @Test func wordsNarrowNothing() {
    let refusals: [EnrolmentRefusal] = [
      .tooShort(length: 4, minimum: 5), .sameAsBefore, .denied, .guessedTooSoon(minimumGuessNumber: 1000),
    ]
    for refusal in refusals {
      for hint in ["01258", "0124", "corner", "start", "direction", "try ", "instead", "cross"] {
        #expect(!refusal.description.contains(hint), "\(refusal)")
      }
    }
  }
}
