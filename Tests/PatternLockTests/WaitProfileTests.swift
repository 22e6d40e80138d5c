import Foundation
import PatternLock
import Testing

/// Every row of `datasets/throttling.csv` whose profile is one of ours.
@Suite struct WaitProfileTests {
  static let rows = try! String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../datasets/throttling.csv"),
    encoding: .utf8
  ).split(separator: "\n").dropFirst().map {
    $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: WaitProfile.all.dropFirst()) func followsThePublishedTable(profile: WaitProfile) throws {
    let rows = Self.rows.filter { $0[0] == profile.id }
    #expect(rows.count >= 5)
    // That source counts the guess that is waited for, not the failures before it.
    let shift = profile.id == "ios-9-13" ? 1 : 0
    for row in rows {
      let ends = row[2].split(whereSeparator: { $0 == "-" || $0 == "+" }).map { Int($0)! }
      for failures in ends[0]...(row[2].hasSuffix("+") ? 500 : ends[ends.count - 1]) {
        let expected: WaitProfile.Wait =
          switch row[3] {
          case "never": .never
          case "30*2^floor((x-30)/10)": .seconds(30 * Int(pow(2, floor(Double(failures - 30) / 10))))
          default: .seconds(Int(row[3])!)
          }
        #expect(profile.wait(afterFailures: failures - shift) == expected, "\(profile.id), \(failures)")
      }
    }
  }

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
