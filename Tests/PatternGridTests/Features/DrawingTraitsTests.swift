import PatternGrid
import Testing

@Suite struct DrawingTraitsTests {
  /// Every pattern's traits against the definitions of the grid.
  @Test func traitsOfAllPatternsAgreeWithTheFeatures() {
    let finder = DrawingTraitFinder(.threeByThree)
    var failures = 0
    PatternWalk(.android3x3).visit { dots in
      let pattern = try? Pattern(dots.indices.map { Dot(byte: dots[$0]) })
      guard let pattern else {
        failures += 1
        return true
      }
      let traits = finder.traits(of: dots)
      let strokes = pattern.strokes
      if traits.turns != pattern.turns
        || traits.contains(.crossing) != (pattern.intersectionsSong > 0)
        || traits.contains(.knightMove) != strokes.contains(where: \.isKnightMove)
        || traits.contains(.overpass) != strokes.contains(where: { $0.latticeSteps > 1 })
        || traits.contains(.onlyRowsAndColumns) != strokes.allSatisfy(\.direction.isAxis)
      {
        failures += 1
      }
      return true
    }
    #expect(failures == 0)
  }

  @Test(
    arguments: [
      ("03678", [DrawingTrait.mirroredOnDiagonal]), ("0123678", []), ("0124678", [.halfTurn]),
      ("6304258", [.mirroredLeftToRight]), ("2103678", [.mirroredTopToBottom]), ("01258", [.mirroredOnDiagonal]),
      ("0125", []),
    ] as [(String, [DrawingTrait])]) func symmetries(text: String, expected: [DrawingTrait]) throws
  {
    let traits = DrawingTraits(try Pattern(text))
    let symmetries: [DrawingTrait] = [.mirroredLeftToRight, .mirroredTopToBottom, .mirroredOnDiagonal, .halfTurn]
    let found = symmetries.filter(traits.contains)
    #expect(found.map(\.id) == expected.map(\.id) && traits.contains(.anySymmetry) == !expected.isEmpty, "\(text)")
  }

  /// On 2x4, dots 0 1 2 3 / 4 5 6 7: a rectangle has no diagonal mirrors, and none of its lines is its own image.
  @Test func rectangles() throws {
    let space = try PatternSpace(grid: Grid(rows: 2, columns: 4), minimumLength: 3)
    let peak = DrawingTraits(try Pattern([4, 1, 6], in: space))
    #expect(peak.styles == .diagonal && peak.kind == .withDiagonals && peak.turns == 1 && !peak.isSymmetric)
    let bar = DrawingTraits(try Pattern([0, 1, 2, 3], in: space))
    #expect(bar.has(.mirroredLeftToRight) && !bar.has(.mirroredTopToBottom) && !bar.has(.halfTurn))
  }
}
