/// A direction on the lattice: a vector whose parts have no common divisor.
public struct Direction: Hashable, Sendable {
  /// Columns to the right, negative to the left.
  public let dx: Int
  /// Rows down, negative up.
  public let dy: Int

  public init(dx: Int, dy: Int) {
    self.dx = dx
    self.dy = dy
  }

  public var isAxis: Bool { dx == 0 || dy == 0 }
  public var isDiagonal: Bool { abs(dx) == 1 && abs(dy) == 1 }
  public var opposite: Direction { Direction(dx: -dx, dy: -dy) }

  /// The direction in words, such as `right`, `down-left`, `steeply up right` (one column, two or more rows).
  public var words: String {
    let vertical = dy < 0 ? "up" : dy > 0 ? "down" : ""
    let horizontal = dx < 0 ? "left" : dx > 0 ? "right" : ""
    if isAxis { return vertical + horizontal }
    if isDiagonal { return "\(vertical)-\(horizontal)" }
    return "\(abs(dy) > abs(dx) ? "steeply" : "flatly") \(vertical) \(horizontal)"
  }
}

extension Direction {
  /// The points of the compass that have a name, clockwise from east; north is up. Those at even places are the rows,
  /// columns and diagonals, the others the knight moves.
  package static let compass: [(point: String, direction: Direction)] = [
    ("E", Direction(dx: 1, dy: 0)), ("ESE", Direction(dx: 2, dy: 1)), ("SE", Direction(dx: 1, dy: 1)),
    ("SSE", Direction(dx: 1, dy: 2)), ("S", Direction(dx: 0, dy: 1)), ("SSW", Direction(dx: -1, dy: 2)),
    ("SW", Direction(dx: -1, dy: 1)), ("WSW", Direction(dx: -2, dy: 1)), ("W", Direction(dx: -1, dy: 0)),
    ("WNW", Direction(dx: -2, dy: -1)), ("NW", Direction(dx: -1, dy: -1)), ("NNW", Direction(dx: -1, dy: -2)),
    ("N", Direction(dx: 0, dy: -1)), ("NNE", Direction(dx: 1, dy: -2)), ("NE", Direction(dx: 1, dy: -1)),
    ("ENE", Direction(dx: 2, dy: -1)),
  ]

  /// The place in `compass`, or nil for directions without a name.
  package var compassPlace: Int? { Self.compass.firstIndex { $0.direction == self } }

  /// The direction of a point of the compass, such as `SE`; nil where the text is none.
  package init?(point: some StringProtocol) {
    guard let named = Self.compass.first(where: { $0.point == point }) else { return nil }
    self = named.direction
  }
}
