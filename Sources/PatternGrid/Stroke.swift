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

  public init(from: Dot, to: Dot, on grid: Grid) {
    self.from = from
    self.to = to
    dx = grid.column(of: to) - grid.column(of: from)
    dy = grid.row(of: to) - grid.row(of: from)
    let steps = greatestCommonDivisor(abs(dx), abs(dy))
    let step = steps == 0 ? 0 : (dy * grid.columns + dx) / steps
    var passed = DotSet()
    for i in stride(from: 1, to: steps, by: 1) { passed.insert(Dot(from.index + i * step)) }
    passedDots = passed
  }

  /// How many lattice steps the line is long: 1 between neighbours, 2 over one dot, ...
  public var latticeSteps: Int { passedDots.count + 1 }

  /// The direction as the shortest lattice vector along the line.
  public var direction: Direction { Direction(dx: dx / latticeSteps, dy: dy / latticeSteps) }

  /// Two dots along one side and one along the other, as a knight moves in chess.
  public var isKnightMove: Bool { abs(dx) + abs(dy) == 3 && dx != 0 && dy != 0 }

  /// Along a row, a column or a 45-degree diagonal.
  public var isAxisOrDiagonal: Bool { dx == 0 || dy == 0 || abs(dx) == abs(dy) }
}

/// A direction on the lattice: a vector whose parts have no common divisor.
public struct Direction: Hashable, Sendable {
  public let dx: Int
  public let dy: Int

  public init(dx: Int, dy: Int) {
    self.dx = dx
    self.dy = dy
  }

  public var isAxis: Bool { dx == 0 || dy == 0 }
  public var isDiagonal: Bool { abs(dx) == 1 && abs(dy) == 1 }
  public var opposite: Direction { Direction(dx: -dx, dy: -dy) }
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
