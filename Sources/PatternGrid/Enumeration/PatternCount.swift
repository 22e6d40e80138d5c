/// How many patterns a space has, by number of dots, exactly.
///
/// Counts ways, not patterns: a dynamic programme over (visited set, last dot), one layer of sets of equal size at a
/// time, keeping one set of each symmetry class. Cost: about 2^dots x dots^2 / 8 additions; two layers in memory.
/// 3x3 takes microseconds, 5x5 seconds and about half a gigabyte.
public struct PatternCount: Sendable, Equatable {
  /// `byLength[n]` patterns have n dots; 0 for lengths outside the space.
  public let byLength: [UInt128]

  public var total: UInt128 { byLength.reduce(0, +) }

  /// The most sets of dots that one count may look at: all those of a 5x5 grid.
  private static let largestSetCount = 1 << 25

  /// Counts all patterns of a space, or those that start at a dot of `starts`.
  ///
  /// - Throws: `PatternSpaceError.tooLarge` where more than 2^25 sets of dots would be looked at.
  public init(_ space: PatternSpace, starts: DotSet? = nil) throws(PatternSpaceError) {
    let work = (1...space.lengths.upperBound).reduce(0.0) { $0 + binomial(space.grid.dotCount, $1) }
    guard work <= Double(Self.largestSetCount) else {
      throw .tooLarge(
        operation: "an exact count of patterns of up to \(space.lengths.upperBound) dots", grid: space.grid,
        limit: "it takes up to 25 dots, or more with a smaller maximum length")
    }
    var counter = LayeredCounter(space, starts: starts ?? space.grid.allDots)
    var byLength = [UInt128](repeating: 0, count: space.grid.dotCount + 1)
    for length in 1...space.lengths.upperBound {
      if length > 1 { counter.advance() }
      if space.lengths.contains(length) { byLength[length] = counter.total }
    }
    self.byLength = byLength
  }

  /// Counts by start dot: element `s` counts the patterns that start at dot `s`.
  ///
  /// Symmetric start dots are counted once. Cost: one count for each class of symmetric dots (3 on 3x3, 6 on 5x5).
  public static func byStart(_ space: PatternSpace) throws(PatternSpaceError) -> [PatternCount] {
    var result = [PatternCount?](repeating: nil, count: space.grid.dotCount)
    for dot in space.grid.dots where result[dot.index] == nil {
      let orbit = DotSet(GridSymmetry.all(of: space.grid).map { $0.image(of: dot) })
      let all = try PatternCount(space, starts: orbit)
      let each = PatternCount(byLength: all.byLength.map { $0 / UInt128(orbit.count) })
      for symmetric in orbit { result[symmetric.index] = each }
    }
    return result.map { $0! }
  }

  private init(byLength: [UInt128]) { self.byLength = byLength }
}

/// The number of sets of `k` out of `n`, exact for the sizes used here.
private func binomial(_ n: Int, _ k: Int) -> Double {
  (0..<k).reduce(1.0) { $0 * Double(n - $1) / Double($1 + 1) }.rounded()
}
