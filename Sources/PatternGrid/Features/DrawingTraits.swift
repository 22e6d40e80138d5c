/// A yes-or-no property of a drawing, such as `corpus` counts.
public struct DrawingTrait: Sendable {
  /// The name in data files.
  public let id: String
  /// What is true of the drawing, in words.
  public let title: String
  /// Whether a drawing has it.
  public let holds: @Sendable (DrawingTraits) -> Bool

  public static let startsAtTopLeft = DrawingTrait(id: "starts_top_left", title: "starts at the top left dot") {
    $0.start == 0
  }
  public static let onlyNeighbours = DrawingTrait(id: "only_neighbours", title: "joins neighbours only") {
    $0.styles.isSubset(of: .diagonal)
  }
  public static let onlyRowsAndColumns = DrawingTrait(
    id: "only_rows_and_columns", title: "runs along rows and columns only"
  ) { $0.styles.isSubset(of: .over) }
  public static let knightMove = DrawingTrait(id: "knight_move", title: "has a knight move") {
    $0.styles.contains(.knight)
  }
  public static let overpass = DrawingTrait(id: "overpass", title: "has a line over a visited dot") {
    $0.styles.contains(.over)
  }
  public static let crossing = DrawingTrait(id: "crossing", title: "has lines that cross") { $0.crossings > 0 }
  public static let mirroredLeftToRight = DrawingTrait(id: "symmetric_left_right", title: "symmetric left to right") {
    $0.has(.mirroredLeftToRight)
  }
  public static let mirroredTopToBottom = DrawingTrait(id: "symmetric_top_bottom", title: "symmetric top to bottom") {
    $0.has(.mirroredTopToBottom)
  }
  public static let mirroredOnDiagonal = DrawingTrait(id: "symmetric_diagonal", title: "symmetric on a diagonal") {
    $0.has(.mirroredOnFallingDiagonal) || $0.has(.mirroredOnRisingDiagonal)
  }
  public static let halfTurn = DrawingTrait(id: "symmetric_half_turn", title: "symmetric under a half turn") {
    $0.has(.halfTurn)
  }
  public static let anySymmetry = DrawingTrait(id: "symmetric_any", title: "symmetric in any of these ways") {
    $0.isSymmetric
  }

  /// Every trait, in the order of documentation.
  public static let all = [
    startsAtTopLeft, onlyNeighbours, onlyRowsAndColumns, knightMove, overpass, crossing, mirroredLeftToRight,
    mirroredTopToBottom, mirroredOnDiagonal, halfTurn, anySymmetry,
  ]
}

/// What lines a drawing is made of: exactly one of these.
public enum DrawingKind: Int, CaseIterable, Sendable {
  case rowsAndColumns
  case withDiagonals
  case withLongLines

  init(_ styles: StrokeStyles) {
    self = styles.isEmpty ? .rowsAndColumns : styles == .diagonal ? .withDiagonals : .withLongLines
  }

  /// In words.
  public var title: String {
    switch self {
    case .rowsAndColumns: "rows and columns only"
    case .withDiagonals: "neighbours only, with diagonals"
    case .withLongLines: "with knight moves or lines over visited dots"
    }
  }
}

/// What the traits of one drawing follow from. A drawing is taken as the set of its segments, lines between two dots with no
/// dot between; a line over a dot is two.
public struct DrawingTraits: Sendable {
  public let start: Dot
  /// How often the drawing changes direction, as `Pattern.turns` counts.
  public let turns: Int
  /// Pairs of strokes that cross, as `Pattern.intersectionsSong` counts.
  public let crossings: Int
  public let styles: StrokeStyles
  /// Bit `k` is set where the symmetry at place `k` of `GridSymmetry.Kind.allCases` maps the set of segments onto itself.
  private let symmetries: UInt8

