/// A stroke with the places of its two ends, to compare it with other strokes.
struct Segment: Sendable {
  let stroke: Stroke
  private let x1: Int
  private let y1: Int
  private let x2: Int
  private let y2: Int

  init(_ stroke: Stroke, on grid: Grid) {
    self.stroke = stroke
    x1 = grid.column(of: stroke.from)
    y1 = grid.row(of: stroke.from)
    x2 = x1 + stroke.dx
    y2 = y1 + stroke.dy
  }

  /// Whether the two have a point strictly inside both, and different directions.
  func crosses(_ other: Segment) -> Bool {
    side(of: other.start) * side(of: other.end) < 0 && other.side(of: start) * other.side(of: end) < 0
  }

  /// Whether the two have a point in common, ends included, and are not parallel.
  func meets(_ other: Segment) -> Bool {
    !isParallel(to: other) && side(of: other.start) * side(of: other.end) <= 0
      && other.side(of: start) * other.side(of: end) <= 0
  }

  /// Whether the two lie on one line and have at least two lattice dots in common.
  func overlaps(_ other: Segment) -> Bool {
    guard isParallel(to: other), side(of: other.start) == 0 else { return false }
    return dots.intersection(other.dots).count >= 2
  }

  private var start: (x: Int, y: Int) { (x1, y1) }
  private var end: (x: Int, y: Int) { (x2, y2) }

  /// The lattice dots on the segment, ends included.
  private var dots: DotSet { stroke.passedDots.inserting(stroke.from).inserting(stroke.to) }

  private func isParallel(to other: Segment) -> Bool {
    stroke.dx * other.stroke.dy == stroke.dy * other.stroke.dx
  }

  /// On which side of the line through this segment a point lies: -1, 0 (on the line) or 1.
  private func side(of point: (x: Int, y: Int)) -> Int {
    ((x2 - x1) * (point.y - y1) - (y2 - y1) * (point.x - x1)).signum()
  }
}
