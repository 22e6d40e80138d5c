import PatternGrid

/// Yes-or-no properties of a drawing on the 3x3 grid that are told of every corpus: what it is made of, and whether the
/// finished drawing is symmetric.
public enum DrawingTrait: Int, CaseIterable, Sendable {
  case startsAtTopLeft
  case onlyNeighbours
  case onlyRowsAndColumns
  case knightMove
  case overpass
  case crossing
  case mirroredLeftToRight
  case mirroredTopToBottom
  case mirroredOnDiagonal
  case halfTurn
  case anySymmetry

  /// The name in data files.
  public var id: String {
    switch self {
    case .startsAtTopLeft: "starts_top_left"
    case .onlyNeighbours: "only_neighbours"
    case .onlyRowsAndColumns: "only_rows_and_columns"
    case .knightMove: "knight_move"
    case .overpass: "overpass"
    case .crossing: "crossing"
    case .mirroredLeftToRight: "symmetric_left_right"
    case .mirroredTopToBottom: "symmetric_top_bottom"
    case .mirroredOnDiagonal: "symmetric_diagonal"
    case .halfTurn: "symmetric_half_turn"
    case .anySymmetry: "symmetric_any"
    }
  }

  /// What is true of the drawing, in words.
  public var title: String {
    switch self {
    case .startsAtTopLeft: "starts at the top left dot"
    case .onlyNeighbours: "joins neighbours only"
    case .onlyRowsAndColumns: "runs along rows and columns only"
    case .knightMove: "has a knight move"
    case .overpass: "has a line over a visited dot"
    case .crossing: "has lines that cross"
    case .mirroredLeftToRight: "symmetric left to right"
    case .mirroredTopToBottom: "symmetric top to bottom"
    case .mirroredOnDiagonal: "symmetric on a diagonal"
    case .halfTurn: "symmetric under a half turn"
    case .anySymmetry: "symmetric in any of these ways"
    }
  }

  /// Whether the trait is about the symmetry of the finished drawing.
  public var isSymmetry: Bool { rawValue >= Self.mirroredLeftToRight.rawValue }
}

/// What lines a drawing is made of: exactly one of these.
public enum DrawingKind: Int, CaseIterable, Sendable {
  case rowsAndColumns
  case withDiagonals
  case withLongLines

  /// In words.
  public var title: String {
    switch self {
    case .rowsAndColumns: "rows and columns only"
    case .withDiagonals: "neighbours only, with diagonals"
    case .withLongLines: "with knight moves or lines over visited dots"
    }
  }
}

/// The traits of one pattern.
public struct DrawingTraits: Sendable, Equatable {
  /// How often the drawing changes direction, as `Pattern.turns` counts.
  public fileprivate(set) var turns = 0
  /// Bit `t` is set where the trait of raw value `t` holds.
  private var bits: UInt32 = 0

  public var kind: DrawingKind {
    if !contains(.onlyNeighbours) { return .withLongLines }
    return contains(.onlyRowsAndColumns) ? .rowsAndColumns : .withDiagonals
  }

  public func contains(_ trait: DrawingTrait) -> Bool { bits >> UInt32(trait.rawValue) & 1 == 1 }

  fileprivate mutating func set(_ trait: DrawingTrait, _ holds: Bool) {
    if holds { bits |= 1 << UInt32(trait.rawValue) }
  }
}

/// Finds the traits of patterns by tables of the 3x3 grid: about 50 ns a pattern.
///
/// A drawing is taken as the set of its segments, lines between two dots with no dot between; a line over a dot is two.
/// It is symmetric where a symmetry of the grid maps this set onto itself, in whatever order it was drawn.
public struct DrawingTraitFinder: Sendable {
  /// By stroke, `9 * from + to`.
  private var segments = [UInt64](repeating: 0, count: 81)
  /// The stroke itself in either direction, as one bit, and the bits of the strokes that cross it.
  private var itself = [UInt64](repeating: 0, count: 81)
  private var crossed = [UInt64](repeating: 0, count: 81)
  private var kinds = [StrokeKind](repeating: .neighbour, count: 81)
  private var directions = [Direction](repeating: Direction(dx: 0, dy: 0), count: 81)
  /// By symmetry: the trait it stands for, and where each segment goes.
  private var symmetries: [(trait: DrawingTrait, images: [UInt8])] = []

  private enum StrokeKind { case axis, neighbour, axisOverpass, overpass, knight }