  fileprivate init(start: Dot, turns: Int, strokes: DrawnStrokes, symmetries: UInt8) {
    self.start = start
    self.turns = turns
    crossings = strokes.crossings
    styles = strokes.styles
    self.symmetries = symmetries
  }

  /// The traits of one pattern. Cost: about 50 µs, for the tables; `DrawingTraitFinder` keeps them.
  ///
  /// - Precondition: the pattern's grid has at most 9 dots.
  public init(_ pattern: Pattern) {
    let dots = pattern.dots.map(\.byte)
    let traits = DrawingTraitFinder(pattern.grid).traits(of: dots.span)
    self = traits
  }

  public var kind: DrawingKind { DrawingKind(styles) }

  public func contains(_ trait: DrawingTrait) -> Bool { trait.holds(self) }

  /// Whether a symmetry of the grid maps the finished drawing onto itself, in whatever order it was drawn. Quarter turns are
  /// not looked for: what they keep, the half turn keeps too.
  public func has(_ symmetry: GridSymmetry.Kind) -> Bool { symmetries & symmetry.bit != 0 }

  /// Whether any symmetry but the identity does.
  public var isSymmetric: Bool { symmetries != 0 }
}

/// Finds the traits of patterns of a small grid by tables: about 100 ns a pattern.
public struct DrawingTraitFinder: Sendable {
  private let table: StrokeTable
  /// By pair of dots: the place of the direction in a list of all.
  private let directions: [UInt8]
  /// By symmetry: its bit, and where each unit segment goes.
  private let symmetries: [(bit: UInt8, images: [UInt8])]

  /// - Precondition: the grid has at most 9 dots.
  public init(_ grid: Grid) {
    let table = StrokeTable(grid)
    self.table = table
    var seen: [Direction] = []
    directions = table.strokes.map { stroke in
      guard stroke.from != stroke.to else { return 0 }
      if !seen.contains(stroke.direction) { seen.append(stroke.direction) }
      return UInt8(seen.firstIndex(of: stroke.direction)!)
    }
    let places = Dictionary(uniqueKeysWithValues: table.unitSegmentEnds.enumerated().map { ($1, UInt8($0)) })
    symmetries = GridSymmetry.all(of: grid).filter { !$0.kind.isQuarterTurn && $0.kind != .identity }.map { symmetry in
      (
        symmetry.kind.bit,
        table.unitSegmentEnds.map { places[UnitSegment(symmetry.image(of: $0.first), symmetry.image(of: $0.second))]! }
      )
    }
  }

  /// The traits of a pattern given by its dot numbers.
  ///
  /// - Precondition: there is at least one dot, and all are on the grid.
  public func traits(of dots: Span<UInt8>) -> DrawingTraits {
    var strokes = DrawnStrokes()
    var segments: UInt64 = 0
    var turns = 0
    var direction: UInt8?
    for position in 1..<max(dots.count, 1) {
      let place = table.dotCount * Int(dots[position - 1]) + Int(dots[position])
      strokes = strokes.adding(table.marks[place])
      segments |= table.unitSegments[place]
      if let direction, direction != directions[place] { turns += 1 }
      direction = directions[place]
    }
    var kept: UInt8 = 0
    for symmetry in symmetries where isKept(segments, symmetry.images) { kept |= symmetry.bit }
    return DrawingTraits(start: Dot(byte: dots[0]), turns: turns, strokes: strokes, symmetries: kept)
  }

  private func isKept(_ segments: UInt64, _ images: [UInt8]) -> Bool {
    var rest = segments
    while rest != 0 {
      if segments >> UInt64(images[rest.trailingZeroBitCount]) & 1 == 0 { return false }
      rest &= rest - 1
    }
    return true
  }
}

extension GridSymmetry.Kind {
  fileprivate var bit: UInt8 { 1 << UInt8(Self.allCases.firstIndex(of: self)!) }
  fileprivate var isQuarterTurn: Bool { self == .quarterTurnRight || self == .quarterTurnLeft }
}
