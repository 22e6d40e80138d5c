import PatternGrid
import Testing

@Suite struct PatternWalkTests {
  static let all = Array(PatternSpace.android3x3.patterns)

  @Test func everyPatternOnceInPrefixOrder() {
    #expect(Self.all.count == 389_112)
    #expect(zip(Self.all, Self.all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Self.all[0].dots == [0, 1, 2, 3])
    #expect(Self.all[1].dots == [0, 1, 2, 3, 4])
    #expect(Self.all[389_111].dots == [8, 7, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test func everyWalkedPatternIsValid() throws {
    for pattern in Self.all { #expect(throws: Never.self) { try Pattern(pattern.dots) } }
  }

  /// Every sequence of 4 or 5 dots of a 2x3 grid is walked exactly where `Pattern.init` accepts it.
  @Test(arguments: DrawingRule.allCases) func walksExactlyTheValidSequences(rule: DrawingRule) throws {
    let space = try PatternSpace(grid: Grid(rows: 2, columns: 3), rule: rule, maximumLength: 5)
    let walked = Set(space.patterns.map(\.dots))
    var sequences: [[Dot]] = [[]]
    for length in 1...5 {
      sequences = sequences.flatMap { head in space.grid.dots.map { head + [$0] } }
      guard length >= 4 else { continue }
      for sequence in sequences {
        #expect(((try? Pattern(sequence, in: space)) != nil) == walked.contains(sequence), "\(rule) \(sequence)")
      }
    }
  }

  @Test func stopsWhenTold() {
    var seen = 0
    PatternWalk(.android3x3).visit { _ in
      seen += 1
      return seen < 10
    }
    #expect(seen == 10)
  }

  @Test func beginsWhereTold() {
    for rank in stride(from: 0, to: 389_112, by: 997) {
      var seen: [Pattern] = []
      PatternWalk(.android3x3).visitPatterns(from: Self.all[rank]) { pattern in
        seen.append(pattern)
        return seen.count < 20
      }
      #expect(seen == Array(Self.all[rank...].prefix(20)), "\(Self.all[rank])")
    }
  }

  /// Also where the filter does not let the first pattern, or its beginning, through.
  @Test func beginsWhereToldAmongFilteredPatterns() {
    var filter = PatternFilter(grid: .threeByThree)
    filter.avoided = DotSet([3])
    filter.ends = DotSet([8])
    let walk = PatternWalk(.android3x3, filter: filter)
    let filtered = Array(walk)
    for rank in stride(from: 0, to: 389_112, by: 997) {
      var seen: Pattern?
      walk.visitPatterns(from: Self.all[rank]) { pattern in
        seen = pattern
        return false
      }
      #expect(seen == filtered.first { $0 >= Self.all[rank] }, "\(Self.all[rank])")
    }
  }

  @Test func filtersAgreeWithFilteringAfterwards() throws {
    var filter = PatternFilter(grid: .threeByThree)
    filter.starts = DotSet([0, 2])
    filter.ends = DotSet([8])
    filter.contained = DotSet([4])
    filter.avoided = DotSet([7])
    filter.allowsKnightMoves = false
    let space = try PatternSpace(grid: .threeByThree, minimumLength: 5, maximumLength: 7)
    let filtered = Array(PatternWalk(space, filter: filter))
    let expected = Self.all.filter { pattern in
      (5...7).contains(pattern.length) && [0, 2].contains(pattern.start) && pattern.end == 8
        && pattern.dotSet.contains(4) && !pattern.dotSet.contains(7)
        && !pattern.strokes.contains(where: \.isKnightMove)
    }
    #expect(filtered.map(\.dots) == expected.map(\.dots))
    #expect(!filtered.isEmpty)
  }
}
