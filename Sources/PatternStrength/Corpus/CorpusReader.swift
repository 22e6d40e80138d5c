import PatternGrid

/// Tallies the lines of a corpus, chunk by chunk.
public struct CorpusReader: Sendable {
  private let parser: LineParser
  public private(set) var tally: Tally
  /// Lines read so far, of every kind.
  public private(set) var lineCount = 0
  /// Lines that gave no pattern, by kind.
  public private(set) var refusedCounts: [Refusal.Kind: Int] = [:]

  public init(notation: Notation, ranks: PatternRank, table: RankTable) {
    parser = LineParser(notation: notation, ranks: ranks, table: table)
    tally = Tally(ranks: ranks)
  }

  public var refusedCount: Int { refusedCounts.values.reduce(0, +) }

  /// Adds the whole lines of a chunk.
  ///
  /// - Parameter refused: told the number of each bad line, from 1, and why.
  public mutating func add(_ lines: [UInt8], refused: (Int, Refusal) -> Void) {
    let text = lines.span
    var position = 0
    while position < text.count {
      let (reading, next) = parser.readLine(text, from: position)
      lineCount += 1
      position = next
      switch reading {
      case .pattern(let rank, let count): tally.add(rank, count: count ?? 1)
      case .skipped: break
      case .refused(let refusal):
        refusedCounts[refusal.kind, default: 0] += 1
        refused(lineCount, refusal)
      }
    }
  }
}