  public init() {
    let grid = Grid.threeByThree
    var numbers: [DotSet: UInt8] = [:]
    var ends: [[Dot]] = []
    var strokes: [Stroke] = []
    for from in grid.dots {
      for to in grid.dots where from < to {
        let stroke = Stroke(from: from, to: to, on: grid)
        strokes.append(stroke)
        guard stroke.passedDots.isEmpty else { continue }
        numbers[DotSet([from, to])] = UInt8(ends.count)
        ends.append([from, to])
      }
    }
    for (number, stroke) in strokes.enumerated() {
      let places = [9 * stroke.from.index + stroke.to.index, 9 * stroke.to.index + stroke.from.index]
      let path = [stroke.from] + Array(stroke.passedDots) + [stroke.to]
      var mask: UInt64 = 0
      for (a, b) in zip(path, path.dropFirst()) { mask |= 1 << UInt64(numbers[DotSet([a, b])]!) }
      var crossings: UInt64 = 0
      for (other, otherStroke) in strokes.enumerated() where stroke.crosses(otherStroke, on: grid) {
        crossings |= 1 << UInt64(other)
      }
      directions[places[0]] = stroke.direction
      directions[places[1]] = stroke.direction.opposite
      for place in places {
        segments[place] = mask
        itself[place] = 1 << UInt64(number)
        crossed[place] = crossings
        kinds[place] =
          stroke.isKnightMove
          ? .knight
          : stroke.direction.isAxis
            ? (stroke.latticeSteps > 1 ? .axisOverpass : .axis) : (stroke.latticeSteps > 1 ? .overpass : .neighbour)
      }
    }
    for symmetry in GridSymmetry.all(of: grid) {
      guard let trait = Self.trait(ofSymmetry: symmetry.name) else { continue }
      symmetries.append((trait, ends.map { numbers[symmetry.image(of: DotSet($0))]! }))
    }
  }

  /// Quarter turns are left out: what they keep, the half turn keeps too.
  private static func trait(ofSymmetry name: String) -> DrawingTrait? {
    switch name {
    case "half turn": .halfTurn
    case "mirrored left to right": .mirroredLeftToRight
    case "mirrored top to bottom": .mirroredTopToBottom
    case "mirrored on the falling diagonal", "mirrored on the rising diagonal": .mirroredOnDiagonal
    default: nil
    }
  }

  /// The traits of a pattern given by its dot numbers.
  public func traits(of dots: Span<UInt8>) -> DrawingTraits {
    var traits = DrawingTraits()
    var drawn: UInt64 = 0
    var strokes: UInt64 = 0
    var direction: Direction?
    var (hasCrossing, hasKnight, hasOverpass, hasDiagonal) = (false, false, false, false)
    for position in 1..<dots.count {
      let stroke = 9 * Int(dots[position - 1]) + Int(dots[position])
      if strokes & crossed[stroke] != 0 { hasCrossing = true }
      strokes |= itself[stroke]
      drawn |= segments[stroke]
      if let direction, direction != directions[stroke] { traits.turns += 1 }
      direction = directions[stroke]
      switch kinds[stroke] {
      case .axis: break
      case .neighbour: hasDiagonal = true
      case .axisOverpass: hasOverpass = true
      case .overpass: (hasOverpass, hasDiagonal) = (true, true)
      case .knight: hasKnight = true
      }
    }
    traits.set(.startsAtTopLeft, dots[0] == 0)
    traits.set(.onlyNeighbours, !hasKnight && !hasOverpass)
    traits.set(.onlyRowsAndColumns, !hasKnight && !hasDiagonal)
    traits.set(.knightMove, hasKnight)
    traits.set(.overpass, hasOverpass)
    traits.set(.crossing, hasCrossing)
    for symmetry in symmetries where isKept(drawn, symmetry.images) {
      traits.set(symmetry.trait, true)
      traits.set(.anySymmetry, true)
    }
    return traits
  }

  private func isKept(_ drawn: UInt64, _ images: [UInt8]) -> Bool {
    var rest = drawn
    while rest != 0 {
      if drawn >> UInt64(images[rest.trailingZeroBitCount]) & 1 == 0 { return false }
      rest &= rest - 1
    }
    return true
  }
}

extension Stroke {
  /// Whether two strokes have a point strictly inside both, and different directions, as `Pattern.crossings` counts.
  fileprivate func crosses(_ other: Stroke, on grid: Grid) -> Bool {
    func side(_ stroke: Stroke, _ dot: Dot) -> Int {
      let x = grid.column(of: dot) - grid.column(of: stroke.from)
      let y = grid.row(of: dot) - grid.row(of: stroke.from)
      return (stroke.dx * y - stroke.dy * x).signum()
    }
    return side(self, other.from) * side(self, other.to) < 0 && side(other, from) * side(other, to) < 0
  }
}
