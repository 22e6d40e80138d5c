import PatternGrid
import Testing

/// The walk over a whole space against the definitions, pattern by pattern.
@Suite struct FeatureTableTests {
  static let android = try! FeatureTable(.android3x3)

  /// Every count of every pattern of Android's space.
  @Test func countsOfAllPatterns() {
    var rank = 0
    var differences = 0
    PatternWalk(.android3x3).visitPatterns { pattern in
      let row = Self.android[rank]
      rank += 1
      let counts = [
        row.length, row.turns, row.knightMoves, row.revisitedDots, row.overlaps, row.intersectionsSun,
        row.intersectionsSong,
        row.maximumNormLength, row.strokeKinds,
      ]
      let expected = [
        pattern.length, pattern.turns, pattern.knightMoves, pattern.revisitedDots,
        pattern.overlaps, pattern.intersectionsSun, pattern.intersectionsSong,
        pattern.maximumNormLength, pattern.strokeKinds,
      ]
      if counts != expected || row.start != pattern.start || row.end != pattern.end
        || row.physicalLength != pattern.physicalLength || row.isClosed != pattern.isClosed
      {
        differences += 1
      }
      return true
    }
    #expect(rank == 389_112 && rank == Self.android.count)
    #expect(differences == 0)
  }

  /// Everything, candidates and symmetry included: all patterns of small spaces.
  @Test(arguments: [
    (2, 3, DrawingRule.android, 1, 6), (2, 4, .android, 4, 6), (3, 3, .strict, 4, 5), (3, 3, .free, 1, 4),
    (1, 6, .android, 1, 6), (3, 3, .android, 4, 5), (1, 5, .free, 1, 5),
  ]) func smallSpaces(rows: Int, columns: Int, rule: DrawingRule, shortest: Int, longest: Int) throws {
    let space = try PatternSpace(
      grid: Grid(rows: rows, columns: columns), rule: rule, minimumLength: shortest, maximumLength: longest)
    let table = try FeatureTable(space)
    var rank = 0
    PatternWalk(space).visitPatterns { pattern in
      #expect(table[rank] == PatternFeatures(pattern), "\(space) \(pattern.dots)")
      rank += 1
      return true
    }
    #expect(rank == table.count && rank > 100)
  }

  /// Everything, for every 97th pattern of Android's space.
  @Test func sampleOfAndroid() {
    for rank in stride(from: 0, to: Self.android.count, by: 97) {
      let pattern = PatternIndex.testedRanks.pattern(at: rank)
      #expect(Self.android[rank] == PatternFeatures(pattern), "\(pattern.dots)")
    }
  }

  @Test func largeGridsAreRefused() throws {
    let space = try PatternSpace(grid: Grid(rows: 2, columns: 5))
    #expect(throws: PatternSpaceError.self) { try FeatureTable(space) }
  }
}

extension PatternIndex {
  static let testedRanks = try! PatternIndex(.android3x3)
}
