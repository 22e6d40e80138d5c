import PatternGrid
import PatternStrength
import Testing

@Suite struct LineParserTests {

  static func read(_ text: String, _ notation: Notation = .digit) -> LineReading {
    LineParser(notation: notation, patterns: .android3x3).readLine(Array(text.utf8).span, from: 0).reading
  }

  @Test(
    arguments: [
      ("01258", nil), ("0.1.2.5.8", nil), (" 01258 ", nil), ("01258\r\n", nil), ("\"01258\"", nil),
      ("01258,3", 3), ("01258 3", 3), ("01258\t3", 3), ("01258;3", 3), ("\"0.1.2.5.8\",\"3\"", 3), ("      3 01258", 3),
    ] as [(String, Int?)]) func forms(text: String, count: Int?)
  {
    #expect(Self.read(text) == .pattern(rank: 647, count: count), "\(text)")
  }

  @Test(arguments: ["# a comment", "pattern", "pattern,count", "\"Pattern\"", "Patterns"]) func skipped(text: String) {
    #expect(Self.read(text) == .skipped)
  }

  @Test(arguments: [
    ("", LineError.Kind.empty, 1), ("   ", .empty, 1), ("012", .tooShort, 3), ("01258,x", .badCount, 7),
    ("01258,0", .badCount, 7), ("01258,-1", .badCount, 7), ("01258,99999999999999999999", .badCount, 7),
    ("01258,1,2", .unreadable, 1), ("0289", .jumpsOver, 2), ("0128", .jumpsOver, 4), ("0129", .outsideGrid, 4),
    ("  0125x", .unreadable, 7),
    ("0.1.2.", .unreadable, 7), ("0121", .repeatedDot, 4), (String(repeating: "0", count: 5000), .lineTooLong, 1),
    ("ABCFI", .unreadable, 1), ("0125\u{0}", .unreadable, 5), ("é125", .unreadable, 1),
  ]) func refused(text: String, kind: LineError.Kind, column: Int) {
    guard case .refused(let refusal) = Self.read(text) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(refusal.kind == kind && refusal.column == column, "\(text): \(refusal)")
  }

  /// Letters and Android's characters are never separated, as their notations have it, also where a table reads them.
  @Test(arguments: [(Notation.letters.id, "A.B.C.F"), (Notation.android.id, "1.2.3.6")])
  func dotsBetweenCharacters(id: String, text: String) throws {
    let notation = try #require(Notation.named(id))
    for line in [text, text + ",3", text.replacing(".", with: "")] {
      let expected = (try? notation.pattern(line, in: .android3x3)) != nil
      if case .pattern = Self.read(line, notation) {
        #expect(expected, "\(line)")
      } else {
        #expect(!expected, "\(line)")
      }
    }
  }

  /// The fast reading of digits and the careful one agree on all texts of up to 5 of these characters.
  @Test func fastAndCarefulReadingAgree() {
    let characters: [Character] = ["0", "1", "2", "5", ".", "9", " "]
    var texts = [""]
    for _ in 0..<5 {
      texts = texts.flatMap { text in characters.map { text + String($0) } }
      for text in texts {
        // A carriage return keeps the fast reading from taking the line.
        #expect(Self.read(text) == Self.read(text + "\r"), "\(text)")
      }
    }
  }
}
