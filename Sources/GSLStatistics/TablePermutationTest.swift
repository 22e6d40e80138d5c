/// Whether the rows of a table of counts differ, by dealing its observations out to the rows again at random: Pearson's
/// statistic without its large-sample law, for tables with small expected counts.
package enum TablePermutationTest {
  /// The p-value (b + 1) / (m + 1), for m permutations of which b had a statistic at least as large (Phipson and Smyth
  /// 2010). Cost: the number of observations for each permutation.
  ///
  /// Refused: what `ChiSquared.independence` refuses, fewer than one permutation.
  package static func pValue(
    ofTable table: [[Int]], permutations: Int, using generator: RandomGenerator
  ) throws(GSLError) -> Double {
    try require(permutations >= 1, "\(permutations) permutations", computing: "a permutation test of a table")
    let observed = try ChiSquared.independence(ofTable: table).statistic
    var columns = table.flatMap { row in row.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) } }
    let rowSums = table.map { $0.reduce(0, +) }
    let columnSums = table[0].indices.map { column in table.reduce(0) { $0 + $1[column] } }
    // Σ o² / (row sum x column sum) orders tables with the same sums as Pearson's statistic does.
    let total = Double(rowSums.reduce(0, +))
    let threshold = (observed / total + 1) * (1 - 1e-12)
    var extreme = 0
    for _ in 0..<permutations {
      generator.shuffle(&columns)
      var sum = 0.0
      var next = 0
      for rowSum in rowSums {
        var dealt = [Int](repeating: 0, count: columnSums.count)
        for observation in next..<next + rowSum { dealt[columns[observation]] += 1 }
        next += rowSum
        for (count, columnSum) in zip(dealt, columnSums) {
          sum += Double(count) * Double(count) / (Double(rowSum) * Double(columnSum))
        }
      }
      if sum >= threshold { extreme += 1 }
    }
    return Double(extreme + 1) / Double(permutations + 1)
  }
}
