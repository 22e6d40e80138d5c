import GSLStatistics
import PatternGrid
import PatternStrength

extension HotPath {
  /// Listing, counting and drawing patterns.
  static let ofSpace = [
    HotPath("walk", "visit all patterns of the 3x3 grid in prefix order", unit: "patterns") {
      TwoWays(
        operations: PatternIndex.android3x3.count,
        library: {
          var sum: UInt64 = 0
          PatternWalk(.android3x3).visit { dots in
            sum = sum &* 31 &+ UInt64(dots[dots.count - 1])
            return true
          }
          return sum
        },
        plain: {
          var sum: UInt64 = 0
          walkPlainly([]) { sum = sum &* 31 &+ UInt64($0[$0.count - 1].byte) }
          return sum
        })
    },
    HotPath("count-4x4", "count all patterns of the 4x4 grid exactly, by length", unit: "patterns") {
      let grid = try Grid(rows: 4, columns: 4)
      let space = try PatternSpace(grid: grid)
      // The plain way takes the shorter patterns alone: there are 4.4 million million in all.
      let shortPatterns = try PatternSpace(grid: grid, maximumLength: 7)
      return TwoWays(
        operations: Int(try PatternCount(space).total), plainOperations: Int(try PatternCount(shortPatterns).total),
        library: { try PatternCount(space).byLength },
        plain: {
          var counts = [UInt128](repeating: 0, count: shortPatterns.lengths.upperBound + 1)
          PatternWalk(shortPatterns).visit { dots in
            counts[dots.count] += 1
            return true
          }
          return counts
        },
        agree: { $0.prefix($1.count).elementsEqual($1) })
    },
    HotPath("draw", "draw patterns at random, each equally likely", unit: "patterns") {
      let draws = 100_000
      return TwoWays(
        operations: draws,
        library: {
          var generator = try RandomGenerator(seed: 1)
          return (0..<draws).map { _ in PatternIndex.android3x3.randomPattern(using: &generator) }
        },
        plain: {
          var generator = try RandomGenerator(seed: 1)
          let patterns = Array(PatternWalk(.android3x3))
          return (0..<draws).map { _ in patterns[Int.random(in: patterns.indices, using: &generator)] }
        })
    },
  ]
}

/// The walk as a child would write it: append any dot that makes a valid beginning.
private func walkPlainly(_ dots: [Dot], _ visit: ([Dot]) -> Void) {
  if dots.count >= PatternSpace.androidMinimumLength { visit(dots) }
  for next in Grid.threeByThree.dots where !dots.contains(next) {
    if let last = dots.last {
      let passed = Stroke(from: last, to: next, on: .threeByThree).passedDots
      guard passed.isSubset(of: DotSet(dots)) else { continue }
    }
    walkPlainly(dots + [next], visit)
  }
}
