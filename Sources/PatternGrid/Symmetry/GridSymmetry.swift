/// A rotation or reflection that maps a grid onto itself.
public struct GridSymmetry: Sendable, Hashable {
  public let name: String
  /// Where each dot goes.
  private let images: [Dot]

  private init(_ name: String, of grid: Grid, _ place: (_ row: Int, _ column: Int) -> (row: Int, column: Int)) {
    self.name = name
    images = grid.dots.map { dot in
      let (row, column) = place(grid.row(of: dot), grid.column(of: dot))
      return Dot(row * grid.columns + column)
    }
  }

  /// The eight symmetries of a square grid, or the four of a rectangle, the identity first.
  ///
  /// On a grid one dot wide some of them coincide.
  public static func all(of grid: Grid) -> [GridSymmetry] {
    let (bottom, right) = (grid.rows - 1, grid.columns - 1)
    let rectangle = [
      GridSymmetry("identity", of: grid) { ($0, $1) },
      GridSymmetry("half turn", of: grid) { (bottom - $0, right - $1) },
      GridSymmetry("mirrored left to right", of: grid) { ($0, right - $1) },
      GridSymmetry("mirrored top to bottom", of: grid) { (bottom - $0, $1) },
    ]
    guard grid.isSquare else { return rectangle }
    return rectangle + [
      GridSymmetry("quarter turn right", of: grid) { ($1, right - $0) },
      GridSymmetry("quarter turn left", of: grid) { (bottom - $1, $0) },
      GridSymmetry("mirrored on the falling diagonal", of: grid) { ($1, $0) },
      GridSymmetry("mirrored on the rising diagonal", of: grid) { (bottom - $1, right - $0) },
    ]
  }

  public func image(of dot: Dot) -> Dot { images[dot.index] }
  public func image(of set: DotSet) -> DotSet { DotSet(set.lazy.map(image(of:))) }

  /// The image of a pattern, which is valid because every drawing rule is symmetric.
  ///
  /// - Precondition: the pattern is of this symmetry's grid.
  public func image(of pattern: Pattern) -> Pattern {
    Pattern(unchecked: pattern.dots.map(image(of:)), in: pattern.space)
  }
}
