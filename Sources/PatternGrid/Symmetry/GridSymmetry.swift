/// A rotation or reflection that maps a grid onto itself.
public struct GridSymmetry: Sendable, Hashable {
  public let kind: Kind
  /// The image of each dot, by its number.
  package let dotImages: [UInt8]

  /// What it does: the eight symmetries of the square.
  public enum Kind: String, CaseIterable, Sendable {
    case identity
    case halfTurn = "half turn"
    case mirroredLeftToRight = "mirrored left to right"
    case mirroredTopToBottom = "mirrored top to bottom"
    case quarterTurnRight = "quarter turn right"
    case quarterTurnLeft = "quarter turn left"
    case mirroredOnFallingDiagonal = "mirrored on the falling diagonal"
    case mirroredOnRisingDiagonal = "mirrored on the rising diagonal"

    /// Whether it maps a rectangle onto itself; the others do so with squares only.
    var keepsRectangles: Bool {
      switch self {
      case .identity, .halfTurn, .mirroredLeftToRight, .mirroredTopToBottom: true
      case .quarterTurnRight, .quarterTurnLeft, .mirroredOnFallingDiagonal, .mirroredOnRisingDiagonal: false
      }
    }

    /// The image of a direction; rows go down.
    public func image(of direction: Direction) -> Direction {
      let (dx, dy) = (direction.dx, direction.dy)
      return switch self {
      case .identity: direction
      case .halfTurn: Direction(dx: -dx, dy: -dy)
      case .mirroredLeftToRight: Direction(dx: -dx, dy: dy)
      case .mirroredTopToBottom: Direction(dx: dx, dy: -dy)
      case .quarterTurnRight: Direction(dx: -dy, dy: dx)
      case .quarterTurnLeft: Direction(dx: dy, dy: -dx)
      case .mirroredOnFallingDiagonal: Direction(dx: dy, dy: dx)
      case .mirroredOnRisingDiagonal: Direction(dx: -dy, dy: -dx)
      }
    }
  }

  private init(_ kind: Kind, of grid: Grid) {
    self.kind = kind
    // As a vector from the middle of the grid, twice as long so that it is whole.
    let (right, bottom) = (grid.columns - 1, grid.rows - 1)
    dotImages = grid.dots.map { dot in
      let image = kind.image(of: Direction(dx: 2 * grid.column(of: dot) - right, dy: 2 * grid.row(of: dot) - bottom))
      return UInt8((image.dy + bottom) / 2 * grid.columns + (image.dx + right) / 2)
    }
  }

  /// In words, such as `half turn`.
  public var name: String { kind.rawValue }

  /// The eight symmetries of a square grid, or the four of a rectangle, the identity first.
  ///
  /// On a grid one dot wide some of them coincide.
  public static func all(of grid: Grid) -> [GridSymmetry] {
    Kind.allCases.filter { grid.isSquare || $0.keepsRectangles }.map { GridSymmetry($0, of: grid) }
  }

  public func image(of dot: Dot) -> Dot { Dot(byte: dotImages[dot.index]) }
  public func image(of set: DotSet) -> DotSet { DotSet(set.lazy.map(image(of:))) }

  /// The image of a pattern, which is valid because every drawing rule is symmetric.
  ///
  /// - Precondition: the pattern is of this symmetry's grid.
  public func image(of pattern: Pattern) -> Pattern {
    Pattern(unchecked: pattern.dots.map(image(of:)), in: pattern.space)
  }
}

extension Pattern {
  /// The images of the pattern under all symmetries of its grid, without repetition, in ascending order.
  ///
  /// On 3x3 there are always 8: no pattern of two or more strokes in different directions is its own image.
  public var symmetryClass: [Pattern] { Set(GridSymmetry.all(of: grid).map { $0.image(of: self) }).sorted() }
}

extension Pattern: Comparable {
  /// Prefix order, as in `PatternWalk`. Meant for patterns of one space; equal dots of two spaces go by the space's sides,
  /// rule and lengths.
  public static func < (a: Pattern, b: Pattern) -> Bool {
    a.dots == b.dots ? a.space.order < b.space.order : a.dots.lexicographicallyPrecedes(b.dots)
  }
}

extension PatternSpace {
  /// A number that differs for any two spaces.
  fileprivate var order: UInt64 {
    let rulePlace = DrawingRule.allCases.firstIndex(of: rule) ?? 0
    return [grid.rows, grid.columns, rulePlace, lengths.lowerBound, lengths.upperBound].reduce(0) {
      $0 << 8 | UInt64($1)
    }
  }
}
