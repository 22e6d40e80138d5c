import PatternGrid
import PatternStrength

extension FuzzTarget {
  /// Input: notation (or none), space, what becomes of groups, where chunks end, text.
  static let corpusReader = FuzzTarget(name: "corpus-reader", longestInput: 600) { input in
    var input = input
    let notation = input.choose([nil] + Notation.all.map(Optional.some))
    let space = input.choose(TalliedSpace.all)
    let groups = input.choose([LineLayout.GroupFields.refused, .read, .passedOver])
    let chunkEnds = input.byte()
    let corpus = CorpusReading(space, notation: notation, groups: groups, text: input.rest)
    let whole = corpus.read { _ in false }
    corpus.checkLines(whole)
    corpus.checkBareLines()
    corpus.checkSums(whole.reader)
    corpus.checkEqual(whole, corpus.read { _ in true })
    corpus.checkEqual(whole, corpus.read { $0 &* 0x9D &+ chunkEnds & 4 == 0 })
  }
}

/// Patterns few enough to tally them in little time.
private struct TalliedSpace: Sendable {
  let patterns: PatternIndex

  init(_ grid: String, _ rule: DrawingRule, _ lengths: ClosedRange<Int>) {
    do {
      patterns = try PatternIndex(
        PatternSpace(grid: Grid(grid), rule: rule, minimumLength: lengths.lowerBound, maximumLength: lengths.upperBound)
      )
    } catch { fatalError("\(grid): \(error)") }
  }

  static let all = [
    TalliedSpace("3x3", .android, 4...4), TalliedSpace("3x3", .strict, 1...4), TalliedSpace("2x2", .free, 1...4),
    TalliedSpace("2x3", .android, 4...6),
  ]
}

/// A text read as a corpus.
private struct CorpusReading {
  let patterns: PatternIndex
  let form: InputFormat
  let parser: LineParser
  let text: [UInt8]
  /// Without their ends, and where the next one begins.
  let lines: [(line: Range<Int>, next: Int)]

  typealias Outcome = (reader: CorpusReader, refusals: [(line: Int, refusal: LineError)])

  init(_ space: TalliedSpace, notation: Notation?, groups: LineLayout.GroupFields, text: [UInt8]) {
    (patterns, self.text) = (space.patterns, text)
    form = InputFormat(sample: text.span, notation: notation, groups: groups, patterns: patterns)
    parser = LineParser(notation: form.notation, layout: form.layout, patterns: patterns)
    var lines: [(Range<Int>, Int)] = []
    var position = 0
    while position < text.count {
      let (line, next) = LineParser.line(of: text.span, from: position)
      lines.append((line, next))
      position = min(next, text.count)
    }
    self.lines = lines
  }

  /// - Parameter endsChunk: whether a chunk ends with the line of this number, cut to a byte.
  func read(endsChunk: (UInt8) -> Bool) -> Outcome {
    var reader = CorpusReader(notation: form.notation, layout: form.layout, patterns: patterns)
    var refusals: [(Int, LineError)] = []
    var start = 0
    for (number, (_, next)) in lines.enumerated() {
      let end = min(next, text.count)
      guard endsChunk(UInt8(truncatingIfNeeded: number)) || end == text.count else { continue }
      reader.add(Array(text[start..<end])) { refusals.append(($0, $1)) }
      start = end
    }
    return (reader, refusals)
  }

