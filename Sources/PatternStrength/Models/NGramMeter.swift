import PatternGrid

/// The n-gram strength meters of Golla et al. 2019 (doi 10.14722/usec.2019.23025), rows 4A2 to 4B of their Table III.
///
/// P(x) = P(first n-1 dots) x product of P(next dot | previous n-1 dots), with add-one smoothing over d^(n-1) beginnings
/// and d next dots on a grid of d dots, no start or end symbol and no length prior; so a longer pattern is less likely for its length alone.
/// The probabilities are not normalised over valid patterns: only their order is used.
public struct NGramMeter: Sendable {
  public let order: Int
  /// Whether each length has counts of its own (4B), which makes P conditional on the length.
  public let isByLength: Bool
  /// One for all lengths, or by number of dots.
  private let counts: [NGramModel]
  private let tally: Tally

  /// - Precondition: `NGramModel.orders(in:)` of the tally's space contains `order`.
  public init(order: Int, byLength: Bool, trainedOn tally: Tally) {
    self.order = order
    isByLength = byLength
    self.tally = tally
    let ofLengths = byLength ? (0...tally.patterns.space.lengths.upperBound).map { [$0] } : [nil]
    counts = ofLengths.map { lengths in
      let part = lengths.map { lengths in tally.filtered { lengths.contains($0.length) } } ?? tally
      return NGramModel(order: order, trainedOn: part)
    }
  }

  /// -log2 P of a pattern, as if one instance of it, if the corpus has any, had not been in the corpus.
  ///
  /// Golla et al. score the patterns of a corpus by models trained on the others.
  public func bitsLeavingOneOut(_ pattern: Pattern, rank: Int) -> Double {
    let model = counts[isByLength ? pattern.length : 0]
    return -model.binaryLogProbability(of: pattern, leavingOut: tally.counts[rank] > 0 ? 1 : 0)
  }
}

extension NGramModel {
  /// log2 of the smoothed probability of the dots, without the length prior, after `instances` of the pattern have been
  /// taken out of the counts.
  ///
  /// A pattern has no dot twice, so it has each of its n-grams once: taking it out takes one from each.
  fileprivate func binaryLogProbability(of pattern: Pattern, leavingOut instances: Int) -> Double {
    let beginning = code(pattern.dots[..<(order - 1)])
    let total = lengthCounts.reduce(0, +) - instances
    var sum = binaryLogarithm(
      Double(startCounts[beginning] - instances + 1) / Double(total + startCounts.count))
    var context = beginning
    for next in pattern.dots[(order - 1)...] {
      let first = context * base
      let seen = gramCounts[first..<(first + base)].reduce(0, +) - instances
      sum += binaryLogarithm(Double(gramCounts[first + next.index] - instances + 1) / Double(seen + base))
      context = (first + next.index) % startCounts.count
    }
    return sum
  }
}

extension Tally {
  /// The choices whose pattern satisfies a condition.
  func filtered(_ isIncluded: (Pattern) -> Bool) -> Tally {
    var result = Tally(patterns: patterns)
    for (rank, count) in countedRanks where isIncluded(patterns.pattern(at: rank)) { result.add(rank, count: count) }
    return result
  }
}
