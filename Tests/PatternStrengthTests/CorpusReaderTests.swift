import PatternGrid
import PatternStrength
import Testing

@Suite struct CorpusReaderTests {
  /// The reader after a whole text, and the lines and reasons of the bad lines.
  static func read(
    _ text: String, groups: LineLayout.GroupFields = .read
  ) -> (reader: CorpusReader, refused: [String]) {
    read(Array(text.utf8), groups: groups)
  }

  static func read(
    _ bytes: [UInt8], groups: LineLayout.GroupFields = .read
  ) -> (reader: CorpusReader, refused: [String]) {
    let form = InputFormat(
      sample: bytes.span, notation: nil, groups: groups, patterns: .android3x3)
    var reader = CorpusReader(
      notation: form.notation, layout: form.layout, patterns: .android3x3)
    var refused: [String] = []
    reader.add(bytes) { refused.append("\($0):\($1.column) \($1.kind.rawValue)") }
    return (reader, refused)
  }

  /// 01258 has rank 647.
  @Test(
    arguments: [
      "pattern,count\n01258,3\n", "count,pattern\r\n3,01258\r\n", "Count;Group;Patterns\n3;a;01258\n",
      "id\tpattern\tcount\n17\t0.1.2.5.8\t3\n", "# a comment\nwhen,\"pattern\",\"count\"\n\"1,5\",\"01258\",\"3\"\n",
      "01258\r01258\r01258", "01258 3\n", "   3 01258\n", "   3 0.1.2.5.8\n", "01258,x,3\n", "01258,3,x\n",
      "pattern\n01258\n01258\n01258\n",
    ]) func columnsInAnyOrder(text: String)
  {
    let (reader, refused) = Self.read(text)
    #expect(refused.isEmpty && reader.tally.total == 3 && reader.tally.counts[647] == 3, "\(text): \(refused)")
  }

  @Test func groups() {
    let (reader, refused) = Self.read("group,pattern\n\"b, \"\"c\"\"\",01258\na,0125\na,01258\n,0125\na\n")
    #expect(reader.groups.map(\.name) == ["b, \"c\"", "a"] && reader.groups.map(\.tally.total) == [1, 2])
    #expect(reader.tally.total == 3)
    #expect(refused == ["5:1 bad-group", "6:2 unreadable"])
  }

  @Test func groupsWithoutAHeader() {
    let (reader, refused) = Self.read("01258,study one\n0125,study two\n01258,study one\n")
    #expect(reader.groups.map(\.name) == ["study one", "study two"] && refused.isEmpty)
    #expect(!Self.read("01258,study\n", groups: .refused).refused.isEmpty)
  }

  /// Whoever has no use for groups is not troubled by them, whether they are there or not.
  @Test(
    arguments: [
      "pattern,count,group\n01258,2,a\n01258,1,\n", "group,pattern,count\n,01258,2\nb,01258,1\n",
      "01258,2,a\n01258,1,b\n", "01258,a,2\n01258,b,1\n", "01258,a\n01258,b\n01258\n", "01258\n01258,2\n",
      "pattern;group\n01258;a\n01258;\n01258;\u{FF}\n",
    ]) func groupsThatArePassedOver(text: String)
  {
    let (reader, refused) = Self.read(text, groups: .passedOver)
    #expect(refused.isEmpty && reader.tally.counts[647] == 3 && reader.groups.isEmpty, "\(text): \(refused)")
  }

  /// Two names that are not UTF-8 are not taken for one.
  @Test func groupNamesMustBeText() {
    let (reader, refused) = Self.read(
      Array("pattern,group\n01258,a\n01258,".utf8) + [0xFF, 10] + Array("01258,".utf8) + [0xFE, 10])
    #expect(reader.groups.map(\.name) == ["a"] && refused == ["3:7 bad-group", "4:7 bad-group"])
  }

  @Test func badLinesAreCountedByKind() {
    let (reader, refused) = Self.read("pattern,count\n01258,0\n012,1\n01258\n0121,5\n01258,2\n")
    #expect(refused == ["2:7 bad-count", "3:3 too-short", "4:6 bad-count", "5:4 repeated-dot"])
    #expect(reader.refusedCounts == [.badCount: 2, .tooShort: 1, .repeatedDot: 1] && reader.refusedCount == 4)
    #expect(reader.tally.total == 2 && reader.lineCount == 6)
  }

  @Test func tooManyGroupsAndTooLargeSums() {
    let lines = (0..<40).map { "01258,g\($0)\n" }.joined()
    let (reader, refused) = Self.read("pattern,group\n" + lines)
    #expect(reader.groups.count == CorpusReader.largestGroupCount && refused.count == 8)
    let large = String(repeating: "01258,\(LineParser.largestCount)\n", count: 40_000)
    let (sum, refusals) = Self.read(large)
    #expect(sum.tally.total <= CorpusReader.largestTotal && !refusals.isEmpty)
  }

  /// The fast reading of digits against the notation itself, on all texts of up to 5 of these characters.
  @Test func fastReadingAgreesWithTheNotation() {
    let characters: [Character] = ["0", "1", "2", "4", ".", "8", "9"]
    var texts = [""]
    for _ in 0..<5 {
      texts = texts.flatMap { text in characters.map { text + String($0) } }
      for text in texts {
        let expected = (try? Notation.digit.pattern(text, in: .android3x3)).map {
          PatternIndex.android3x3.index(of: $0)
        }
        for line in [text, text + ",7"] {
          var rank: Int?
          if case .pattern(let read, _) = LineParserTests.read(line) { rank = read }
          #expect(rank == expected, "\(line)")
        }
      }
    }
  }
}
