import CGSL

/// The outcome of Pearson's chi-squared test of counts against what is expected of them.
///
/// No cells are merged and no continuity correction is made. The p-value leans on large counts: look at
/// `smallExpectedCells` before trusting it.
package struct ChiSquared: Equatable, Sendable {
  /// Σ (observed - expected)² / expected.
  package let statistic: Double

  package let degreesOfFreedom: Int

  /// The probability of a statistic at least this large if the expectation holds (`gsl_cdf_chisq_Q`).
  package let pValue: Double

  /// Cramér's V in 0...1, without bias correction, for a table; `nil` for goodness of fit.
  package let cramersV: Double?

  /// How many cells expect fewer than 5, the usual warning (Cochran 1954).
  package let smallExpectedCells: Int

  /// Whether the rows and columns of a table of counts are independent.
  ///
  /// Refused: fewer than two rows or columns, rows of different length, negative counts, a row or column
  /// without any count.
  package static func independence(ofTable table: [[Int]]) throws(GSLError) -> ChiSquared {
    let computing = "a chi-squared test of independence"
    let columns = table.first?.count ?? 0
    try require(table.count >= 2 && columns >= 2, "fewer than two rows or columns", computing: computing)
    for (row, counts) in table.enumerated() {
      try require(counts.count == columns, "row \(row) has \(counts.count) of \(columns) columns", computing: computing)
      try require(counts.allSatisfy { $0 >= 0 }, "row \(row) has a negative count", computing: computing)
    }
    let observed = table.map { $0.map(Double.init) }
    let rowSums = observed.map { $0.reduce(0, +) }
    let columnSums = (0..<columns).map { column in observed.reduce(0) { $0 + $1[column] } }
    for (row, sum) in rowSums.enumerated() { try require(sum > 0, "row \(row) is empty", computing: computing) }
    for (column, sum) in columnSums.enumerated() {
      try require(sum > 0, "column \(column) is empty", computing: computing)
    }

    let total = rowSums.reduce(0, +)
    let expected = rowSums.flatMap { row in columnSums.map { row * $0 / total } }
    let shorterSide = min(table.count, columns)
    return ChiSquared(
      observed: observed.flatMap(\.self), expected: expected,
      degreesOfFreedom: (table.count - 1) * (columns - 1),
      largestStatistic: total * Double(shorterSide - 1))
  }

  /// Whether counts fit given shares; the shares need not add up to 1.
  ///
  /// Refused: fewer than two cells, different numbers of counts and shares, negative counts, no counts at all, a
  /// share that is not positive and finite.
  package static func goodnessOfFit(observed: [Int], shares: [Double]) throws(GSLError) -> ChiSquared {
    let computing = "a chi-squared test of fit"
    try require(observed.count >= 2, "fewer than two cells", computing: computing)
    try require(
      observed.count == shares.count, "\(observed.count) counts for \(shares.count) shares", computing: computing)
    try require(observed.allSatisfy { $0 >= 0 }, "there is a negative count", computing: computing)
    try requireWeights(shares, computing: computing)
    try require(shares.allSatisfy { $0 > 0 }, "a share is 0", computing: computing)
    let counts = observed.map(Double.init)
    let total = counts.reduce(0, +)
    try require(total > 0, "all counts are 0", computing: computing)
    let wholeShare = shares.reduce(0, +)
    return ChiSquared(
      observed: counts, expected: shares.map { total * ($0 / wholeShare) },
      degreesOfFreedom: observed.count - 1, largestStatistic: nil)
  }

  private init(observed: [Double], expected: [Double], degreesOfFreedom: Int, largestStatistic: Double?) {
    turnOffAbortingHandler()
    var statistic = 0.0
    for (count, expectation) in zip(observed, expected) {
      let excess = count - expectation
      statistic += excess * excess / expectation
    }
    self.statistic = statistic
    self.degreesOfFreedom = degreesOfFreedom
    pValue = gsl_cdf_chisq_Q(statistic, Double(degreesOfFreedom))
    cramersV = largestStatistic.map { min(1, (statistic / $0).squareRoot()) }
    smallExpectedCells = expected.count { $0 < 5 }
  }
}
