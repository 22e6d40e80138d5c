import Foundation
import Testing

@Suite struct LockBenchCommandTests {
  private func rows(_ arguments: String...) throws -> [[String]] {
    let run = try ProgramRun(arguments: ["lock", "bench", "--format", "csv", "--seconds", "0.01"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    // The cells that are looked at hold no commas but those of the derivation, which is quoted.
    return run.lines.map { line in
      line.replacing(/"[^"]*"/) { $0.output.replacing(",", with: ";").replacing("\"", with: "") }
        .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func timesFollowFromTheRate() throws {
    let rows = try rows("--kdf", "PBKDF2-HMAC-SHA256:1000", "--kdf", "scrypt:1024:8:1")
    #expect(
      rows[0] == [
        "hardware", "derivation", "guesses_per_second", "all_patterns_seconds", "top_100_seconds", "pin_6_seconds",
        "source",
      ])
    #expect(rows[1...2].map { $0[0] } == ["this machine; one core", "this machine; one core"])
    #expect(Set(rows[3...].map { $0[0] }) == ["RTX 4080 SUPER", "RTX 3090", "RTX 4090"])
    for row in rows[1...] {
      let rate = try #require(Double(row[2]))
      let times = try row[3...5].map { try #require(Double($0)) }
      for (time, guesses) in zip(times, [389_112, 100, 1_000_000.0]) {
        // Rates are printed to 0.1, times to 0.0001 or 0.1.
        #expect(abs(time - guesses / rate) <= 0.06 + time * 0.06 / rate, "\(row)")
      }
    }
  }

  /// 8,865,700 keys a second of 999 iterations, scaled to 600,000.
  @Test func publishedRatesAreScaled() throws {
    let row = try rows("--kdf", "PBKDF2-HMAC-SHA256").first { $0[0] == "RTX 4090" }
    #expect(row?[2] == "14761.4" && row?[3] == "26.4" && row?[5] == "67.7")
  }

  @Test func bothRecommendedDerivationsAreMeasured() throws {
    let here = try rows().filter { $0[0].hasPrefix("this machine") }.map { $0[1] }
    #expect(here == ["PBKDF2-HMAC-SHA256; 600;000 iterations", "scrypt; N = 131;072; r = 8; p = 1"])
  }

  @Test func derivationsThatTheLockLacks() throws {
    #expect(try ProgramRun("lock", "bench", "--kdf", "PBKDF2-HMAC-SHA1").status == 2)
    #expect(try ProgramRun("lock", "bench", "--kdf", "rot13").status == 2)
  }
}
