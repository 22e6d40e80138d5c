/// The features of the prefixes on the way to one node of a tree of prefixes.
struct FeatureWalk {
  private let grid: Grid
  private let strokeCounts: StrokeCountTable
  /// By pair of dots: the length, the unit segments as bits, whether the two are neighbours.
  private let lengths: [Double]
  private let segments: [UInt64]
  private let areNeighbours: [Bool]
  /// By pair of dots: the images of all dots under each symmetry that swaps the two.
  private let swaps: [[[UInt8]]]
  /// By depth, from 1.
  private var dots: [UInt8]
  private var prefixes: [Prefix]

  private struct Prefix {
    var drawing = StrokeCountTable.Drawing()
    var visited: UInt64 = 0
    var physicalLength = 0.0
    var smudge: UInt64 = 0
  }

  init(_ grid: Grid) {
    self.grid = grid
    let table = StrokeTable(grid)
    let strokes = table.strokes
    strokeCounts = StrokeCountTable(StrokeCount.allCases.map(\.rule), table)
    lengths = strokes.map(\.length)
    segments = table.unitSegments
    areNeighbours = strokes.map { grid.areNeighbours($0.from, $0.to) }
    let symmetries = GridSymmetry.all(of: grid)
    swaps = strokes.map { stroke in
      symmetries.filter { $0.image(of: stroke.from) == stroke.to && $0.image(of: stroke.to) == stroke.from }
        .map(\.dotImages)
    }
    dots = Array(repeating: 0, count: grid.dotCount + 1)
    prefixes = Array(repeating: Prefix(), count: grid.dotCount + 1)
  }

  /// Goes on from the prefix of one dot less, which was the last one of that depth.
  mutating func go(to dot: UInt8, depth: Int) {
    dots[depth] = dot
    let next = Int(dot)
    guard depth > 1 else {
      prefixes[1] = Prefix(visited: 1 << UInt64(dot))
      return
    }
    let last = Int(dots[depth - 1])
    let stroke = last * grid.dotCount + next
    let prefix = prefixes[depth - 1]
    prefixes[depth] = Prefix(
      drawing: strokeCounts.adding(
        to: prefix.drawing, before: depth > 2 ? Int(dots[depth - 2]) : nil, last: last, next: next,
        visited: prefix.visited),
      visited: prefix.visited | 1 << UInt64(dot), physicalLength: prefix.physicalLength + lengths[stroke],
      smudge: prefix.smudge | segments[stroke])
  }

  /// What is known of the prefix, the candidates not counted yet.
  func row(depth: Int) -> FeatureTable.Row {
    let prefix = prefixes[depth]
    let ends = Int(dots[1]) * grid.dotCount + Int(dots[depth])
    return FeatureTable.Row(
      counts: prefix.drawing.counts, physicalLength: prefix.physicalLength, smudgeCandidates: 0,
      dots: UInt16(truncatingIfNeeded: prefix.visited), start: dots[1], end: dots[depth], length: UInt8(depth),
      isClosed: areNeighbours[ends], isSelfSymmetric: isSelfSymmetric(depth: depth, ends))
  }

  /// The unit segments drawn, as bits; for a single dot, which draws none, its own mark.
  func smudge(depth: Int) -> UInt64 {
    depth > 1 ? prefixes[depth].smudge : 1 << 63 | prefixes[depth].visited
  }

  /// Whether a symmetry that swaps the ends maps all dots onto those from the end.
  private func isSelfSymmetric(depth: Int, _ ends: Int) -> Bool {
    for images in swaps[ends] {
      var place = 2
      // From the middle on the same pairs come again; the middle dot of three must stay where it is.
      while place <= (depth + 1) / 2, images[Int(dots[place])] == dots[depth + 1 - place] { place += 1 }
      if place > (depth + 1) / 2 { return true }
    }
    return false
  }
}