  /// Each line has one reading, the same alone as in its text and as the notation has it, and a refusal lies within it.
  func checkLines(_ outcome: Outcome) {
    expect(outcome.reader.lineCount == lines.count, "\(outcome.reader.lineCount) lines of \(lines.count)")
    if let ambiguity = form.ambiguity { expectPrintable(ambiguity.message) }
    var refusals = outcome.refusals[...]
    var (tally, skipped) = (Tally(patterns: patterns), 0)
    for (number, (line, _)) in lines.enumerated() {
      let inText = parser.readGroupedLine(text.span, from: line.lowerBound)
      let alone = parser.readLine(Array(text[line]).span, from: 0).reading
      expect(inText.reading == alone, "line \(number + 1) is \(alone) alone, \(inText.reading) in its text")
      checkByNotation(line, alone)
      if let next = refusals.first, next.line == number + 1 {
        expect((1...line.count + 1).contains(next.refusal.column), "\(next) of \(line.count) bytes")
        expectPrintable(next.refusal.reason)
        if case .refused(let refusal) = alone { expect(refusal == next.refusal, "\(next) and \(refusal)") }
        refusals.removeFirst()
        continue
      }
      switch alone {
      case .pattern(let rank, let count): tally.add(rank, count: count ?? 1)
      case .skipped: skipped += 1
      case .refused: fatalError("line \(number + 1) was not refused: \(alone)")
      }
    }
    expect(refusals.isEmpty, "refused lines that are not there: \(refusals)")
    expect(tally.counts == outcome.reader.tally.counts, "the tally is not the sum of its lines")
  }

  /// A line without separators, quotes and marks of comments is what the notation alone reads in it.
  private func checkByNotation(_ line: Range<Int>, _ reading: LineReading) {
    let isBare = !text[line].contains { " \t,;\"#".utf8.contains($0) || $0 | 0x20 == UInt8(ascii: "p") }
    guard form.layout == .positional, isBare, (1...LineParser.longestLine).contains(line.count) else { return }
    let pattern = try? parser.notation.pattern(Array(text[line]).span, in: patterns.space)
    if case .pattern(let rank, let count) = reading {
      expect(count == nil && pattern.map(patterns.index) == rank, "\(reading), by the notation \(pattern as Any)")
    } else {
      expect(pattern == nil, "\(reading), by the notation \(pattern as Any)")
    }
  }

  /// Lines read many at a time are what they are one by one.
  func checkBareLines() {
    for first in lines.indices {
      var next = 0
      let read = [IndexedLine](capacity: 3) {
        next = parser.readBareLines(text.span, from: lines[first].line.lowerBound, into: &$0)
      }
      expect(
        next == (read.isEmpty ? lines[first].line.lowerBound : lines[first + read.count - 1].next), "next: \(next)")
      for (line, expected) in zip(read, lines[first...]) {
        let reading = parser.readLine(text.span, from: line.start).reading
        expect(reading == .pattern(rank: Int(line.index), count: nil), "\(line), by itself \(reading)")
        expect(line.start == expected.line.lowerBound && line.length == expected.line.count, "\(line) at \(expected)")
      }
    }
  }

  func checkSums(_ reader: CorpusReader) {
    let tally = reader.tally
    expect(tally.total == tally.counts.reduce(0, +) && tally.total <= CorpusReader.largestTotal, "total \(tally.total)")
    expect(tally.distinct == tally.countedRanks.count, "\(tally.distinct) different patterns")
    expect(reader.refusedCount <= reader.lineCount, "\(reader.refusedCount) refused")
    let groups = reader.groups
    expect(groups.count <= CorpusReader.largestGroupCount, "\(groups.count) groups")
    expect(Set(groups.map(\.name)).count == groups.count, "a group is there twice: \(groups.map(\.name))")
    if form.layout.hasGroups {
      expect(
        groups.reduce(0) { $0 + $1.tally.total } == tally.total, "groups are not all: \(groups.map(\.tally.total))")
    } else {
      expect(groups.isEmpty, "groups without a column: \(groups.map(\.name))")
    }
  }

  /// Where chunks end makes no difference.
  func checkEqual(_ one: Outcome, _ other: Outcome) {
    let (one, other, onesRefusals, othersRefusals) = (one.reader, other.reader, one.refusals, other.refusals)
    expect(
      onesRefusals.elementsEqual(othersRefusals) { $0.line == $1.line && $0.refusal == $1.refusal },
      "\(onesRefusals), in chunks \(othersRefusals)")
    expect(one.lineCount == other.lineCount && one.refusedCounts == other.refusedCounts, "in chunks: other lines")
    expect(one.tally.counts == other.tally.counts && one.tally.total == other.tally.total, "in chunks: another tally")
    expect(
      one.groups.elementsEqual(other.groups) { $0.name == $1.name && $0.tally.counts == $1.tally.counts },
      "in chunks: other groups")
  }
}
