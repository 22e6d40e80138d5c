import PatternGrid
import Testing

@Suite struct StrokeCountTableTests {
  /// As many rules as fit, more than the features have, each against its definition for patterns of a 2x4 grid.
  @Test func asManyCountsAsFit() throws {
    var rules = StrokeCount.allCases.map(\.rule)
    while rules.count < StrokeCounts.capacity - 1 { rules.append(.sum { 3 * $0.from.index + $0.to.index }) }
    rules.append(.pairs(neighbours: true) { $0.meets($1) })
    #expect(rules.count == 12)
    let space = try PatternSpace(grid: Grid(rows: 2, columns: 4))
    let table = StrokeCountTable(rules, StrokeTable(space.grid))
    for pattern in space.patterns {
      var drawing = StrokeCountTable.Drawing()
      var visited = DotSet(pattern.start)
      for position in 1..<pattern.length {
        drawing = table.adding(
          to: drawing, before: position > 1 ? pattern.dots[position - 2].index : nil,
          last: pattern.dots[position - 1].index, next: pattern.dots[position].index, visited: visited.bits)
        visited.insert(pattern.dots[position])
      }
      for (place, rule) in rules.enumerated() {
        let (found, expected) = (drawing.counts[place], rule.value(of: pattern))
        #expect(found == expected, "\(pattern.dots), count \(place)")
      }
    }
  }

  /// The largest counts of the largest grid do not run into each other.
  @Test func countsAreWideEnough() {
    var counts = StrokeCounts()
    for place in 0..<StrokeCounts.capacity { counts[place] = 595 + place }
    for place in 0..<StrokeCounts.capacity { #expect(counts[place] == 595 + place) }
    counts[6] = 0
    #expect(counts[5] == 600 && counts[6] == 0 && counts[7] == 602)
  }
}
