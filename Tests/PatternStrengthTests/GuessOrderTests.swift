import PatternGrid
import PatternStrength
import Testing

@Suite struct GuessOrderTests {
  static let people = PatternScorer(model: ModelCatalogueEntry.named("people")!.model)

  @Test(arguments: ModelCatalogueEntry.all.map(\.id)) func probabilitiesSumToOne(id: String) throws {
    let entry = try #require(ModelCatalogueEntry.named(id))
    let scorer = PatternScorer(model: entry.model)
    #expect(scorer.distribution.probabilities.count == 389_112)
    // By thousands, so that the sum itself rounds less than the bound.
    let thousands = stride(from: 0, to: 389_112, by: 1000).map { start in
      scorer.distribution.probabilities[start..<min(start + 1000, 389_112)].reduce(0, +)
    }
    #expect(abs(thousands.reduce(0, +) - 1) < 1e-12)
    #expect(scorer.distribution.probabilities.allSatisfy { $0 > 0 })
  }

  @Test func orderIsDescendingWithTiesInPrefixOrder() {
    let (order, probabilities) = (Self.people.order, Self.people.distribution.probabilities)
    for (earlier, later) in zip(order.ranks, order.ranks.dropFirst()) {
      let (p, q) = (probabilities[Int(earlier)], probabilities[Int(later)])
      #expect(p > q || p == q && earlier < later)
    }
    #expect(Set(order.ranks).count == 389_112)
    for (guess, rank) in order.ranks.enumerated() { #expect(order.guessNumbers[Int(rank)] == guess + 1) }
  }

  @Test func uniformOrderIsPrefixOrder() {
    let order = PatternScorer(model: UniformModel()).order
    #expect(order.ranks == [UInt32](0..<389_112))
    #expect(order.cumulativeShares.guesses(toReach: 0.5) == 194_556)
    #expect(order.cumulativeShares.guesses(toReach: 1.01) == nil)
    #expect(order.share(guessedAfter: 1_000_000) == 1 && order.share(guessedAfter: -1) == 0)
  }
}
