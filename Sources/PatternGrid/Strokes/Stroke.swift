/// The straight line from one dot to the next.
public struct Stroke: Hashable, Sendable {
  public let from: Dot
  public let to: Dot
  /// Columns to the right, negative to the left.
  public let dx: Int
  /// Rows down, negative up.
  public let dy: Int
  /// The lattice dots strictly between the two ends.
  public let passedDots: DotSet
  /// The column and the row of `from`.
  private let column: Int
  private let row: Int

  public init(from: Dot, to: Dot, on grid: Grid) {
    self.from = from
    self.to = to
    column = grid.column(of: from)
    row = grid.row(of: from)
    dx = grid.column(of: to) - column
    dy = grid.row(of: to) - row
    let steps = greatestCommonDivisor(abs(dx), abs(dy))
    let step = steps == 0 ? 0 : (dy * grid.columns + dx) / steps
    var passed = DotSet()
    for i in stride(from: 1, to: steps, by: 1) { passed.insert(Dot(from.index + i * step)) }
    passedDots = passed
  }

  /// How many lattice steps the line is long: 1 between neighbours, 2 over one dot, ...
  public var latticeSteps: Int { passedDots.count + 1 }

  /// The Euclidean length, in units of the distance between neighbouring dots.
  public var length: Double { Double(dx * dx + dy * dy).squareRoot() }

  /// The direction as the shortest lattice vector along the line.
  public var direction: Direction { Direction(dx: dx / latticeSteps, dy: dy / latticeSteps) }

  /// Two dots along one side and one along the other, as a knight moves in chess.
  public var isKnightMove: Bool { abs(dx) + abs(dy) == 3 && dx != 0 && dy != 0 }

  /// Along a row, a column or a 45-degree diagonal.
  public var isAxisOrDiagonal: Bool { dx == 0 || dy == 0 || abs(dx) == abs(dy) }
}

extension Stroke {
  /// Whether two strokes of one grid have a point strictly inside both, and different directions.
  public func crosses(_ other: Stroke) -> Bool {
    side(of: other.start) * side(of: other.end) < 0 && other.side(of: start) * other.side(of: end) < 0
  }

  /// Whether two strokes of one grid have a point in common, ends included, and are not parallel.
  public func meets(_ other: Stroke) -> Bool {
    !isParallel(to: other) && side(of: other.start) * side(of: other.end) <= 0
      && other.side(of: start) * other.side(of: end) <= 0
  }

  /// Whether two strokes of one grid lie on one line and have at least two lattice dots in common.
  public func overlaps(_ other: Stroke) -> Bool {
    guard isParallel(to: other), side(of: other.start) == 0 else { return false }
    return dots.intersection(other.dots).count >= 2
  }

  private var start: (x: Int, y: Int) { (column, row) }
  private var end: (x: Int, y: Int) { (column + dx, row + dy) }

  /// The lattice dots on the stroke, ends included.
  private var dots: DotSet { passedDots.inserting(from).inserting(to) }

  private func isParallel(to other: Stroke) -> Bool { dx * other.dy == dy * other.dx }

  /// On which side of the line through this stroke a point lies: -1, 0 (on the line) or 1.
  private func side(of point: (x: Int, y: Int)) -> Int {
    (dx * (point.y - row) - dy * (point.x - column)).signum()
  }
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

/// A piece of a line between two lattice dots with none in between: the smallest mark that a finger leaves.
struct UnitSegment: Hashable, Sendable {
  /// The lower of the two dots.
  let first: Dot
  let second: Dot

  init(_ a: Dot, _ b: Dot) {
    first = min(a, b)
    second = max(a, b)
  }
}

extension Stroke {
  /// The pieces of the stroke from dot to dot.
  var unitSegments: [UnitSegment] {
    // Dots along a line have ascending or descending numbers.
    let dots = Array(passedDots.inserting(from).inserting(to))
    return zip(dots, dots.dropFirst()).map { UnitSegment($0, $1) }
  }
}
