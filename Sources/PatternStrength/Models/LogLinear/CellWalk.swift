import PatternGrid

/// The cells of every pattern, prepared once for walks that add up their weights: one cell for each prefix and one for the
/// ends of each pattern. Memory: 1.6 MB.
///
/// The patterns are cut into parts by start dot, which can be walked at the same time.
struct CellWalk: Sendable {
  /// The patterns that begin at one dot.
  struct Part: Sendable {
    let nodes: Range<Int>
    let ranks: Range<Int>
  }

  let parts: [Part]
  let depths: [UInt8]
  /// By node of the tree: the cell of the last two to four dots. For a single dot it means nothing.
  let steps: [UInt16]
  /// By rank: the cell of the start, the number of dots and the end.
  let ends: [UInt16]
  let shortest: Int

  init(_ tree: PatternTree) {
    depths = tree.depths
    shortest = tree.shortest
    var steps: [UInt16] = []
    var ends: [UInt16] = []
    var parts: [Part] = []
    steps.reserveCapacity(tree.depths.count)
    ends.reserveCapacity(tree.patternCount)
    var (firstNode, firstRank) = (0, 0)
    // By depth: the last dots as digits to the base 9.
    var codes = [Int](repeating: 0, count: 10)
    var start = 0
    let (depths, lastDots) = (tree.depths, tree.lastDots)
    for node in depths.indices {
      let depth = Int(depths[node])
      let dot = Int(lastDots[node])
      if depth == 1, node > 0 {
        parts.append(Part(nodes: firstNode..<node, ranks: firstRank..<ends.count))
        (firstNode, firstRank) = (node, ends.count)
      }
      if depth == 1 { start = dot }
      codes[depth] = (codes[depth - 1] * 9 + dot) % 6561
      let table = depth < 2 ? 0 : FeatureCells.table(ofLength: depth)
      steps.append(UInt16(depth < 2 ? 0 : codes[depth] + table))
      if depth >= tree.shortest { ends.append(UInt16(FeatureCells.end(start: start, length: depth, end: dot))) }
    }
    parts.append(Part(nodes: firstNode..<depths.count, ranks: firstRank..<ends.count))
    self.steps = steps
    self.ends = ends
    self.parts = parts
  }

  /// The sums of the cells' weights, by rank within a part.
  func sums(of weights: [Double], in part: Part) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(part.ranks.count)
    var sums = [Double](repeating: 0, count: 10)
    var rank = part.ranks.lowerBound
    for node in part.nodes {
      let depth = Int(depths[node])
      guard depth > 1 else { continue }
      let sum = sums[depth - 1] + weights[Int(steps[node])]
      sums[depth] = sum
      if depth >= shortest {
        result.append(sum + weights[Int(ends[rank])])
        rank += 1
      }
    }
    return result
  }

  /// The masses of the cells, each the sum of the masses of the patterns that have it as often as they have it.
  ///
  /// - Parameter masses: of the patterns, by rank within the part.
  func masses(ofPatterns masses: [Double], in part: Part) -> [Double] {
    var result = [Double](repeating: 0, count: FeatureCells.count)
    // By depth: the mass of the patterns seen that continue the next prefix of that depth.
    var below = [Double](repeating: 0, count: 11)
    var rank = part.ranks.upperBound
    for node in part.nodes.reversed() {
      let depth = Int(depths[node])
      guard depth > 1 else { continue }
      var mass = below[depth + 1]
      below[depth + 1] = 0
      if depth >= shortest {
        rank -= 1
        let own = masses[rank - part.ranks.lowerBound]
        mass += own
        result[Int(ends[rank])] += own
      }
      result[Int(steps[node])] += mass
      below[depth] += mass
    }
    return result
  }
}
