import Datasets
import PatternLock
import Testing

/// Which lockouts a lock keeps to, and their edges; that the waits are the published ones, LockoutProfileTests hold.
@Suite struct AttemptPolicyTests {
  @Test(arguments: AttemptPolicy.lockouts) func noWaitBeforeAFailure(lockout: LockoutProfile) throws {
    #expect(lockout.wait(afterFailure: 0) == 0)
    #expect(lockout.wait(afterFailure: -1) == 0)
    #expect(lockout == .none || LockoutProfile.named(lockout.id) == lockout)
    #expect(try AttemptPolicy(lockout: lockout).lockout == lockout)
  }

  /// The counter of an old vault holds these places.
  @Test func storedPlacesStay() {
    #expect(
      AttemptPolicy.lockouts.prefix(4).map(\.id) == ["none", "android-gatekeeper", "android-16qpr2", "ios-9-13"])
  }

  @Test func endless() {
    #expect(LockoutProfile.android16QPR2.wait(afterFailure: .max) == nil)
    #expect(LockoutProfile.androidGatekeeper.wait(afterFailure: .max) == 86400)
    #expect(LockoutProfile.ios9to13.wait(afterFailure: 10) == nil)
    #expect(LockoutProfile.none.wait(afterFailure: .max) == 0)
    #expect(LockoutProfile.named("android") == nil)
  }

  @Test(arguments: [0, -1, 1_000_001]) func maximumOutOfRange(maximum: Int) {
    #expect(throws: AttemptPolicyError.maximumOutOfRange(maximum)) { try AttemptPolicy(maximumFailures: maximum) }
  }

  @Test func aLockoutWithoutAStoredPlace() {
    #expect(throws: AttemptPolicyError.unknownLockout("full-login-after-3")) {
      try AttemptPolicy(lockout: .fullLogin(after: 3))
    }
  }
}
