extension Pattern {
  /// Pairs of strokes that cross: a common point strictly inside both, strokes on one line not counted.
  ///
  /// Song et al. 2015 (doi 10.1145/2702123.2702365) call it intersections. Range on 3x3: 0 to 15.
  public func crossings(on grid: Grid) -> Int {
    let segments = strokes(on: grid).map { Segment($0, on: grid) }
    var crossings = 0
    for (index, segment) in segments.enumerated() {
      for later in segments.dropFirst(index + 2) where segment.crosses(later) { crossings += 1 }
    }
    return crossings
  }
}

/// A stroke as two points, to intersect it with others.
struct Segment {
  private let x1: Int
  private let y1: Int
  private let x2: Int
  private let y2: Int

  init(_ stroke: Stroke, on grid: Grid) {
    x1 = grid.column(of: stroke.from)
    y1 = grid.row(of: stroke.from)
    x2 = x1 + stroke.dx
    y2 = y1 + stroke.dy
  }

  /// Whether the two have a point strictly inside both and different directions.
  func crosses(_ other: Segment) -> Bool {
    side(ofX: other.x1, y: other.y1) * side(ofX: other.x2, y: other.y2) < 0
      && other.side(ofX: x1, y: y1) * other.side(ofX: x2, y: y2) < 0
  }

  /// On which side of the line through this segment a point lies: -1, 0 (on the line) or 1.
  private func side(ofX x: Int, y: Int) -> Int { ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)).signum() }
}
