import Datasets
import Testing

@Suite struct DerivationCostTests {
  /// 389,112 patterns at 600,000 iterations on an RTX 4080 SUPER: 43.1 s (arithmetic of the facts' own figures).
  @Test func allPatternsAtTheRecommendedIterations() throws {
    let derivation = try #require(DerivationCost("PBKDF2-HMAC-SHA256:600000"))
    let (rate, _) = try #require(DerivationRateFact.guessesPerSecond(derivation, on: "RTX 4080 SUPER"))
    #expect(abs(389_112 / rate - 43.1) < 0.05)
    #expect(abs(rate - 5_416_600.0 * 999 / 600_000) < 1e-6)
  }

  /// Every measured row, at its own parameters, gives its own rate back.
  @Test func measuredRatesAreUnchanged() throws {
    var checked = 0
    for row in DerivationRateFact.all {
      let text = row.algorithm == "scrypt" ? "scrypt:16384:8:1" : "\(row.algorithm):999"
      guard let derivation = DerivationCost(text) else { continue }
      let (rate, _) = try #require(DerivationRateFact.guessesPerSecond(derivation, on: row.hardware))
      #expect(abs(rate / row.hashesPerSecond - 1) < 1e-12, "\(row.hardware), \(row.algorithm)")
      checked += 1
    }
    #expect(checked == 9)
  }

  @Test(arguments: [
    "", "md5", "PBKDF2-HMAC-SHA256:0", "PBKDF2-HMAC-SHA256:x", "PBKDF2-HMAC-SHA256:1:2", "scrypt:1:2", "scrypt:",
    "PBKDF2-HMAC-SHA256:99999999999999999999",
  ])
  func notDerivations(text: String) { #expect(DerivationCost(text) == nil) }

  @Test func textIsReadBack() throws {
    for text in ["PBKDF2-HMAC-SHA512:220000", "scrypt:131072:8:1"] { #expect(DerivationCost(text)?.text == text) }
    #expect(DerivationCost("pbkdf2-hmac-sha256")?.text == "PBKDF2-HMAC-SHA256:600000")
  }
}
