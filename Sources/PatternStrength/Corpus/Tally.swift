import PatternGrid

/// How often each pattern of a space was chosen.
///
/// Memory: 8 bytes a pattern of the space, 3 MB for Android's 3x3, whatever the size of the corpus.
public struct Tally: Sendable {
  /// The index of the space.
  public let patterns: PatternIndex
  /// By rank.
  public private(set) var counts: [Int]
  /// All choices.
  public private(set) var total = 0
  /// Different patterns.
  public private(set) var distinct = 0

  public init(patterns: PatternIndex = .android3x3) {
    self.patterns = patterns
    counts = Array(repeating: 0, count: patterns.count)
  }

  /// - Precondition: `count >= 0`, and the total stays within `Int`.
  public mutating func add(_ rank: Int, count: Int = 1) {
    if counts[rank] == 0, count > 0 { distinct += 1 }
    counts[rank] += count
    total += count
  }

  /// - Precondition: the pattern is of the tally's space.
  public mutating func add(_ pattern: Pattern, count: Int = 1) { add(patterns.index(of: pattern), count: count) }

  /// - Precondition: both tallies are of one space.
  public mutating func add(_ other: Tally) {
    precondition(other.patterns.space == patterns.space, "tallies of different spaces do not add up")
    for rank in counts.indices where other.counts[rank] > 0 { add(rank, count: other.counts[rank]) }
  }

  /// The indices that were chosen, ascending, with their counts.
  public var countedRanks: [(rank: Int, count: Int)] {
    counts.indices.compactMap { counts[$0] > 0 ? ($0, counts[$0]) : nil }
  }

  /// The patterns that were chosen, in prefix order, with their counts.
  public var countedPatterns: [(pattern: Pattern, count: Int)] {
    countedRanks.map { (patterns.pattern(at: $0.rank), $0.count) }
  }
}
