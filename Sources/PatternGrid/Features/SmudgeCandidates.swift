extension Pattern {
  /// The most unit segments and steps for which candidates are counted: far above what 3x3 to 5x5 grids need.
  private static let largestSmudge = 128
  private static let mostSteps = 1_000_000

  /// How many patterns of its space leave the same smudge as this one, itself included: the same undirected unit
  /// segments, whatever the order. A single dot is the only candidate for its mark.
  ///
  /// Found by drawing within the smudge. Nil where that is out of reach: above 128 unit segments or a million steps.
  public var smudgeCandidates: Int? {
    let smudge = Set(strokes.flatMap(\.unitSegments))
    guard smudge.count <= Self.largestSmudge else { return nil }
    let bits = Dictionary(uniqueKeysWithValues: smudge.enumerated().map { ($1, UInt128(1) << UInt128($0)) })
    var search = SmudgeSearch(
      space: space, whole: bits.values.reduce(0, |), remainingSteps: Self.mostSteps, bits: bits)
    // Under some rules a line passes over dots that were not visited; another pattern may begin there.
    for start in smudge.reduce(dotSet, { $0.inserting($1.first).inserting($1.second) }) {
      search.visit(start, visited: DotSet(start), length: 1, covered: 0)
    }
    return search.remainingSteps > 0 ? search.found : nil
  }
}

/// Draws every pattern that stays within a smudge and counts those that cover it.
private struct SmudgeSearch {
  let lengths: ClosedRange<Int>
  let moves: SuccessorTable
  /// Every segment of the smudge; by pair of dots, those of a stroke within it.
  let whole: UInt128
  let segments: [UInt128]
  let dotCount: Int
  var remainingSteps: Int
  var found = 0

  init(space: PatternSpace, whole: UInt128, remainingSteps: Int, bits: [UnitSegment: UInt128]) {
    let grid = space.grid
    lengths = space.lengths
    self.whole = whole
    self.remainingSteps = remainingSteps
    dotCount = grid.dotCount
    moves = SuccessorTable(grid: grid, rule: space.rule) { $0.unitSegments.allSatisfy { bits[$0] != nil } }
    segments = grid.dots.flatMap { from in
      grid.dots.map { to in Stroke(from: from, to: to, on: grid).unitSegments.reduce(0) { $0 | (bits[$1] ?? 0) } }
    }
  }

  mutating func visit(_ last: Dot, visited: DotSet, length: Int, covered: UInt128) {
    if covered == whole, lengths.contains(length) { found += 1 }
    guard length < lengths.upperBound else { return }
    for next in moves.candidates(visited: visited, last: last) {
      guard remainingSteps > 0 else { return }
      remainingSteps -= 1
      visit(
        next, visited: visited.inserting(next), length: length + 1,
        covered: covered | segments[last.index * dotCount + next.index])
    }
  }
}

extension Feature {
  public static let smudgeCandidates = Feature(
    id: "smudge_candidates", title: "Smudge candidates", unit: "patterns",
    definition: "Patterns that leave the same undirected unit segments, this one included",
    definedBy: "\(ofThisProject), after Aviv et al. 2010",
    doubt: "a smudge with every segment visible and no order; real smudges are worse, and may show direction",
    lowest: Extreme(.count(1), 0, 1, 3, 2, 4, 7, 5, 6, 8), highest: Extreme(.count(4), 0, 1, 2, 3, 4, 5)
  ) { $0.smudgeCandidates.map(FeatureValue.count) }
}
