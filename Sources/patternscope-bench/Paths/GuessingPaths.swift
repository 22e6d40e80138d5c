import Glibc
import PatternGrid
import PatternStrength

extension HotPath {
  /// What people choose, and the attacker's order.
  static let ofGuessing = [
    HotPath("probabilities", "the probability of every pattern under the people model", unit: "patterns") {
      let model = ModelCatalogueEntry.people.model
      let tree = PatternTree(.android3x3)
      let patterns = PatternIndex.android3x3
      let sample = stride(from: 0, to: patterns.count, by: 997)
      return TwoWays(
        operations: patterns.count, plainOperations: sample.underestimatedCount,
        library: { PatternDistribution(model, over: tree) },
        plain: {
          sample.map { rank in
            (rank: rank, bits: model.contributions(to: patterns.pattern(at: rank)).reduce(0) { $0 + $1.bits })
          }
        },
        // The plain sums lack the normalisation, which is the same for all patterns.
        agree: { distribution, sums in
          let normalisations = sums.map { distribution.bits(ofRank: $0.rank) - $0.bits }
          return normalisations.allSatisfy { abs($0 - normalisations[0]) < 1e-9 }
        })
    },
    HotPath("guess-order", "sort all patterns by their probability", unit: "patterns") {
      let distribution = PatternDistribution(ModelCatalogueEntry.people.model, over: PatternTree(.android3x3))
      return TwoWays(
        operations: PatternIndex.android3x3.count, library: { GuessOrder(distribution).ranks },
        plain: {
          let probabilities = distribution.probabilities
          return probabilities.indices.sorted { a, b in
            probabilities[a] == probabilities[b] ? a < b : probabilities[a] > probabilities[b]
          }.map { UInt32($0) }
        })
    },
  ]
}
