/// The features of every pattern of a small space, in prefix order, from one walk that carries the values from each prefix
/// to everything that continues it.
///
/// Equal to `PatternFeatures.init(_:)` for every pattern. For 3x3: about 40 ms of one core and 12 MB.
public struct FeatureTable: Sendable {
  public let space: PatternSpace
  private let rows: [Row]
  /// By dot.
  let places: [DotPlace]
  /// By set of touched dots: how many patterns touch exactly these.
  private let dotSetCounts: [Int32]

  /// The values that the walk carries or counts, packed.
  struct Row {
    var counts: StrokeCounts
    var physicalLength: Double
    var smudgeCandidates: UInt32
    var dots: UInt16
    var start: UInt8
    var end: UInt8
    var length: UInt8
    var isClosed: Bool
    var isSelfSymmetric: Bool
  }

  /// - Throws: `PatternSpaceError.tooLarge` above 9 dots.
  public init(_ space: PatternSpace) throws(PatternSpaceError) {
    guard space.grid.dotCount <= StrokeTable.maximumDotCount else {
      throw .tooLarge(
        operation: "listing the features of all patterns", grid: space.grid,
        limit: "it takes up to \(StrokeTable.maximumDotCount) dots")
    }
    self.space = space
    let tree = PatternTree(space)
    var walk = FeatureWalk(space.grid)
    var rows: [Row] = []
    var smudges: [UInt64] = []
    rows.reserveCapacity(tree.patternCount)
    smudges.reserveCapacity(tree.patternCount)
    var dotSetCounts = [Int32](repeating: 0, count: 1 << space.grid.dotCount)
    let (depths, lastDots) = (tree.depths, tree.lastDots)
    for node in depths.indices {
      let depth = Int(depths[node])
      walk.go(to: lastDots[node], depth: depth)
      guard depth >= tree.shortest else { continue }
      let row = walk.row(depth: depth)
      rows.append(row)
      smudges.append(walk.smudge(depth: depth))
      dotSetCounts[Int(row.dots)] += 1
    }
    for (index, count) in occurrences(of: smudges).enumerated() { rows[index].smudgeCandidates = count }
    self.rows = rows
    places = space.grid.dots.map { space.grid.place(of: $0) }
    self.dotSetCounts = dotSetCounts
  }

  /// How many patterns the space has; indices are 0 ..< count.
  public var count: Int { rows.count }

  /// The features of the pattern at a place in prefix order, from 0.
  public subscript(index: Int) -> PatternFeatures { PatternFeatures(rows[index], of: self) }

  func touchedDotCandidates(of dots: DotSet) -> Int { Int(dotSetCounts[Int(dots.bits)]) }
}

/// How often each value occurs in a list, at every place of the list.
private func occurrences(of values: [UInt64]) -> [UInt32] {
  // Open addressing at no more than half load; the slots also hold how often their value occurred.
  var slotBits = 4
  while 1 << slotBits < 2 * values.count { slotBits += 1 }
  let empty = UInt64.max
  var keys = [UInt64](repeating: empty, count: 1 << slotBits)
  var counts = [UInt32](repeating: 0, count: 1 << slotBits)
  let slots = values.map { value in
    // Fibonacci hashing: the high bits of a product with 2^64 over the golden ratio.
    var slot = Int((value &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - slotBits))
    while keys[slot] != value {
      if keys[slot] == empty {
        keys[slot] = value
        break
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    counts[slot] += 1
    return UInt32(slot)
  }
  return slots.map { counts[Int($0)] }
}
