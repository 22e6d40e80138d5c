import FileStreams
import PatternGrid

/// What one line of input says.
public enum LineReading: Equatable, Sendable {
  /// A pattern, by its rank, and how often it was chosen where the line says so.
  case pattern(rank: Int, count: Int?)
  /// A comment (`# ...`) or the header of a CSV file.
  case skipped
  case refused(LineError)
}

/// Reads the lines of a pattern file, of which the notation is known.
///
/// Lines are pattern, or pattern and count, or count and pattern as `uniq -c` writes them (see `LineFields`), or what a
/// header or the first lines say (see `LineLayout`).
public struct LineParser: Sendable {
  /// The longest line that is looked at, in bytes.
  public static let longestLine = 4096

  /// The largest count of a line: sums of a million such lines still fit.
  public static let largestCount = 1_000_000_000_000

  public let notation: Notation
  public let layout: LineLayout
  private let patterns: PatternIndex
  /// The character of dot 0 in notations of one-digit numbers, which are read fast.
  private let zero: UInt8?
  private let allowsBarePattern: Bool
  /// What separates a pattern from its count in usual lines.
  package let countSeparator: UInt8

  public init(notation: Notation, layout: LineLayout = .positional, patterns: PatternIndex) {
    self.notation = notation
    self.layout = layout
    self.patterns = patterns
    zero = Self.characterOfDotZero(notation, on: patterns.space.grid)
    allowsBarePattern = layout.allowsBarePattern
    countSeparator = layout.separator ?? UInt8(ascii: ",")
  }

