/// The patterns of a space, numbered from 0 in prefix order.
///
/// Built from the number of patterns that continue each state (visited set, last dot). Memory: 8 bytes x dots x 2^dots
/// (37 KB on 3x3, 8 MB on 4x4, 168 MB on 4x5), and 512 KB for reading text on grids of up to 9 dots.
/// `index(of:)` and `pattern(at:)` take at most length x dots steps. Text is read at one table look-up a dot:
/// see `readLine`, `readLines` and `readIndex`.
public final class PatternIndex: Sendable {
  /// The most dots a grid may have.
  public static let maximumDotCount = 20

  /// Android's lock screen.
  public static let android3x3: PatternIndex = {
    do { return try PatternIndex(.android3x3) } catch { preconditionFailure("\(error)") }
  }()

  public let space: PatternSpace
  /// How many patterns the space has; indices are 0 ..< count.
  public let count: Int
  private let successors: SuccessorTable
  /// Patterns whose drawing passes through a state, the state itself included where it is a pattern.
  private let continuations: [UInt64]
  let growth: GrowthTable

  /// - Throws: `PatternSpaceError.tooLarge` above 20 dots.
  public init(_ space: PatternSpace) throws(PatternSpaceError) {
    let dotCount = space.grid.dotCount
    guard dotCount <= Self.maximumDotCount else {
      throw .tooLarge(
        operation: "numbering patterns", grid: space.grid, limit: "it takes up to \(Self.maximumDotCount) dots")
    }
    self.space = space
    successors = SuccessorTable(space)
    var continuations = [UInt64](repeating: 0, count: dotCount << dotCount)
    // Larger sets first: a state's continuations have one dot more.
    for visited in stride(from: UInt64(1) << UInt64(dotCount) - 1, through: 1, by: -1) {
      let set = DotSet(bits: visited)
      let length = set.count
      guard length <= space.lengths.upperBound else { continue }
      for last in set {
        var sum: UInt64 = space.lengths.contains(length) ? 1 : 0
        if length < space.lengths.upperBound {
          for next in successors.candidates(visited: set, last: last) {
            sum += continuations[Int(set.inserting(next).bits) * dotCount + next.index]
          }
        }
        continuations[Int(visited) * dotCount + last.index] = sum
      }
    }
    self.continuations = continuations
    growth = GrowthTable(space, successors) { visited, last in
      continuations[Int(visited.bits) * dotCount + last.index]
    }
    count = space.grid.dots.reduce(0) { $0 + Int(continuations[(dotCount << $1.index) + $1.index]) }
  }

  /// How many patterns begin with a state, the state itself included where it is a pattern.
  private func continuing(visited: DotSet, last: Dot) -> UInt64 {
    continuations[Int(visited.bits) * space.grid.dotCount + last.index]
  }

  /// The place of a pattern in prefix order, from 0.
  ///
  /// - Precondition: the pattern's dots are a pattern of this space too; `space.contains` tells.
  public func index(of pattern: Pattern) -> Int {
    precondition(space.contains(pattern), "a pattern of another space has no index here")
    var index: UInt64 = 0
    var visited = DotSet()
    var candidates = space.grid.allDots
    for (position, dot) in pattern.dots.enumerated() {
      for smaller in candidates {
        guard smaller < dot else { break }
        index += continuing(visited: visited.inserting(smaller), last: smaller)
      }
      visited.insert(dot)
      if position + 1 < pattern.length {
        if position + 1 >= space.lengths.lowerBound { index += 1 }
        candidates = successors.candidates(visited: visited, last: dot)
      }
    }
    return Int(index)
  }

  /// The pattern at a place in prefix order.
  ///
  /// - Precondition: `0 <= index < count`.
  public func pattern(at index: Int) -> Pattern {
    precondition((0..<count).contains(index), "index \(index) is outside 0..<\(count)")
    var remaining = UInt64(index)
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
      candidates = successors.candidates(visited: visited, last: dot)
    }
    return Pattern(unchecked: dots, in: space)
  }

  /// A pattern drawn at random, each pattern of the space being equally likely.
  public func randomPattern(using generator: inout some RandomNumberGenerator) -> Pattern {
    pattern(at: Int.random(in: 0..<count, using: &generator))
  }
}
