import PatternGrid
import PatternStrength

/// Scores whole lines of text, chunk by chunk; chunks are independent of each other.
public struct ScoreBatch: Sendable {
  private let parser: LineParser
  private let rows: ScoreRows
  private let hasCounts: Bool
  private var rendered: RenderedRows?
  /// Whether the rows were rendered, or found too long to be.
  private var hasTriedRendering = false
  /// Bytes of a line of eight dots: most patterns have eight or nine.
  private static let usualLineSize = 9

  /// - Parameter hasCounts: whether lines may have counts; a line with one where none are expected is refused.
  public init(parser: LineParser, rows: ScoreRows, hasCounts: Bool) {
    self.parser = parser
    self.rows = rows
    self.hasCounts = hasCounts
  }

  /// Renders the row of every pattern once, which pays from about as many lines as there are patterns on. The output stays
  /// the same. Has no effect where lines have counts, where rows are too long to be kept, or a second time.
  public mutating func renderRows(threads: Int) {
    guard !hasTriedRendering, !hasCounts else { return }
    hasTriedRendering = true
    rendered = rows.rendered(threads: threads)
  }

  /// What came of one chunk.
  public struct Result: Sendable {
    /// The rows of the good lines, in order.
    public fileprivate(set) var output: [UInt8] = []
    /// The bad lines: the line's number in the chunk from 0, and why.
    public fileprivate(set) var refusals: [(line: Int, refusal: Refusal)] = []
    /// Lines of the chunk.
    public fileprivate(set) var lineCount = 0
  }

  /// Scores the lines of a chunk.
  public func score(_ lines: [UInt8]) -> Result {
    var result = Result()
    var ranks: [UInt32] = []
    let chunk = lines.span
    let isRendered = rendered != nil
    if isRendered { ranks.reserveCapacity(chunk.count / Self.usualLineSize) }
    var position = 0
    while position < chunk.count {
      if isRendered, let (rank, next) = parser.readBareLine(chunk, from: position) {
        ranks.append(UInt32(rank))
        result.lineCount += 1
        position = next
        continue
      }
      let (reading, next) = parser.readLine(chunk, from: position)
      switch reading {
      case .pattern(_, .some) where !hasCounts: result.refusals.append((result.lineCount, .unexpectedCount))
      case .pattern(let rank, _) where isRendered: ranks.append(UInt32(rank))
      case .pattern(let rank, let count): rows.append(rank: rank, count: count, to: &result.output)
      case .skipped: break
      case .refused(let refusal): result.refusals.append((result.lineCount, refusal))
      }
      result.lineCount += 1
      position = next
    }
    if let rendered { result.output = rendered.bytes(ofRanks: ranks) }
    return result
  }
}

extension Refusal {
  /// A count after lines that have none: there is no column for it.
  fileprivate static let unexpectedCount = Refusal(
    column: 1, kind: .badCount, reason: "a count, where the first lines have none")
}
