import CGSL

/// Spearman's correlation of ranks, plain and weighted, in -1...1. Tied values share their mean rank.
///
/// `nil` where it is not defined: fewer than two pairs, or one side constant.
/// Refused: sides of different length, a value that is infinite or not a number.
package enum RankCorrelation {
  /// The correlation of the ranks of `x` and `y` (`gsl_stats_spearman`). Cost n log n.
  package static func spearman(_ x: [Double], _ y: [Double]) throws(GSLError) -> Double? {
    let computing = "Spearman's rank correlation"
    try requirePairs(x, y, computing: computing)
    guard varies(x), varies(y) else { return nil }
    var work = [Double](repeating: 0, count: 2 * x.count)
    return bounded(gsl_stats_spearman(x, 1, y, 1, x.count, &work))
  }

  /// The correlation in which pair i counts as much as `weights[i]`, as in the R package wCorr
  /// (its vignette "wCorr Formulas").
  ///
  /// The rank of a value is the sum of the weights of all smaller values plus (t + 1) / 2 times the mean weight
  /// of the t values tied there; the ranks then enter the weighted correlation of Pearson. Equal weights give the
  /// plain correlation. A pair of weight 0 has no say, and only pairs of positive weight make a side vary.
  /// Also refused: a weight that is negative, infinite or not a number, weights that are all 0.
  package static func spearman(_ x: [Double], _ y: [Double], weights: [Double]) throws(GSLError) -> Double? {
    let computing = "the weighted Spearman rank correlation"
    try requirePairs(x, y, computing: computing)
    try require(
      weights.count == x.count, "\(weights.count) weights for \(x.count) pairs", computing: computing)
    guard !weights.isEmpty else { return nil }
    try requireWeights(weights, computing: computing)

    // A tied pair of weight 0 would still enter the mean weight of its tie, so it is left out beforehand.
    let counting = weights.indices.filter { weights[$0] > 0 }
    let x = counting.map { x[$0] }
    let y = counting.map { y[$0] }
    let weights = counting.map { weights[$0] }
    guard varies(x), varies(y) else { return nil }
    return bounded(pearson(weightedRanks(of: x, weights: weights), weightedRanks(of: y, weights: weights), weights))
  }

  private static func weightedRanks(of values: [Double], weights: [Double]) -> [Double] {
    var order = [Int](repeating: 0, count: values.count)
    gsl_sort_index(&order, values, 1, values.count)
    var ranks = [Double](repeating: 0, count: values.count)
    var weightBelow = 0.0
    var start = 0
    while start < order.count {
      let end = order[start...].firstIndex { values[$0] != values[order[start]] } ?? order.count
      let ties = Double(end - start)
      let tiedWeight = order[start..<end].reduce(0) { $0 + weights[$1] }
      for place in order[start..<end] { ranks[place] = weightBelow + (ties + 1) / 2 * (tiedWeight / ties) }
      weightBelow += tiedWeight
      start = end
    }
    return ranks
  }

  private static func pearson(_ x: [Double], _ y: [Double], _ weights: [Double]) -> Double {
    let count = weights.count
    let meanX = gsl_stats_wmean(weights, 1, x, 1, count)
    let meanY = gsl_stats_wmean(weights, 1, y, 1, count)
    let products = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }
    let covariance = gsl_stats_wmean(weights, 1, products, 1, count)
    let varianceX = gsl_stats_wvariance_with_fixed_mean(weights, 1, x, 1, count, meanX)
    let varianceY = gsl_stats_wvariance_with_fixed_mean(weights, 1, y, 1, count, meanY)
    return covariance / (varianceX.squareRoot() * varianceY.squareRoot())
  }

  private static func requirePairs(_ x: [Double], _ y: [Double], computing: String) throws(GSLError) {
    turnOffAbortingHandler()
    try require(x.count == y.count, "\(x.count) values against \(y.count)", computing: computing)
    let areFinite = x.allSatisfy(\.isFinite) && y.allSatisfy(\.isFinite)
    try require(areFinite, "a value is not a finite number", computing: computing)
  }

  private static func varies(_ values: [Double]) -> Bool {
    values.contains { $0 != values[0] }
  }

  /// Rounding can carry a perfect correlation a last digit beyond 1.
  private static func bounded(_ correlation: Double) -> Double {
    min(1, max(-1, correlation))
  }
}
