import PatternGrid
import Testing

@Suite struct PatternIndexTests {
  @Test func ranksAreThePlacesInTheWalk() throws {
    let ranks = try PatternIndex(.android3x3)
    #expect(ranks.count == 389_112)
    for (place, pattern) in PatternWalkTests.all.enumerated() {
      #expect(ranks.rank(of: pattern) == place)
      #expect(ranks.pattern(at: place) == pattern)
    }
  }

  @Test(arguments: ["2x3", "3x4", "2x5", "1x6"], DrawingRule.allCases)
  func otherGridsAndRules(grid: String, rule: DrawingRule) throws {
    let space = try PatternSpace(grid: Grid(grid), rule: rule, minimumLength: 2, maximumLength: 5)
    let ranks = try PatternIndex(space)
    let all = PatternWalk(space).patterns()
    #expect(ranks.count == all.count)
    #expect(UInt128(all.count) == (try PatternCount(space).total))
    for (place, pattern) in all.enumerated() {
      #expect(ranks.rank(of: pattern) == place && ranks.pattern(at: place) == pattern, "\(grid) \(rule) \(place)")
    }
  }

  @Test func tableReadsEveryPatternInBothForms() throws {
    let table = RankTable(try PatternIndex(.android3x3))
    for (place, pattern) in PatternWalkTests.all.enumerated() {
      for notation in [Notation.digit, .dotted] {
        var text: [UInt8] = [7]
        notation.append(pattern.dots, on: .threeByThree, to: &text)
        text.append(10)
        let (rank, end) = table.readRank(text.span, from: 1, zero: UInt8(ascii: "0"))
        #expect(rank == place && end == text.count - 1)
      }
    }
  }

  @Test(arguments: ["", "0", "012", "0125.", "01.25", "0.125", "02", "0022", "0129", "0.1.2.5.", ".0.1.2.5"])
  func tableRefuses(text: String) throws {
    let table = RankTable(try PatternIndex(.android3x3))
    let bytes = Array(text.utf8)
    let (rank, end) = table.readRank(bytes.span, from: 0, zero: UInt8(ascii: "0"))
    #expect(rank == nil || end < bytes.count)
  }

  @Test func tableRefusesDotsBetweenCharactersThatAreJoined() throws {
    let table = RankTable(try PatternIndex(.android3x3))
    let letters = Array("A.B.C.F".utf8)
    #expect(table.readRank(letters.span, from: 0, zero: UInt8(ascii: "A"), mayBeDotted: true).rank != nil)
    #expect(table.readRank(letters.span, from: 0, zero: UInt8(ascii: "A"), mayBeDotted: false).rank == nil)
  }

  @Test func largeGridsAreRefused() throws {
    let space = try PatternSpace(grid: Grid(rows: 5, columns: 5))
    #expect(throws: PatternSpaceError.self) { try PatternIndex(space) }
  }

  /// Each pattern of a small space equally often: within 5 standard deviations of 1,000 of 48 x 1,000 draws.
  @Test func randomPatternsAreUniform() throws {
    let ranks = try PatternIndex(PatternSpace(grid: Grid(rows: 2, columns: 2)))
    var generator = Sequence64()
    var drawn: [Pattern: Int] = [:]
    for _ in 0..<24_000 { drawn[ranks.randomPattern(using: &generator), default: 0] += 1 }
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
