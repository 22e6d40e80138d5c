import PatternGrid
import Testing

@Suite struct PatternIndexTests {
  @Test func ranksAreThePlacesInTheWalk() throws {
    let patterns = try PatternIndex(.android3x3)
    #expect(patterns.count == 389_112)
    for (place, pattern) in PatternWalkTests.all.enumerated() {
      #expect(patterns.index(of: pattern) == place)
      #expect(patterns.pattern(at: place) == pattern)
    }
  }

  @Test(arguments: ["2x3", "3x4", "2x5", "1x6"], DrawingRule.allCases)
  func otherGridsAndRules(grid: String, rule: DrawingRule) throws {
    let space = try PatternSpace(grid: Grid(grid), rule: rule, minimumLength: 2, maximumLength: 5)
    let patterns = try PatternIndex(space)
    let all = Array(PatternWalk(space))
    #expect(patterns.count == all.count)
    #expect(UInt128(all.count) == (try PatternCount(space).total))
    for (place, pattern) in all.enumerated() {
      #expect(
        patterns.index(of: pattern) == place && patterns.pattern(at: place) == pattern, "\(grid) \(rule) \(place)")
    }
  }

  @Test func everyPatternIsReadInBothForms() throws {
    let patterns = PatternIndex.android3x3
    for (place, pattern) in PatternWalkTests.all.enumerated() {
      for notation in [Notation.digit, .dotted] {
        var text: [UInt8] = [7]
        notation.append(pattern, to: &text)
        text.append(10)
        let (index, end) = patterns.readIndex(text.span, from: 1, zero: UInt8(ascii: "0"))
        #expect(index == place && end == text.count - 1)
      }
    }
  }

  @Test(arguments: ["", "0", "012", "0125.", "01.25", "0.125", "02", "0022", "0129", "0.1.2.5.", ".0.1.2.5"])
  func faultyTextHasNoIndex(text: String) throws {
    let patterns = PatternIndex.android3x3
    let bytes = Array(text.utf8)
    let (index, end) = patterns.readIndex(bytes.span, from: 0, zero: UInt8(ascii: "0"))
    #expect(index == nil || end < bytes.count)
  }

  @Test func dotsBetweenJoinedCharactersAreRefused() throws {
    let patterns = PatternIndex.android3x3
    let letters = Array("A.B.C.F".utf8)
    #expect(patterns.readIndex(letters.span, from: 0, zero: UInt8(ascii: "A"), mayBeDotted: true).index != nil)
    #expect(patterns.readIndex(letters.span, from: 0, zero: UInt8(ascii: "A"), mayBeDotted: false).index == nil)
  }

  /// Text is read on grids of up to 9 dots only; what `index(of:)` gives is not limited so.
  @Test func textOfLargerGridsIsNotRead() throws {
    let patterns = try PatternIndex(PatternSpace(grid: Grid(rows: 4, columns: 4)))
    let text = Array("01234\n0123456789\n".utf8)
    #expect(patterns.readLine(text.span, from: 0, zero: UInt8(ascii: "0")) == nil)
    #expect(patterns.readIndex(text.span, from: 0, zero: UInt8(ascii: "0")).index == nil)
    #expect(patterns.index(of: patterns.pattern(at: 1_000_000)) == 1_000_000)
  }

  /// Patterns under a stricter rule are patterns of Android's space too.
  @Test func patternsOfAnotherSpaceHaveTheIndexOfTheirDots() throws {
    let strict = try PatternSpace(grid: .threeByThree, rule: .strict)
    for pattern in strict.patterns.prefix(1000) {
      let same = try Pattern(pattern.dots)
      #expect(pattern != same)
      #expect(PatternIndex.android3x3.index(of: pattern) == PatternIndex.android3x3.index(of: same))
    }
  }

  @Test func largeGridsAreRefused() throws {
    let space = try PatternSpace(grid: Grid(rows: 5, columns: 5))
    #expect(throws: PatternSpaceError.self) { try PatternIndex(space) }
  }

  /// Each pattern of a small space equally often: within 5 standard deviations of 1,000 of 48 x 1,000 draws.
  @Test func randomPatternsAreUniform() throws {
    let patterns = try PatternIndex(PatternSpace(grid: Grid(rows: 2, columns: 2)))
    var generator = Sequence64()
    var drawn: [Pattern: Int] = [:]
    for _ in 0..<24_000 { drawn[patterns.randomPattern(using: &generator), default: 0] += 1 }
    #expect(drawn.count == 24)
    #expect(drawn.values.allSatisfy { abs($0 - 1000) < 160 })
  }
}

/// A fixed sequence of well-spread numbers (the additive golden-ratio sequence), for repeatable tests.
private struct Sequence64: RandomNumberGenerator {
  private var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return state
  }
}
