import PatternLock
import Testing

/// The edges of the waits; that they are the published ones, LockoutAgreementTests of the assessment hold.
@Suite struct WaitProfileTests {
  @Test(arguments: WaitProfile.all) func noWaitBeforeAFailure(profile: WaitProfile) {
    #expect(profile.wait(afterFailures: 0) == .seconds(0))
    #expect(profile.wait(afterFailures: -1) == .seconds(0))
    #expect(WaitProfile.named(profile.id) == profile)
  }

  @Test func endless() {
    #expect(WaitProfile.android16QPR2.wait(afterFailures: .max) == .never)
    #expect(WaitProfile.androidGatekeeper.wait(afterFailures: .max) == .seconds(86400))
    #expect(WaitProfile.ios9to13.wait(afterFailures: 10) == .never)
    #expect(WaitProfile.none.wait(afterFailures: .max) == .seconds(0))
    #expect(WaitProfile.named("android") == nil)
  }

  @Test(arguments: [0, -1, 1_000_001]) func maximumOutOfRange(maximum: Int) {
    #expect(throws: AttemptPolicyError.maximumOutOfRange(maximum)) { try AttemptPolicy(maximumFailures: maximum) }
  }
}
