import Foundation
import PatternGrid
import Testing

@Suite struct PatternCountTests {
  @Test func androidCountsByLength() throws {
    let count = try PatternCount(.android3x3)
    #expect(count.byLength == [0, 0, 0, 0, 1624, 7152, 26016, 72912, 140_704, 140_704])
    #expect(count.total == 389_112)
  }

  @Test(arguments: [(DrawingRule.strict, 139_880), (.free, 985_824), (.lineage, 389_112)])
  func otherRules(rule: DrawingRule, total: Int) throws {
    let space = try PatternSpace(grid: .threeByThree, rule: rule)
    #expect(try PatternCount(space).total == UInt128(total))
  }

  @Test func countsByStartOf3x3() throws {
    // By symmetry corners, edges and the centre; 4 x 38042 + 4 x 43176 + 37432... are checked against the walk.
    let walked = Array(PatternWalk(.android3x3)).reduce(into: [Int](repeating: 0, count: 9)) {
      $0[$1.start.index] += 1
    }
    let counted = try PatternCount.byStart(.android3x3).map { Int($0.total) }
    #expect(counted == walked)
    #expect(counted.reduce(0, +) == 389_112)
  }

  /// Every published count for grids of up to 16 dots.
  @Test func publishedCounts() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../datasets/grid-counts.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").map(String.init) }
    var checked = 0
    for (name, rows) in Dictionary(grouping: rows, by: { $0[0] + " " + $0[1] }) {
      let grid = try Grid(rows[0][0])
      guard grid.dotCount <= 16 else { continue }
      let rule = try #require(DrawingRule(rawValue: rows[0][1]))
      let count = try PatternCount(PatternSpace(grid: grid, rule: rule, minimumLength: 1))
      for row in rows {
        let dots = try #require(Int(row[2]))
        #expect(count.byLength[dots] == UInt128(row[3]), "\(name), \(dots) dots")
        checked += 1
      }
    }
    #expect(checked > 350)
  }
}
