import Assessment
import Datasets
import PatternLock
import Testing

/// The lock's waits are those of the published table, failure by failure.
@Suite struct LockoutAgreementTests {
  @Test(arguments: WaitProfile.all.dropFirst().map(\.id)) func waitsAgree(id: String) throws {
    let published = try #require(LockoutProfile.named(id))
    let own = try #require(WaitProfile.named(id))
    for failures in 1...300 {
      let wait = own.wait(afterFailures: failures)
      guard failures < published.guessLimit ?? .max else {
        #expect(wait == .never, "\(failures)")
        break
      }
      #expect(wait == .seconds(Int(try #require(published.wait(afterFailure: failures)))), "\(failures)")
    }
  }
}
