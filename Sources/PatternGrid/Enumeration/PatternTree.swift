/// All prefixes of the patterns of a space as one flat tree, in prefix order: what a model needs to carry partial sums
/// from a prefix to everything that continues it.
///
/// A prefix shorter than the shortest pattern is a node too, but not a pattern. On 3x3 there are 389,497 nodes, built in
/// about 2 ms.
public struct PatternTree: Sendable {
  public let space: PatternSpace
  /// By node: how many dots the prefix has, from 1.
  public let depths: [UInt8]
  /// By node: the last dot of the prefix.
  public let lastDots: [UInt8]
  /// Prefixes of at least this many dots are patterns, numbered in prefix order.
  public let shortest: Int
  /// The number of patterns.
  public let patternCount: Int

  /// - Precondition: the space is small enough to list.
  public init(_ space: PatternSpace) {
    self.space = space
    shortest = space.lengths.lowerBound
    var depths: [UInt8] = []
    var lastDots: [UInt8] = []
    var patternCount = 0
    let prefixes = PatternSpace(uncheckedPrefixesOf: space)
    PatternWalk(prefixes).visit { dots in
      depths.append(UInt8(dots.count))
      lastDots.append(dots[dots.count - 1])
      if dots.count >= space.lengths.lowerBound { patternCount += 1 }
      return true
    }
    self.depths = depths
    self.lastDots = lastDots
    self.patternCount = patternCount
  }
}
