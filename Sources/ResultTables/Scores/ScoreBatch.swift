import PatternGrid
import PatternStrength

/// Scores whole lines of text, chunk by chunk; chunks are independent of each other.
public struct ScoreBatch: Sendable {
  private let parser: LineParser
  private let rows: ScoreRows
  private let keepsRefused: Bool
  /// Bytes of a line of eight dots: most patterns have eight or nine.
  private static let usualLineSize = 9
  /// Lines read at a time where rows stand ready: what they take fits the nearest cache.
  private static let blockSize = 128

  /// - Parameters:
  ///   - rows: where they have no column of counts, a line with a count is refused.
  ///   - keepsRefused: whether refused lines have rows too, see `ScoreRows.appendRefused`.
  public init(parser: LineParser, rows: ScoreRows, keepsRefused: Bool = false) {
    self.parser = parser
    self.rows = rows
    self.keepsRefused = keepsRefused
  }

  /// What came of one chunk.
  public struct Result: Sendable {
    /// The rows, in order.
    public fileprivate(set) var output: [UInt8] = []
    /// The patterns of the good lines, in order.
    public fileprivate(set) var ranks: [UInt32] = []
    /// The counts of the good lines; none where there is no column of counts.
    public fileprivate(set) var counts: [Int] = []
    /// The bad lines: the line's number in the chunk from 0, and why.
    public fileprivate(set) var refusals: [(line: Int, refusal: LineError)] = []
    /// Lines of the chunk, of every kind.
    public fileprivate(set) var lineCount = 0
  }

  /// Scores the lines of a chunk.
  public func score(_ lines: [UInt8]) -> Result {
    var result = Result()
    let chunk = lines.span
    result.ranks.reserveCapacity(chunk.count / Self.usualLineSize)
    let renderedRows = rows.renderedForBareLines(in: parser.notation)
    if let renderedRows {
      result.output.reserveCapacity(chunk.count / Self.usualLineSize * renderedRows.usualRowSize)
    }
    var position = 0
    while position < chunk.count {
      if let renderedRows {
        position = scoreBareLines(chunk, from: position, renderedRows, &result)
        guard position < chunk.count else { break }
      }
      let (reading, next) = parser.readLine(chunk, from: position)
      switch reading {
      case .pattern(_, .some) where !rows.hasCounts: refuse(.unexpectedCount, chunk, position, &result)
      case .pattern(let rank, let count): add(rank, count, &result)
      case .skipped: break
      case .refused(let refusal): refuse(refusal, chunk, position, &result)
      }
      result.lineCount += 1
      position = next
    }
    return result
  }

  /// Scores lines that are a pattern and no more, from a place on up to the first other one, and returns where that begins.
  private func scoreBareLines(
    _ chunk: Span<UInt8>, from start: Int, _ renderedRows: RowCache, _ result: inout Result
  ) -> Int {
    var position = start
    while true {
      let lines = [IndexedLine](capacity: Self.blockSize) { block in
        position = parser.readBareLines(chunk, from: position, into: &block)
      }
      guard !lines.isEmpty else { return position }
      result.lineCount += lines.count
      for line in lines { result.ranks.append(line.index) }
      renderedRows.append(lines.span, of: chunk, to: &result.output)
    }
  }

  private func add(_ rank: Int, _ count: Int?, _ result: inout Result) {
    result.ranks.append(UInt32(rank))
    if rows.hasCounts { result.counts.append(count ?? 1) }
    rows.append(rank: rank, count: count, to: &result.output)
  }

  private func refuse(_ refusal: LineError, _ chunk: Span<UInt8>, _ start: Int, _ result: inout Result) {
    result.refusals.append((result.lineCount, refusal))
    if keepsRefused { rows.appendRefused(LineParser.beginning(ofLine: chunk, from: start), to: &result.output) }
  }
}

extension LineError {
  /// A count after lines that have none: there is no column for it.
  fileprivate static let unexpectedCount = LineError(
    column: 1, kind: .badCount, reason: "a count, where the first lines have none")
}
