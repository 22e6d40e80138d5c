import PatternStrength
import Testing

@Suite struct CumulativeSharesTests {
  /// One rounding: a share missed by no more than the last bits of a sum counts as reached.
  @Test func fewestGuesses() {
    let shares = PatternScorer(model: .uniform).order.cumulativeShares
    #expect(shares.guesses(toReach: 0) == 0 && shares.guesses(toReach: 1.01) == nil)
    for guesses in [1, 10, 97_278, 194_556] {
      #expect(shares.guesses(toReach: Double(guesses) / 389_112) == guesses)
      #expect(shares.guesses(toReach: shares[guesses] + CumulativeShares.slack / 2) == guesses)
    }
    #expect(shares[-1] == 0 && shares[1_000_000] == shares[389_112])
  }
}
