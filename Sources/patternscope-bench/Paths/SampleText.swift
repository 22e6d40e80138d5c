import GSLStatistics
import PatternGrid
import PatternStrength

/// Input for the paths that read: lines of patterns in digits, in an order that is always the same and never ascends for
/// long.
struct SampleText {
  /// The pattern of each line.
  let ranks: [Int]
  /// The count of each line; 1 where lines have none.
  let counts: [Int]
  let bytes: [UInt8]

  /// All patterns of the 3x3 grid, each once.
  static func allPatterns() throws -> SampleText {
    let generator = try RandomGenerator(seed: 1)
    var ranks = Array(0..<PatternIndex.android3x3.count)
    generator.shuffle(&ranks)
    return SampleText(ranks: ranks, counts: ranks.map { _ in 1 }, areCountsWritten: false)
  }

  /// Patterns drawn with counts from 1 to 1000, as `01258,17`.
  static func countedPatterns(lines: Int) throws -> SampleText {
    var generator = try RandomGenerator(seed: 1)
    let ranks = (0..<lines).map { _ in Int.random(in: 0..<PatternIndex.android3x3.count, using: &generator) }
    let counts = ranks.map { _ in Int.random(in: 1...1000, using: &generator) }
    return SampleText(ranks: ranks, counts: counts, areCountsWritten: true)
  }

  private init(ranks: [Int], counts: [Int], areCountsWritten: Bool) {
    self.ranks = ranks
    self.counts = counts
    var bytes: [UInt8] = []
    for (rank, count) in zip(ranks, counts) {
      let pattern = PatternIndex.android3x3.pattern(at: rank)
      Notation.digit.append(pattern, to: &bytes)
      if areCountsWritten { bytes += ",\(count)".utf8 }
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }
}

/// The parser of such lines.
func digitParser() -> LineParser {
  LineParser(notation: .digit, patterns: .android3x3)
}
