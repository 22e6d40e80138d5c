import PatternStrength

/// The lines of a chunk as they are kept in a database: where each pattern stands, and how often it was chosen.
public struct ReadLines: LineOutcome {
  public private(set) var lineCount = 0
  public private(set) var ranks: [UInt32] = []
  /// One a pattern; 1 for lines that say none.
  public private(set) var counts: [Int] = []
  /// The numbers of the good lines, from 0.
  public private(set) var lines: [Int] = []
  public private(set) var refusals: [(line: Int, refusal: LineError)] = []
  /// The beginnings of the bad lines; none where they were not asked for.
  public private(set) var refusedTexts: [String] = []

  /// Reads a chunk of whole lines.
  ///
  /// - Parameter keepsRefused: whether the texts of bad lines are kept, up to `LineParser.longestLine` bytes each.
  public init(_ chunk: [UInt8], parser: LineParser, keepsRefused: Bool) {
    let text = chunk.span
    parser.visitLines(of: text) { block, blockCounts in
      for index in block.indices {
        ranks.append(block[index].index)
        counts.append(blockCounts.isEmpty ? 1 : blockCounts[index])
        lines.append(lineCount)
        lineCount += 1
      }
    } other: { reading, _, start in
      switch reading {
      case .pattern(let rank, let count):
        ranks.append(UInt32(rank))
        counts.append(count ?? 1)
        lines.append(lineCount)
      case .skipped: break
      case .refused(let error):
        refusals.append((lineCount, error))
        if keepsRefused { refusedTexts.append(LineParser.beginning(ofLine: text, from: start)) }
      }
      lineCount += 1
    }
  }
}

extension LineParser {
  /// A line as text, no more of it than is looked at; bytes that are no UTF-8 are replaced.
  static func beginning(ofLine text: Span<UInt8>, from start: Int) -> String {
    let (line, _) = Self.line(of: text, from: start)
    return String(decoding: line.prefix(longestLine).map { text[$0] }, as: UTF8.self)
  }
}
