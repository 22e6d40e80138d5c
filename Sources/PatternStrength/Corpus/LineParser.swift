import PatternGrid

/// What one line of input says.
public enum LineReading: Equatable, Sendable {
  /// A pattern, by its rank, and how often it was chosen where the line says so.
  case pattern(rank: Int, count: Int?)
  /// A comment (`# ...`) or the header of a CSV file.
  case skipped
  case refused(Refusal)
}

/// Reads the lines of a pattern file, of which the notation is known.
///
/// Lines are pattern, or pattern and count, or count and pattern as `uniq -c` writes them; see `LineFields`.
public struct LineParser: Sendable {
  /// The longest line that is looked at, in bytes.
  public static let longestLine = 4096

  /// The largest count of a line: sums of a million such lines still fit.
  public static let largestCount = 1_000_000_000_000

  public let notation: Notation
  private let ranks: PatternRank
  private let table: RankTable
  /// The character of dot 0 in notations of one-digit numbers, which are read fast.
  private let zero: UInt8?

  public init(notation: Notation, ranks: PatternRank, table: RankTable) {
    self.notation = notation
    self.ranks = ranks
    self.table = table
    zero = Self.characterOfDotZero(notation, on: ranks.space.grid)
  }

  /// Reads the line that begins at `start`, and says where the next one begins.
  ///
  /// LF, CR LF and a CR alone end a line; so does the end of the text.
  public func readLine(_ text: Span<UInt8>, from start: Int) -> (reading: LineReading, next: Int) {
    if let zero {
      let (rank, end) = table.readRank(text, from: start, zero: zero)
      if let rank, end == text.count || text[end] == UInt8(ascii: "\n") {
        return (.pattern(rank: rank, count: nil), end + 1)
      }
    }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    let isCRLF =
      end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
    return (readCarefully(text, line: start..<end), end + (isCRLF ? 2 : 1))
  }

  private func readCarefully(_ text: Span<UInt8>, line: Range<Int>) -> LineReading {
    guard line.count <= Self.longestLine else {
      return refused(line, at: line.lowerBound, .lineTooLong, "the line is longer than \(Self.longestLine) bytes")
    }
    let fields = LineFields(text, line: line)
    let pattern = fields.pattern
    guard !pattern.isEmpty || fields.fieldCount > 1 else {
      return refused(line, at: line.lowerBound, .empty, "the line is empty")
    }
    if !pattern.isEmpty, text[pattern.lowerBound] == UInt8(ascii: "#") { return .skipped }
    if isHeader(text, pattern) { return .skipped }
    guard fields.fieldCount <= 2 else {
      return refused(
        line, at: line.lowerBound, .unreadable, "\(fields.fieldCount) fields where a pattern and a count may stand")
    }
    var count: Int?
    if let field = fields.count {
      count = parseCount(text, field)
      if count == nil {
        return refused(
          line, at: field.lowerBound, .badCount, "the count is not a whole number from 1 to \(Self.largestCount)")
      }
    }
    do {
      let parsed = try notation.pattern(text.extracting(pattern), in: ranks.space)
      return .pattern(rank: ranks.rank(of: parsed), count: count)
    } catch {
      return refused(
        line, at: pattern.lowerBound + error.offset, error.fault.map(Refusal.Kind.init) ?? .unreadable, error.reason)
    }
  }

  private func refused(_ line: Range<Int>, at byte: Int, _ kind: Refusal.Kind, _ reason: String) -> LineReading {
    .refused(Refusal(column: byte - line.lowerBound + 1, kind: kind, reason: reason))
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

  /// Whether the first field is the name of a column and not a pattern.
  private func isHeader(_ text: Span<UInt8>, _ field: Range<Int>) -> Bool {
    let name = field.map { text[$0] | 0x20 }
    return name == Array("pattern".utf8) || name == Array("patterns".utf8)
  }
}
