import Datasets
import Foundation
import Testing

@Suite struct LockoutProfileTests {
  /// Cumulative waits as published or worked out elsewhere (`throttling-check.csv`, each row with its source).
  @Test func cumulativeWaitsEqualThePublishedOnes() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../datasets/throttling-check.csv")
    let rows = try CSVTable(Array(Data(contentsOf: file))).rows
    #expect(rows.count == 12)
    for row in rows {
      let profile = try #require(LockoutProfile.named(row["profile"] ?? ""))
      let guesses = try #require(row.integer("guesses"))
      #expect(profile.cumulativeWait(guesses: guesses) == row.number("cumulative_wait_s"), "\(profile.id), \(guesses)")
    }
  }

  @Test func hardStops() throws {
    let limits = LockoutProfile.all.map { ($0.id, $0.guessLimit) }
    #expect(limits.map(\.0) == ["android-gatekeeper", "android-16qpr2", "ios-9-13", "app-five-then-login", "psd2-rts"])
    #expect(limits.map(\.1) == [nil, 20, 10, 5, 5])
    let app = try #require(LockoutProfile.named("app-five-then-login"))
    #expect(
      app.guesses(within: 1e12) == 5 && app.cumulativeWait(guesses: 6) == nil && app.cumulativeWait(guesses: 5) == 0)
  }

  @Test(arguments: [(0.0, 5), (29, 5), (30, 10), (60, 11), (3600, 63)]) func guessesWithin(
    seconds: Double, guesses: Int
  ) throws {
    let profile = try #require(LockoutProfile.named("android-gatekeeper"))
    #expect(profile.guesses(within: seconds) == guesses)
    // The next guess would be too late.
    #expect(try #require(profile.cumulativeWait(guesses: guesses)) <= seconds)
    #expect(try #require(profile.cumulativeWait(guesses: guesses + 1)) > seconds)
  }
}