  /// Reads all lines of a text, in order: this is the loop of everything that reads lines.
  ///
  /// - Parameters:
  ///   - usual: receives blocks of lines that are nothing but a pattern, or nothing but a pattern and its count. Either
  ///     no line of a block has a count, or each has: then `counts` has as many elements as the block.
  ///   - other: receives each line between the blocks: what it says, where its group stands, and where it begins. It may
  ///     be as usual as those of the blocks.
  package func visitLines(
    of text: Span<UInt8>, usual: (_ lines: Span<IndexedLine>, _ counts: [Int]) -> Void,
    other: (_ reading: LineReading, _ group: Range<Int>?, _ start: Int) -> Void
  ) {
    var position = 0
    var mayBeCounted = true
    var counts: [Int] = []
    while position < text.count {
      let lines = [IndexedLine](capacity: Self.blockSize) { block in
        if mayBeCounted { position = readCountedLines(text, from: position, into: &block, counts: &counts) }
        if block.isEmpty { position = readBareLines(text, from: position, into: &block) }
      }
      if lines.isEmpty {
        guard position < text.count else { return }
        let (reading, group, next) = readGroupedLine(text, from: position)
        other(reading, group, position)
        position = next
        mayBeCounted = true
      } else {
        usual(lines.span, counts)
        // Lines after bare ones are expected to be bare.
        mayBeCounted = !counts.isEmpty
        counts.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Lines that are read at a time: they fit the nearest cache.
  private static let blockSize = 128

  /// Reads lines from `start` on as long as they are nothing but a pattern and `lines` is not full. Stops at the first line
  /// that needs `readLine`, valid or not.
  ///
  /// - Returns: where the first line begins that was not read.
  public func readBareLines(
    _ text: Span<UInt8>, from start: Int, into lines: inout OutputSpan<IndexedLine>
  ) -> Int {
    guard let zero, allowsBarePattern else { return start }
    return patterns.readLines(text, from: start, zero: zero, into: &lines)
  }

  /// Reads lines as `readBareLines` does that are a pattern and its count.
  ///
  /// - Parameter counts: receives the counts of the lines.
  private func readCountedLines(
    _ text: Span<UInt8>, from start: Int, into lines: inout OutputSpan<IndexedLine>, counts: inout [Int]
  ) -> Int {
    guard let zero, layout.isPatternThenCount else { return start }
    return patterns.readCountedLines(
      text, from: start, zero: zero, separator: countSeparator, largestCount: Self.largestCount, into: &lines,
      counts: &counts)
  }

  /// Reads the line that begins at `start`, and says where the next one begins.
  ///
  /// LF, CR LF and a CR alone end a line; so does the end of the text.
  public func readLine(_ text: Span<UInt8>, from start: Int) -> (reading: LineReading, next: Int) {
    let (reading, _, next) = readGroupedLine(text, from: start)
    return (reading, next)
  }

  /// Reads a line as `readLine` does, and says where in the text its group stands.
  ///
  /// A pattern has a group exactly where the layout has one; it is not empty.
  public func readGroupedLine(
    _ text: Span<UInt8>, from start: Int
  ) -> (reading: LineReading, group: Range<Int>?, next: Int) {
    if let (reading, next) = readUsualLine(text, from: start) { return (reading, nil, next) }
    let (line, next) = Self.line(of: text, from: start)
    let (reading, group) = readCarefully(text, line: line)
    return (reading, group, next)
  }

  /// Reads a line that is nothing but a pattern of one-digit numbers, or one and its count; nil for any other line.
  private func readUsualLine(_ text: Span<UInt8>, from start: Int) -> (reading: LineReading, next: Int)? {
    guard let zero, allowsBarePattern || layout.isPatternThenCount else { return nil }
    var (index, end) = (0, 0)
    if let read = patterns.readPattern(text, from: start, zero: zero) {
      (index, end) = read
    } else {
      let read = patterns.readIndex(text, from: start, zero: zero, mayBeDotted: notation.writesNumbers)
      guard let found = read.index else { return nil }
      (index, end) = (found, read.end)
    }
    if allowsBarePattern {
      let isCRLF =
        end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
      if end == text.count || isCRLF || text[end] == UInt8(ascii: "\n") {
        return (.pattern(rank: index, count: nil), end + (isCRLF ? 2 : 1))
      }
    }
    guard layout.isPatternThenCount, end < text.count, text[end] == countSeparator else { return nil }
    var lineEnd = end + 1
    while lineEnd < text.count, text[lineEnd].isDigit { lineEnd += 1 }
    guard lineEnd == text.count || text[lineEnd] == UInt8(ascii: "\n"),
      let count = parseCount(text, end + 1..<lineEnd)
    else { return nil }
    return (.pattern(rank: index, count: count), lineEnd + 1)
  }

  /// The line that begins at `start`, without its end, and where the next one begins.
  public static func line(of text: Span<UInt8>, from start: Int) -> (line: Range<Int>, next: Int) {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    let isCRLF =
      end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
    return (start..<end, end + (isCRLF ? 2 : 1))
  }

  private func readCarefully(_ text: Span<UInt8>, line: Range<Int>) -> (LineReading, group: Range<Int>?) {
    guard line.count <= Self.longestLine else {
      return refused(line, at: line.lowerBound, .lineTooLong, "the line is longer than \(Self.longestLine) bytes")
    }
    guard let first = Self.firstVisible(text, line) else {
      return refused(line, at: line.lowerBound, .empty, "the line is empty")
    }
    if text[first] == UInt8(ascii: "#") { return (.skipped, nil) }
    let fields = LineFields(text, line: line, layout: layout)
    let pattern = fields.pattern
    if LineLayout.isPatternName(text, pattern) { return (.skipped, nil) }
    guard fields.fieldCount <= layout.largestFieldCount else {
      let allowed = layout.largestFieldCount > 2 ? "a pattern, a count and a group" : "a pattern and a count"
      return refused(line, at: line.lowerBound, .unreadable, "\(fields.fieldCount) fields where \(allowed) may stand")
    }
    var count: Int?
    if fields.count != nil || layout.isNamed && layout.count != nil {
      count = fields.count.flatMap { parseCount(text, $0) }
      if count == nil {
        return refused(
          line, at: fields.count?.lowerBound ?? line.upperBound, .badCount,
          "the count is not a whole number from 1 to \(Self.largestCount)")
      }
    }
    if layout.hasGroups, fields.group?.isEmpty ?? true {
      return refused(line, at: fields.group?.lowerBound ?? line.upperBound, .badGroup, "the group is missing")
    }
    do throws(PatternTextError) {
      return (.pattern(rank: try rank(text, pattern), count: count), fields.group)
    } catch {
      return refused(
        line, at: pattern.lowerBound + error.offset, error.fault.map(LineError.Kind.init) ?? .unreadable, error.reason)
    }
  }

  private func rank(_ text: Span<UInt8>, _ field: Range<Int>) throws(PatternTextError) -> Int {
    if let zero {
      let (rank, end) = patterns.readIndex(
        text, from: field.lowerBound, zero: zero, mayBeDotted: notation.writesNumbers)
      if let rank, end == field.upperBound { return rank }
    }
    return patterns.index(of: try notation.pattern(text.extracting(field), in: patterns.space))
  }

  /// Where the first byte stands that is neither a space nor a tab.
  static func firstVisible(_ text: Span<UInt8>, _ line: Range<Int>) -> Int? {
    line.first { text[$0] != UInt8(ascii: " ") && text[$0] != UInt8(ascii: "\t") }
  }

  private func refused(
    _ line: Range<Int>, at byte: Int, _ kind: LineError.Kind, _ reason: String
  ) -> (LineReading, group: Range<Int>?) {
    (.refused(LineError(column: byte - line.lowerBound + 1, kind: kind, reason: reason)), nil)
  }

  private func parseCount(_ text: Span<UInt8>, _ field: Range<Int>) -> Int? {
    guard (1...13).contains(field.count) else { return nil }
    var value = 0
    for position in field {
      let digit = Int(text[position]) - 48
      guard (0...9).contains(digit) else { return nil }
      value = value * 10 + digit
    }
    return (1...Self.largestCount).contains(value) ? value : nil
  }

  /// The character of dot 0 where those of the other dots follow it; dotted numbers are read by the same table.
  private static func characterOfDotZero(_ notation: Notation, on grid: Grid) -> UInt8? {
    let characters = (notation.id == Notation.dotted.id ? .digit : notation).dotCharacters(on: grid)
    guard let first = characters?.first, characters == grid.dots.map({ first + $0.byte }) else { return nil }
    return first
  }
}
