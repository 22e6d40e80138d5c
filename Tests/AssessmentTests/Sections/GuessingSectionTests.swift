import Datasets
import PatternStrength
import Testing

@Suite struct GuessingSectionTests {
  @Test func curveIsThatOfTheModelAndTheMeasurement() throws {
    let table = try SampleReport.usual.table("guess-curve")
    let order = SampleReport.scorer.order
    let (guesses, free, measured) = (
      try table.numbers("guesses"), try table.numbers("free_pct"), try table.numbers("measured_pct")
    )
    #expect(guesses.first == 1 && guesses.count == 18)
    for (place, number) in guesses.enumerated() {
      let number = Int(try #require(number))
      #expect(abs(try #require(free[place]) - 100 * order.share(guessedAfter: number)) < 1e-9, "\(number)")
      #expect(measured[place] == BlocklistEffect.control.shares[number].map { 100 * $0 }, "\(number)")
    }
  }

  @Test func denylistLeavesLessToTheFirstGuesses() throws {
    let table = try SampleReport.usual.table("guess-curve")
    let (free, denylist) = (try table.numbers("free_pct"), try table.numbers("denylist_pct"))
    for place in 0..<8 { #expect(try #require(denylist[place]) < #require(free[place]), "row \(place)") }
  }

  @Test func entropiesAreInBits() throws {
    let table = try SampleReport.usual.table("entropies")
    let bits = try table.numbers("bits").map { $0 ?? 0 }
    let metrics = GuessingMetrics(SampleReport.scorer.order)
    #expect(bits[0] == metrics.minEntropy && bits[1] == metrics.effectiveKeyLength(share: 0.1))
    #expect(bits == bits.sorted() && abs(bits[bits.count - 1] - 18.5698) < 1e-4)
    #expect(try table.texts("attacker")[0] == "tries one guess")
  }
}
