import PatternGrid
import PatternStrength
import Testing

@Suite struct CorpusProfileTests {
  /// The uniform profile against the exact counts of the space, which are counted another way.
  @Test func uniformAgreesWithTheCountOfTheSpace() throws {
    let profile = CorpusProfile.uniform
    let byStart = try PatternCount.byStart(.android3x3).map { Int($0.total) }
    #expect(profile.starts.choices == byStart)
    let byLength = try PatternCount(.android3x3).byLength.map { Int($0) }
    #expect(profile.lengths.choices == byLength)
    #expect(profile.ends.total == 389_112 && profile.kinds.total == 389_112 && profile.turns.total == 389_112)
    #expect(profile.dots.choices[4] > profile.dots.choices[0])
  }

  /// 0125 three times and 0345678 once.
  @Test func byHand() throws {
    let patterns = PatternIndex.android3x3
    var tally = Tally(patterns: patterns)
    tally.add(patterns.index(of: try Notation.digit.pattern("0125", in: .android3x3)), count: 3)
    tally.add(patterns.index(of: try Notation.digit.pattern("0345678", in: .android3x3)))
    let profile = CorpusProfile(counts: tally.counts)
    #expect(profile.starts.choices[0] == 4 && profile.starts.patterns[0] == 2)
    #expect(profile.ends.choices[5] == 3 && profile.ends.choices[8] == 1)
    #expect(profile.lengths.choices == [0, 0, 0, 0, 3, 0, 0, 1, 0, 0])
    #expect(profile.moves.choices[9 * 1 + 2] == 3 && profile.moves.choices[9 * 5 + 6] == 1)
    #expect(profile.trigrams.choices[81 * 0 + 9 * 1 + 2] == 3 && profile.trigrams.total == 3 * 2 + 5)
    #expect(profile.turns.choices[1] == 3 && profile.kinds.choices == [3, 0, 1])
  }

  /// Every pattern's traits against the definitions of the grid.
  @Test func traitsOfAllPatternsAgreeWithTheFeatures() {
    let finder = DrawingTraitFinder()
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
        || traits.contains(.crossing) != (pattern.crossings > 0)
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
    let dots = try Notation.digit.pattern(text, in: .android3x3).dots.map(\.byte)
    let traits = DrawingTraitFinder().traits(of: dots.span)
    let found = DrawingTrait.allCases.filter { $0.isSymmetry && $0 != .anySymmetry && traits.contains($0) }
    #expect(found == expected && traits.contains(.anySymmetry) == !expected.isEmpty, "\(text)")
  }

  /// No pattern is its own image, so that all come in classes of 8.
  @Test func symmetryClassesOfAllPatterns() {
    let classes = SymmetryClasses(counts: Array(repeating: 2, count: PatternIndex.android3x3.count))
    #expect(classes.counts.count == 389_112 / 8 && classes.counts.allSatisfy { $0 == 16 })
  }
}
