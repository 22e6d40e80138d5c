import PatternGrid

/// Where the dots lie on a view: each in the middle of its cell, the cells being equal and filling the view.
public struct DotLayout: Hashable, Sendable {
  public let grid: Grid
  /// In points.
  public let width: Double
  public let height: Double

  /// - Throws: `GestureSettingsError.viewSize` where a side is not a number above 0.
  public init(grid: Grid, width: Double, height: Double) throws(GestureSettingsError) {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .viewSize(width: width, height: height)
    }
    self.grid = grid
    self.width = width
    self.height = height
  }

  public func centre(of dot: Dot) -> Point {
    Point(
      x: (Double(grid.column(of: dot)) + 0.5) * width / Double(grid.columns),
      y: (Double(grid.row(of: dot)) + 0.5) * height / Double(grid.rows))
  }

  /// The dots that a straight path takes, in its order: a dot is taken where some point of the path is at most `radius`
  /// from it and no other dot is nearer to that point. Cost: one clipping for each dot asked for.
  ///
  /// All points to which a dot is nearest are its cell, which goes on beyond the view at the rim; so the path is cut by
  /// cells, and dots keep their order even where circles overlap. A point as near to two dots belongs to the lower one.
  func dots(of candidates: DotSet, within radius: Double, alongPathFrom start: Point, to end: Point) -> [Dot] {
    var taken: [(dot: Dot, entry: Double)] = []
    for dot in candidates {
      guard let part = partOfPath(from: start, to: end, inCellOf: dot) else { continue }
      let centre = centre(of: dot)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let squaredLength = dx * dx + dy * dy
      let foot = squaredLength == 0 ? 0 : ((centre.x - start.x) * dx + (centre.y - start.y) * dy) / squaredLength
      let nearest = min(max(foot, part.lowerBound), part.upperBound)
      let (offX, offY) = (start.x + nearest * dx - centre.x, start.y + nearest * dy - centre.y)
      if offX * offX + offY * offY <= radius * radius { taken.append((dot, part.lowerBound)) }
    }
    return taken.sorted { ($0.entry, $0.dot) < ($1.entry, $1.dot) }.map(\.dot)
  }

  /// Which part of the path, from 0 at its start to 1 at its end, lies in a dot's cell; nil where none, or where the
  /// path only comes up to the cell's side.
  private func partOfPath(from start: Point, to end: Point, inCellOf dot: Dot) -> ClosedRange<Double>? {
    let column = side(number: grid.column(of: dot), of: grid.columns, length: width)
    let row = side(number: grid.row(of: dot), of: grid.rows, length: height)
    var (entry, exit) = (0.0, 1.0)
    for (from, to, side) in [(start.x, end.x, column), (start.y, end.y, row)] {
      if from == to {
        guard side.low < from, from <= side.high else { return nil }
      } else {
        let crossings = [(side.low - from) / (to - from), (side.high - from) / (to - from)].sorted()
        entry = max(entry, crossings[0])
        exit = min(exit, crossings[1])
        guard entry < exit else { return nil }
      }
    }
    return entry...exit
  }

  private func side(number: Int, of count: Int, length: Double) -> (low: Double, high: Double) {
    let pitch = length / Double(count)
    return (
      number == 0 ? -.infinity : Double(number) * pitch, number == count - 1 ? .infinity : Double(number + 1) * pitch
    )
  }
}
