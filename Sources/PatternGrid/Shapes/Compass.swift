extension Direction {
  /// The eight directions along rows, columns and 45-degree diagonals by their points of the compass, north up.
  static let compass: [(point: String, direction: Direction)] = [
    ("N", Direction(dx: 0, dy: -1)), ("NE", Direction(dx: 1, dy: -1)), ("E", Direction(dx: 1, dy: 0)),
    ("SE", Direction(dx: 1, dy: 1)), ("S", Direction(dx: 0, dy: 1)), ("SW", Direction(dx: -1, dy: 1)),
    ("W", Direction(dx: -1, dy: 0)), ("NW", Direction(dx: -1, dy: -1)),
  ]

  /// The images under the eight symmetries of the square lattice, the direction itself first.
  var images: [Direction] {
    [(dx, dy), (-dx, -dy), (-dx, dy), (dx, -dy), (-dy, dx), (dy, -dx), (dy, dx), (-dy, -dx)].map {
      Direction(dx: $0, dy: $1)
    }
  }
}
