import Documents
import PatternGrid
import PatternStrength
import ResultTables
import Testing

@Suite struct ScoreBatchTests {
  static let scorer = PatternScorer(model: ModelCatalogueEntry.named("people")!.model)

  static let features = try! FeatureTable(.android3x3)

  /// Rows rendered beforehand are the rows rendered one by one, also for rows too long for a slot.
  @Test(arguments: [
    ("digits", "digits", ScoreColumn.all.map(\.id)), ("coordinates", "coordinates", ScoreColumn.all.map(\.id)),
    ("digits", "digits", ["pattern", "guess_number"]), ("letters", "letters", ["pattern", "guess_number"]),
    ("one-based", "digits", ["pattern", "length"]), ("digits", "dotted", ["pattern"]), ("digits", "digits", ["length"]),
    ("digits", "digits", ["length", "pattern"]), ("digits", "digits", ["popular_lists"]),
  ])
  func renderedRowsAreTheSame(linesID: String, rowsID: String, columns: [String]) throws {
    let notation = try #require(Notation.named(linesID))
    var rows = ScoreRows(
      Self.scorer, columns: columns.compactMap(ScoreColumn.named), notation: try #require(Notation.named(rowsID)),
      hasCounts: false, features: Self.features
    ) {
      CSVWriter(columns: $0)
    }
    let parser = LineParser(notation: notation, patterns: .android3x3)
    var lines: [UInt8] = []
    PatternWalk(.android3x3).visit { dots in
      notation.append(dots.indices.map { Dot(byte: dots[$0]) }, on: .threeByThree, to: &lines)
      lines.append(10)
      return true
    }
    let plain = ScoreBatch(parser: parser, rows: rows).score(lines)
    rows.render(threads: 2)
    let rendered = ScoreBatch(parser: parser, rows: rows).score(lines)
    #expect(plain.output == rendered.output && plain.lineCount == 389_112 && rendered.refusals.isEmpty)
  }

  /// Rows with counts are the same too, whatever the count, also where they are too long for a slot, and in a format that
  /// groups digits.
  @Test(
    arguments: [
      (ScoreColumn.defaults.map(\.id), CSVWriter.self), (["pattern"], JSONLinesWriter.self),
      (["pattern"], MarkdownRowWriter.self), (["guess_number", "pattern", "length"], TSVWriter.self),
      (["length"], CSVWriter.self), (ScoreColumn.all.map(\.id), CSVWriter.self),
    ] as [([String], any RowWriter.Type)])
  func renderedRowsWithCountsAreTheSame(columns: [String], format: any RowWriter.Type) throws {
    var rows = ScoreRows(
      Self.scorer, columns: columns.compactMap(ScoreColumn.named), notation: .digit, hasCounts: true,
      features: Self.features
    ) { format.init(columns: $0) }
    let parser = LineParser(notation: .digit, patterns: .android3x3)
    var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    var lines: [UInt8] = []
    for place in 0..<20_000 {
      let pattern = PatternIndex.android3x3.pattern(at: Int(generator.next() % 389_112))
      Notation.digit.append(pattern, to: &lines)
      let count = 1 + generator.next() % 1_000_000_000_000 >> (generator.next() % 40)
      lines += Array([",\(count)\n", "\n", " \(count)\r\n", ",\(LineParser.largestCount)\n"][place % 4].utf8)
    }
    let plain = ScoreBatch(parser: parser, rows: rows).score(lines)
    rows.render(threads: 2)
    let rendered = ScoreBatch(parser: parser, rows: rows).score(lines)
    #expect(plain.output == rendered.output && plain.counts == rendered.counts)
    #expect(plain.ranks.count == 20_000)
  }

  /// The fast way through a chunk does what the plainest does, on a million random and garbage lines.
  @Test func fastAndPlainScoringAgree() throws {
    var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    var rows = ScoreRows(Self.scorer, columns: ScoreColumn.defaults, notation: .digit, hasCounts: false) {
      CSVWriter(columns: $0)
    }
    rows.render(threads: 2)
    let batch = ScoreBatch(
      parser: LineParser(notation: .digit, patterns: .android3x3), rows: rows)
    var (goodLines, badLines) = (0, 0)
    for chunk in 0..<100 {
      var lines: [UInt8] = []
      var expected: [UInt8] = []
      var refused: [Int] = []
      for number in 0..<10_000 {
        let line = Self.randomLine(&generator)
        lines += line + (generator.next() % 8 == 0 ? [13, 10] : [10])
        if let pattern = try? Notation.digit.pattern(line.span, in: .android3x3) {
          rows.append(rank: PatternIndex.android3x3.index(of: pattern), count: nil, to: &expected)
        } else {
          refused.append(number)
        }
      }
      let result = batch.score(lines)
      #expect(result.output == expected, "chunk \(chunk)")
      #expect(result.refusals.map(\.line) == refused && result.lineCount == 10_000, "chunk \(chunk)")
      goodLines += 10_000 - refused.count
      badLines += refused.count
    }
    #expect(goodLines > 300_000 && badLines > 300_000)
  }

  /// Half of the lines are patterns; the others are patterns with bytes changed, random digits, or random bytes. None has a
  /// separator of fields, the mark of a comment or a line end.
  static func randomLine(_ generator: inout Xorshift) -> [UInt8] {
    let pattern = PatternIndex.android3x3.pattern(at: Int(generator.next() % 389_112))
    var line: [UInt8] = []
    Notation.digit.append(pattern, to: &line)
    switch generator.next() % 6 {
    case 0, 1, 2: return line
    case 3:
      line[Int(generator.next() % UInt64(line.count))] = randomByte(&generator)
      return line
    case 4: return (0..<generator.next() % 13).map { _ in 48 + UInt8(generator.next() % 10) }
    default: return (0..<generator.next() % 20).map { _ in randomByte(&generator) }
    }
  }

  static func randomByte(_ generator: inout Xorshift) -> UInt8 {
    while true {
      let byte = UInt8(truncatingIfNeeded: generator.next())
      if !"\t\n\r \"#,;".utf8.contains(byte) { return byte }
    }
  }
}

/// Marsaglia's xorshift: the same numbers in every run.
struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
