import PatternGrid
import Testing

@Suite struct NotationTests {
  @Test(arguments: Notation.all.map(\.id)) func everyPatternSurvives(id: String) throws {
    let notation = try #require(Notation.named(id))
    for pattern in PatternWalkTests.all {
      #expect(try notation.pattern(notation.text(of: pattern), in: .android3x3) == pattern)
    }
  }

  @Test(arguments: Notation.all.map(\.id), ["4x4", "6x6", "2x5"]) func largerGridsSurvive(id: String, grid: String)
    throws
  {
    let notation = try #require(Notation.named(id))
    let space = try PatternSpace(grid: Grid(grid), rule: .free)
    let last = space.grid.dotCount
    let pattern = try Pattern((0..<last).map { Dot(last - 1 - $0) }, in: space)
    #expect(try notation.pattern(notation.text(of: pattern), in: space) == pattern)
  }

  @Test func examples() throws {
    let pattern = try Pattern([0, 1, 2, 5, 8])
    for notation in Notation.all {
      #expect(notation.text(of: pattern) == notation.example)
    }
    let large = try PatternSpace(grid: Grid("4x4"), rule: .free)
    let longer = try Pattern([0, 1, 9, 10, 15], in: large)
    let expected = ["0.1.9.10.15", "0.1.9.10.15", "1.2.10.11.16", "ABJKP", "12:;@", "0:0-0:1-2:1-2:2-3:3"]
    #expect(Notation.all.map { $0.text(of: longer) } == expected)
  }

  @Test(arguments: [
    ("digits", "01 58", 2, "a space is not a dot number"),
    ("digits", "", 0, "there is no pattern"),
    ("digits", "0125\u{0}", 4, "byte 0x00 is not a dot number"),
    ("digits", "0129", 3, "dot 9 is outside the 3x3 grid"),
    ("digits", "01252", 4, "dot 2 is there twice"),
    ("digits", "0285", 1, "the line from 0 to 2 jumps over the unvisited dot 1"),
    ("one-based", "1396", 1, "the line from 1 to 3 jumps over the unvisited dot 2"),
    ("one-based", "0125", 0, "dot numbers begin at 1"),
    ("dotted", "0.1..2", 4, "'.' is not a dot number"),
    ("dotted", "0.1.2.", 6, "a dot number is missing"),
    ("dotted", "0.1.2.25", 6, "dot 25 is outside the 3x3 grid"),
    ("dotted", "0.1.2.777", 6, "dot 777 is outside every grid"),
    ("one-based", "1.2.3.100", 6, "dot 100 is outside the 3x3 grid"),
    ("letters", "ABcF", 2, "dot c is outside the 3x3 grid"),
    ("letters", "AB1F", 2, "'1' is not a dot in letters notation"),
    ("coordinates", "0:0-0:1-0:2-0:3", 12, "dot 0:3 is outside the 3x3 grid"),
    ("coordinates", "0:0-0", 5, "a column is missing: write row:column"),
    ("digits", "012", 2, "too short: 3 dots, at least 4 are needed"),
  ])
  func refusals(id: String, text: String, offset: Int, reason: String) throws {
    let notation = try #require(Notation.named(id))
    let error = #expect(throws: PatternTextError.self) { try notation.pattern(text, in: .android3x3) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
  }

  @Test func joinedDigitsAreNeverReadOnLargeGrids() throws {
    let space = try PatternSpace(grid: Grid("4x4"), rule: .free)
    #expect(throws: PatternTextError.self) { try Notation.digit.pattern("0123", in: space) }
    let long = String(repeating: "0", count: 1_000_000)
    #expect(throws: PatternTextError.self) { try Notation.digit.pattern(long, in: space) }
  }

  /// Whatever a notation writes, one of those that are tried on text of unknown notation reads.
  @Test func everyNotationIsReadByADetectedOne() throws {
    #expect(Notation.detected.map(\.id) == ["digits", "one-based", "letters", "coordinates"])
    for notation in Notation.all {
      let text = notation.text(of: try Pattern("01258"))
      #expect(Notation.detected.contains { (try? $0.pattern(text, in: .android3x3)) != nil }, "\(notation.id)")
      #expect(!notation.summary.isEmpty)
    }
  }
}
