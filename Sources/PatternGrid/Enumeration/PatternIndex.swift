/// The place of every pattern of a space in prefix order, and back.
///
/// Built from the number of patterns that continue each state (visited set, last dot). Memory: 8 bytes x dots x 2^dots
/// (37 KB on 3x3, 8 MB on 4x4, 168 MB on 4x5). `rank` and `pattern(at:)` take at most length x dots steps.
public struct PatternIndex: Sendable {
  /// The most dots a ranked grid may have.
  public static let maximumDotCount = 20

  public let space: PatternSpace
  /// How many patterns the space has; ranks are 0 ..< count.
  public let count: Int
  let moves: SuccessorTable
  /// Patterns whose drawing passes through a state, the state itself included where it is a pattern.
  private let continuations: [UInt64]

  /// - Throws: `PatternSpaceError.tooLarge` above 20 dots.
  public init(_ space: PatternSpace) throws(PatternSpaceError) {
    let dotCount = space.grid.dotCount
    guard dotCount <= Self.maximumDotCount else {
      throw .tooLarge(
        operation: "ranking patterns", grid: space.grid, limit: "it takes up to \(Self.maximumDotCount) dots")
    }
    self.space = space
    moves = SuccessorTable(space)
    var continuations = [UInt64](repeating: 0, count: dotCount << dotCount)
    // Larger sets first: a state's continuations have one dot more.
    for visited in stride(from: UInt64(1) << UInt64(dotCount) - 1, through: 1, by: -1) {
      let set = DotSet(bits: visited)
      let length = set.count
      guard length <= space.lengths.upperBound else { continue }
      for last in set {
        var sum: UInt64 = space.lengths.contains(length) ? 1 : 0
        if length < space.lengths.upperBound {
          for next in moves.candidates(visited: set, last: last) {
            sum += continuations[Int(set.inserting(next).bits) * dotCount + next.index]
          }
        }
        continuations[Int(visited) * dotCount + last.index] = sum
      }
    }
    self.continuations = continuations
    count = space.grid.dots.reduce(0) { $0 + Int(continuations[(dotCount << $1.index) + $1.index]) }
  }

  /// How many patterns begin with a state, the state itself included where it is a pattern.
  func continuing(visited: DotSet, last: Dot) -> UInt64 {
    continuations[Int(visited.bits) * space.grid.dotCount + last.index]
  }

  /// The place of a pattern of this space in prefix order, from 0.
  public func rank(of pattern: Pattern) -> Int {
    var rank: UInt64 = 0
    var visited = DotSet()
    var candidates = space.grid.allDots
    for (position, dot) in pattern.dots.enumerated() {
      for smaller in candidates {
        guard smaller < dot else { break }
        rank += continuing(visited: visited.inserting(smaller), last: smaller)
      }
      visited.insert(dot)
      if position + 1 < pattern.length {
        if position + 1 >= space.lengths.lowerBound { rank += 1 }
        candidates = moves.candidates(visited: visited, last: dot)
      }
    }
    return Int(rank)
  }

  /// The pattern at a place in prefix order.
  ///
  /// - Precondition: `0 <= rank < count`.
  public func pattern(at rank: Int) -> Pattern {
    precondition((0..<count).contains(rank), "rank \(rank) is outside 0..<\(count)")
    var remaining = UInt64(rank)
    var dots: [Dot] = []
    dots.reserveCapacity(space.lengths.upperBound)
    var visited = DotSet()
    var candidates = space.grid.allDots
    while let dot = candidates.popFirst() {
      let continuing = continuing(visited: visited.inserting(dot), last: dot)
      if remaining >= continuing {
        remaining -= continuing
        continue
      }
      dots.append(dot)
      visited.insert(dot)
      if space.lengths.contains(dots.count) {
        if remaining == 0 { break }
        remaining -= 1
      }
      candidates = moves.candidates(visited: visited, last: dot)
    }
    return Pattern(unchecked: dots)
  }
}
