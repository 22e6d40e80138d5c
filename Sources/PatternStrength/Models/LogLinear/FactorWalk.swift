import PatternGrid

/// The cells of every pattern, prepared once for walks that add up their weights: one cell for each prefix and one for the
/// ends of each pattern, and one for its look. Memory: 2.4 MB.
///
/// The patterns are cut into parts by start dot, which can be walked at the same time.
struct FactorWalk: Sendable {
  /// The patterns that begin at one dot.
  struct Part: Sendable {
    let nodes: Range<Int>
    let ranks: Range<Int>
  }

  let parts: [Part]
  let depths: [UInt8]
  /// By node of the tree: the cell of the last two to five dots. For a single dot it means nothing.
  let steps: [UInt16]
  /// By rank: the cell of the start, the number of dots and the end.
  let ends: [UInt16]
  /// By rank: the cell of the look.
  let looks: [UInt16]
  let shortest: Int

  init(_ tree: PatternTree) {
    depths = tree.depths
    shortest = tree.shortest
    var steps: [UInt16] = []
    var ends: [UInt16] = []
    var looks: [UInt16] = []
    var parts: [Part] = []
    steps.reserveCapacity(tree.depths.count)
    ends.reserveCapacity(tree.patternCount)
    looks.reserveCapacity(tree.patternCount)
    var (firstNode, firstRank) = (0, 0)
    // By depth: the last dots as digits to the base 9, the last dot, and the look of the drawing.
    var codes = [Int](repeating: 0, count: 10)
    var dots = [Int](repeating: 0, count: 10)
    var drawn = [PatternLook](repeating: PatternLook(), count: 10)
    let (depths, lastDots) = (tree.depths, tree.lastDots)
    let marks = StrokeTable.threeByThree.marks
    for node in depths.indices {
      let depth = Int(depths[node])
      let dot = Int(lastDots[node])
      dots[depth] = dot
      guard depth > 1 else {
        if node > 0 {
          parts.append(Part(nodes: firstNode..<node, ranks: firstRank..<ends.count))
          (firstNode, firstRank) = (node, ends.count)
        }
        codes[1] = dot
        steps.append(0)
        continue
      }
      codes[depth] = (codes[depth - 1] * 9 + dot) % Self.codeLimit
      drawn[depth] = drawn[depth - 1].adding(marks[dots[depth - 1] * 9 + dot])
      steps.append(UInt16(FactorTable.window(code: codes[depth], length: min(depth, FactorTable.longestWindow))))
      if depth >= tree.shortest {
        ends.append(UInt16(FactorTable.end(start: dots[1], length: depth, end: dot)))
        looks.append(UInt16(FactorTable.looks + drawn[depth].code(length: depth)))
      }
    }
    parts.append(Part(nodes: firstNode..<depths.count, ranks: firstRank..<ends.count))
    self.steps = steps
    self.ends = ends
    self.looks = looks
    self.parts = parts
  }

  /// 9 to the power of the longest window.
  private static let codeLimit = 59049

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
        result.append(sum + weights[Int(ends[rank])] + weights[Int(looks[rank])])
        rank += 1
      }
    }
    return result
  }

  /// The masses of the cells, each the sum of the masses of the patterns that have it as often as they have it.
  ///
  /// - Parameter masses: of the patterns, by rank within the part.
  func masses(ofPatterns masses: [Double], in part: Part) -> [Double] {
    var result = [Double](repeating: 0, count: FactorTable.count)
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
        result[Int(looks[rank])] += own
      }
      result[Int(steps[node])] += mass
      below[depth] += mass
    }
    return result
  }
}
