import PatternGrid
import PatternStrength

extension HotPath {
  /// What is counted and measured on patterns.
  static let ofFeatures = [
    HotPath("features", "all features and the scores of all meters of all patterns", unit: "patterns") {
      let patterns = PatternIndex.android3x3
      // One by one they take 0.1 ms each.
      let sample = stride(from: 0, to: patterns.count, by: 97)
      return TwoWays(
        operations: patterns.count, plainOperations: sample.underestimatedCount,
        library: {
          let table = try FeatureTable(.android3x3)
          var scores: [Double] = []
          scores.reserveCapacity(table.count * Meter.all.count)
          for rank in 0..<table.count {
            let features = table[rank]
            for meter in Meter.all { scores.append(meter.score(features)) }
          }
          return (table: table, scores: scores)
        },
        plain: {
          sample.map { rank in
            let features = PatternFeatures(patterns.pattern(at: rank))
            return (rank: rank, features: features, scores: Meter.all.map { $0.score(features) })
          }
        },
        agree: { all, some in
          some.allSatisfy { rank, features, scores in
            let first = rank * scores.count
            return all.table[rank] == features && Array(all.scores[first..<first + scores.count]) == scores
          }
        })
    }
  ]
}
