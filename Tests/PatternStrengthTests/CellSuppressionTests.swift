import PatternStrength
import Testing

@Suite struct CellSuppressionTests {
  private func cells(_ choices: [Int], patterns: [Int]? = nil) -> CellCounts {
    var counts = CellCounts(cells: choices.count)
    for cell in choices.indices {
      let patterns = patterns?[cell] ?? choices[cell]
      for pattern in 0..<patterns {
        counts.add(cell, count: pattern == 0 ? choices[cell] - patterns + 1 : 1)
      }
    }
    return counts
  }

  @Test func rareCellsAreHidden() {
    #expect(CellSuppression(partsOfSums: cells([0, 1, 4, 5, 50])).isShown == [true, false, false, true, true])
  }

  @Test func manyChoicesOfOnePatternAreHidden() {
    let counts = cells([40, 30, 20, 60], patterns: [1, 4, 5, 60])
    #expect(CellSuppression(partsOfSums: counts).isShown == [false, false, true, true])
  }

  /// A single hidden cell would follow from the sum.
  @Test func aSingleHiddenCellHidesTheNext() {
    #expect(CellSuppression(partsOfSums: cells([20, 3, 9, 0])).isShown == [true, false, false, true])
  }

  @Test func rowsAndColumnsOfAMatrixEachHideTwo() {
    let counts = cells([3, 20, 30, 21, 22, 40, 31, 41, 42])
    let shown = CellSuppression(partsOfSums: counts, columns: 3).isShown
    for line in [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]] {
      #expect(line.count { !shown[$0] } != 1, "\(shown)")
    }
    #expect(shown == [false, false, true, false, false, true, true, true, true])
  }

  @Test func aPropertyThatAllButFewHaveIsHidden() {
    let counts = cells([97, 50, 3, 100, 0])
    #expect(
      CellSuppression(properties: counts, total: 100, distinct: 100).isShown == [false, true, false, true, true])
  }
}
