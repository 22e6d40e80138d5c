/// Ranks of patterns by one table look-up a dot: what a scorer of millions of lines needs.
///
/// A state of drawing is (visited set, last dot); the table holds, for each state and next dot, by how much the rank
/// grows. Grids of up to 9 dots. Memory: 4 bytes x 2^dots x dots^2, 166 KB on 3x3.
public struct RankTable: Sendable {
  /// The most dots a grid may have.
  public static let maximumDotCount = 9

  private let dotCount: Int
  private let lengths: ClosedRange<Int>
  /// How much the rank grows by a step, at (visited, last, next), or `forbidden`.
  private let growth: [UInt32]
  private let startGrowth: [UInt32]
  private static let forbidden = UInt32.max

  /// - Precondition: the space of `ranks` has a grid of at most 9 dots.
  public init(_ ranks: PatternRank) {
    let grid = ranks.space.grid
    precondition(grid.dotCount <= Self.maximumDotCount, "\(grid) has more than \(Self.maximumDotCount) dots")
    dotCount = grid.dotCount
    lengths = ranks.space.lengths
    var growth = [UInt32](repeating: Self.forbidden, count: (dotCount * dotCount) << dotCount)
    for visited in 1..<(1 << dotCount) {
      let set = DotSet(bits: UInt64(visited))
      guard set.count < ranks.space.lengths.upperBound else { continue }
      for last in set {
        var before: UInt64 = lengths.contains(set.count) ? 1 : 0
        for next in ranks.moves.candidates(visited: set, last: last) {
          growth[(visited * dotCount + last.index) * dotCount + next.index] = UInt32(before)
          before += ranks.continuing(visited: set.inserting(next), last: next)
        }
      }
    }
    self.growth = growth
    var before: UInt64 = 0
    startGrowth = grid.dots.map { dot in
      defer { before += ranks.continuing(visited: DotSet(dot), last: dot) }
      return UInt32(before)
    }
  }

  /// Reads one-digit dot numbers, joined (`01258`) or dotted (`0.1.2.5.8`), from a place in a text up to the first byte
  /// that is neither.
  ///
  /// - Parameter zero: the character that stands for dot 0.
  /// - Returns: the rank, or nil where what was read is not exactly a pattern, and where reading ended.
  public func readRank(_ text: Span<UInt8>, from start: Int, zero: UInt8) -> (rank: Int?, end: Int) {
    var position = start
    var rank: UInt32 = 0
    var (visited, last, length) = (0, 0, 0)
    let separator = UInt8(ascii: ".")
    let isDotted = start + 1 < text.count && text[start + 1] == separator
    while position < text.count {
      let next = Int(text[position] &- zero)
      guard next < dotCount else { return (nil, position) }
      let grown = length == 0 ? startGrowth[next] : growth[(visited * dotCount + last) * dotCount + next]
      guard grown != Self.forbidden else { return (nil, position) }
      rank += grown
      visited |= 1 << next
      last = next
      length += 1
      position += 1
      guard position < text.count else { break }
      if isDotted {
        guard text[position] == separator else { break }
        position += 1
        guard position < text.count else { return (nil, position) }
      } else if text[position] &- zero >= dotCount {
        break
      }
    }
    return (length >= lengths.lowerBound ? Int(rank) : nil, position)
  }
}
