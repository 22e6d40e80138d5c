import Assessment
import Datasets
import Testing

@Suite struct OnlineSectionTests {
  /// The lockout asked for comes first; each other one once.
  @Test func profilesAreTheOneAskedForAndThePublished() throws {
    let ids = try SampleReport.usual.table("lockout-profiles").texts("profile")
    #expect(ids[0] == "full-login-after-5" && Set(ids).count == ids.count)
    #expect(Set(ids.dropFirst()) == Set(LockoutProfile.all.map(\.id)).subtracting(["app-five-then-login"]))
  }

  @Test func guessesAreThoseThatTheScheduleAllows() throws {
    let table = try SampleReport.usual.table("lockouts")
    let (guesses, shares) = (try table.numbers("guesses"), try table.numbers("free_pct"))
    #expect(guesses[0...2] == [5, 5, 5] && table.rows.count % 3 == 0)
    let profiles = [LockoutProfile.fullLogin(after: 5)] + LockoutProfile.all.filter { $0.id != "app-five-then-login" }
    for (place, profile) in profiles.enumerated() {
      for (period, seconds) in [3600.0, 86_400, 604_800].enumerated() {
        let allowed = profile.guesses(within: seconds)
        #expect(guesses[3 * place + period] == Double(allowed), "\(profile.id)")
        #expect(shares[3 * place + period] == 100 * SampleReport.scorer.order.share(guessedAfter: allowed))
      }
    }
  }

  @Test func aDeviceLockoutTakesThePlaceOfTheAttempts() throws {
    var request = AssessmentRequest()
    let profile = try #require(LockoutProfile.all.first { $0.id != "app-five-then-login" })
    request.deviceLockout = profile
    let ids = try SampleReport(request).table("lockout-profiles").texts("profile")
    #expect(ids[0] == profile.id && ids.count { $0 == profile.id } == 1)
  }
}
