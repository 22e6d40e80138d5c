import PatternGrid
import PatternStrength

/// Scores whole lines of text, chunk by chunk; chunks are independent of each other.
public struct ScoreBatch: Sendable {
  private let parser: LineParser
  private let rows: ScoreRows
  private let keepsRefused: Bool
  /// Bytes of a line of eight dots: most patterns have eight or nine.
  private static let usualLineSize = 9

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
    if let rowSize = rows.usualRowSize { result.output.reserveCapacity(chunk.count / Self.usualLineSize * rowSize) }
    parser.visitLines(of: chunk) { lines, counts in
      if counts.isEmpty || rows.hasCounts {
        rows.append(lines, counts: counts, of: chunk, parser, to: &result.output)
        for index in lines.indices { result.ranks.append(lines[index].index) }
        if rows.hasCounts {
          result.counts += counts.isEmpty ? Array(repeating: 1, count: lines.count) : counts
        }
        result.lineCount += lines.count
      } else {
        for index in lines.indices {
          refuse(.unexpectedCount, chunk, lines[index].start, &result)
          result.lineCount += 1
        }
      }
    } other: { reading, _, start in
      switch reading {
      case .pattern(_, .some) where !rows.hasCounts: refuse(.unexpectedCount, chunk, start, &result)
      case .pattern(let rank, let count): add(rank, count, &result)
      case .skipped: break
      case .refused(let error): refuse(error, chunk, start, &result)
      }
      result.lineCount += 1
    }
    return result
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
