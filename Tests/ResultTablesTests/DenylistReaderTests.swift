import PatternGrid
import PatternStrength
import ResultTables
import Testing

/// Where entries stand and where they are wrong; what is written being read again is `DenylistCommandTests`.
@Suite struct DenylistReaderTests {
  private static let scorer = PatternScorer(model: UniformModel())

  /// Patterns as digits, ascending, and refusals as `line:column kind`.
  private func read(_ text: String) throws -> (patterns: [String], refusals: [String]) {
    let list = try DenylistReader(Array(text.utf8), scorer: Self.scorer, notation: nil, salt: [])
    return (
      list.patterns.ranks.map {
        Notation.digit.text(of: PatternIndex.android3x3.pattern(at: $0))
      },
      list.refusals.map { "\($0.line):\($0.refusal.column) \($0.refusal.kind.rawValue)" }
    )
  }

  private static let header = "place,pattern,guess_number,share_pct,blocked_so_far_pct,reason\n"

  @Test(arguments: ["", "\n", "\r\n", "\r"]) func theLastLineNeedsNoEnd(end: String) throws {
    #expect(try read(Self.header + "1,01258,1,1.9,1.9,guess 1 of the model" + end).patterns == ["01258"])
    #expect(try read("01258" + end).patterns == ["01258"])
  }

  @Test func columnsOfTablesCountFromTheBeginningOfTheLine() throws {
    let (patterns, refusals) = try read(Self.header + "1,01258,1,1.9,1.9,guess 1\n22,0285,2,1.8,3.7,guess 2\r\n3\n")
    #expect(patterns == ["01258"] && refusals == ["3:5 jumps-over", "4:2 unreadable"])
  }

  @Test func linesOfTablesMayEndWithACarriageReturn() throws {
    let (patterns, refusals) = try read(Self.header + "1,01258,1,1,1,a\r2,028,1,1,1,b\n3,0367,1,1,1,c\n")
    #expect(patterns == ["01258", "0367"] && refusals == ["3:4 jumps-over"])
  }

  @Test func tablesOfOthersNameTheirColumns() throws {
    let (patterns, refusals) = try read("count,pattern\n17,01258\n5,0367\n")
    #expect(patterns == ["01258", "0367"] && refusals.isEmpty)
  }

  @Test func columnsOfSourceCodeCountFromTheBeginningOfTheLine() throws {
    let (patterns, refusals) = try read("// patternscope denylist: 3 patterns\r\n  12369, 139,\r\n  1478\r\n")
    #expect(patterns == ["01258", "0367"] && refusals == ["2:11 jumps-over"])
  }

  /// Numerals of other scripts are no numbers of dots, and a line with one is not one of the list.
  @Test func onlyASCIIDigitsAreNumbers() {
    #expect(throws: DenylistFileError.self) { try read("// patternscope denylist: 1 patterns\n ١٢٣٤\n") }
  }
}
