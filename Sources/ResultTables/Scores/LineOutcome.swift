import PatternStrength

/// What came of some lines: what a summary counts.
public protocol LineOutcome: Sendable {
  /// Lines of every kind.
  var lineCount: Int { get }
  /// The patterns of the good lines, in order.
  var ranks: [UInt32] { get }
  /// The counts of the good lines; none where every line counts once.
  var counts: [Int] { get }
  /// The bad lines: the line's number from 0, and why.
  var refusals: [(line: Int, refusal: LineError)] { get }
}

extension ScoreBatch.Result: LineOutcome {}
