/// Which dots may follow, by the dots visited and the last one: the drawing rule, prepared for fast look-up.
///
/// Memory: 36 KB on grids of up to 9 dots (a table by visited set and last dot), otherwise a few KB.
public struct SuccessorTable: Sendable {
  private let dotCount: Int
  /// By last dot: dots that may always follow.
  private var open: [DotSet]
  /// By last dot: dots that may follow once some others are visited.
  private var guarded: [[(dot: Dot, required: DotSet)]]
  /// Candidates by visited set and last dot, on small grids; empty on larger ones.
  private var table: [UInt16] = []

  private static let largestTabledDotCount = 9

  /// - Parameter allowing: strokes for which this is false are never drawn.
  public init(grid: Grid, rule: DrawingRule, allowing: (Stroke) -> Bool = { _ in true }) {
    dotCount = grid.dotCount
    open = Array(repeating: DotSet(), count: dotCount)
    guarded = Array(repeating: [], count: dotCount)
    for from in grid.dots {
      for to in grid.dots where to != from {
        let stroke = Stroke(from: from, to: to, on: grid)
        guard allowing(stroke), let required = rule.requiredDots(for: stroke) else { continue }
        if required.isEmpty {
          open[from.index].insert(to)
        } else {
          guarded[from.index].append((to, required))
        }
      }
    }
    if dotCount <= Self.largestTabledDotCount {
      var table = [UInt16](repeating: 0, count: dotCount << dotCount)
      for visited in 0..<1 << dotCount {
        for last in 0..<dotCount where visited >> last & 1 == 1 {
          table[visited * dotCount + last] = UInt16(
            truncatingIfNeeded: computed(visited: DotSet(bits: UInt64(visited)), last: Dot(last)).bits)
        }
      }
      self.table = table
    }
  }

  public init(_ space: PatternSpace) { self.init(grid: space.grid, rule: space.rule) }

  /// The dots that may follow `last`, which is among `visited`.
  public func candidates(visited: DotSet, last: Dot) -> DotSet {
    table.isEmpty
      ? computed(visited: visited, last: last)
      : DotSet(bits: UInt64(table[Int(truncatingIfNeeded: visited.bits) * dotCount + last.index]))
  }

  private func computed(visited: DotSet, last: Dot) -> DotSet {
    var result = open[last.index]
    for (dot, required) in guarded[last.index] where required.isSubset(of: visited) { result.insert(dot) }
    return result.subtracting(visited)
  }
}
