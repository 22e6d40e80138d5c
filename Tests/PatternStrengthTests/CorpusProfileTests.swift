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

  /// No pattern is its own image, so that all come in classes of 8.
  @Test func symmetryClassesOfAllPatterns() {
    let classes = SymmetryClasses(counts: Array(repeating: 2, count: PatternIndex.android3x3.count))
    #expect(classes.counts.count == 389_112 / 8 && classes.counts.allSatisfy { $0 == 16 })
  }
}
