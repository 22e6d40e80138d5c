import PatternGrid

/// A move from one dot to the next on the 3x3 grid, wherever it is drawn: a wind of the compass rose of 16 winds (north is
/// up), and whether it goes over a dot to the one behind.
///
/// The eight even winds are the rows, columns and diagonals, the others the knight moves; only the former can be double.
/// Written as `E`, `SE`, `NNW`, and `2E` where it is double.
struct CompassMove: Hashable, Comparable, Sendable {
  /// The wind, 0 ..< 16 clockwise from east, plus 16 where the move is double.
  let code: UInt8

  static let codeCount = 32

  init(code: UInt8) { self.code = code }

  init(wind: Int, isDouble: Bool = false) { code = UInt8(wind) + (isDouble ? 16 : 0) }

  var wind: Int { Int(code & 15) }
  var isDouble: Bool { code >= 16 }

  static func < (a: CompassMove, b: CompassMove) -> Bool { a.code < b.code }
}

extension CompassMove {
  /// The move between two different dots of the 3x3 grid.
  static func between(_ from: Int, _ to: Int) -> CompassMove { CompassMove(code: codes[from * 9 + to]) }

  /// The code of the move between two dots, at `from * 9 + to`; 0 where they are the same.
  static let codes: [UInt8] = {
    let grid = Grid.threeByThree
    return grid.dots.flatMap { from in
      grid.dots.map { to in
        guard to != from else { return 0 }
        let stroke = Stroke(from: from, to: to, on: grid)
        let direction = stroke.direction
        guard let wind = direction.compassPlace else {
          preconditionFailure("no wind blows from dot \(from) to dot \(to)")
        }
        return CompassMove(wind: wind, isDouble: stroke.latticeSteps == 2).code
      }
    }
  }()

  /// The dot at which a move from a dot ends; nil outside the grid.
  func destination(from dot: Int) -> Int? { Self.destinations[dot * Self.codeCount + Int(code)] }

  private static let destinations: [Int?] = {
    var destinations = [Int?](repeating: nil, count: 9 * codeCount)
    for from in 0..<9 {
      for to in 0..<9 where to != from { destinations[from * codeCount + Int(codes[from * 9 + to])] = to }
    }
    return destinations
  }()
}

extension CompassMove {
  /// Where it goes, whether it is double or not.
  var direction: Direction { Direction.compass[wind].direction }

  var name: String { (isDouble ? "2" : "") + Direction.compass[wind].point }

  init?(name: Substring) {
    let isDouble = name.first == "2"
    let windName = isDouble ? name.dropFirst() : name
    guard let wind = Direction(point: windName)?.compassPlace, !isDouble || wind % 2 == 0
    else { return nil }
    self.init(wind: wind, isDouble: isDouble)
  }
}

extension CompassMove {
  /// The images of a sequence of moves under the eight symmetries of the square; some may be equal.
  static func images(of codes: [UInt8]) -> [[UInt8]] {
    windImages.map { images in codes.map { images[Int($0 & 15)] | $0 & 16 } }
  }

  /// By symmetry, the image of each wind. Training adds up numbers in this order, on which their last digits depend.
  private static let windImages: [[UInt8]] = [
    GridSymmetry.Kind.identity, .mirroredTopToBottom, .quarterTurnRight, .mirroredOnFallingDiagonal, .halfTurn,
    .mirroredLeftToRight, .quarterTurnLeft, .mirroredOnRisingDiagonal,
  ].map { symmetry in
    Direction.compass.map { wind in
      guard let place = symmetry.image(of: wind.direction).compassPlace else {
        preconditionFailure("the winds are mapped onto each other by every symmetry of the square")
      }
      return UInt8(place)
    }
  }
}
