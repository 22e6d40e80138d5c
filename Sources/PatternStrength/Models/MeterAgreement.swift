import GSLStatistics

/// How well a meter orders the patterns that people choose most, as Golla et al. 2019 (doi 10.14722/usec.2019.23025)
/// measure it: Spearman's rank correlation, weighted by frequency as in the R package wCorr, between a meter's values and
/// the patterns' frequencies (the less frequent, the stronger), over the 200 most frequent patterns of a set.
public struct MeterAgreement: Sendable {
  /// How many patterns are compared: the most frequent ones, and all where there are fewer.
  public static let comparedPatterns = 200

  /// The compared patterns, most frequent first.
  public let ranks: [Int]
  private let frequencies: [Double]

  /// - Parameter choices: the patterns of a set by their ranks, with their counts. Of patterns equally frequent the earlier
  ///   one comes first, which decides only who is compared at all and who is among the set's own top.
  public init(_ choices: [(rank: Int, count: Int)]) {
    let order = choices.indices.sorted { a, b in
      choices[a].count == choices[b].count ? a < b : choices[a].count > choices[b].count
    }
    let compared = order.prefix(Self.comparedPatterns)
    ranks = compared.map { choices[$0].rank }
    frequencies = compared.map { Double(choices[$0].count) }
  }

  /// The agreement of a meter, -1 to 1; nil where there are fewer than two patterns or all have the same frequency or
  /// value.
  ///
  /// - Parameter value: of the pattern at a rank; larger means stronger.
  public func correlation(with value: (Int) -> Double) throws(GSLError) -> Double? {
    try RankCorrelation.spearman(ranks.map(value), frequencies.map { -$0 }, weights: frequencies)
  }

  /// A meter that holds the set's own most frequent patterns weakest, in their order, and orders the others by another
  /// meter whose values are above 0 (row 4C of Golla et al., with the top 20).
  public func listingOwnTop(_ size: Int, then value: @escaping (Int) -> Double) -> (Int) -> Double {
    let top = Array(ranks.prefix(size))
    return { rank in top.firstIndex(of: rank).map { Double($0 - size) } ?? value(rank) }
  }
}
