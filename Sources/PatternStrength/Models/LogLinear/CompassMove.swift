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
        guard let wind = winds.firstIndex(where: { $0.dx == direction.dx && $0.dy == direction.dy }) else {
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
  private static let winds: [(name: String, dx: Int, dy: Int)] = [
    ("E", 1, 0), ("ESE", 2, 1), ("SE", 1, 1), ("SSE", 1, 2),
    ("S", 0, 1), ("SSW", -1, 2), ("SW", -1, 1), ("WSW", -2, 1),
    ("W", -1, 0), ("WNW", -2, -1), ("NW", -1, -1), ("NNW", -1, -2),
    ("N", 0, -1), ("NNE", 1, -2), ("NE", 1, -1), ("ENE", 2, -1),
  ]

  var name: String { (isDouble ? "2" : "") + Self.winds[wind].name }

  init?(name: Substring) {
    let isDouble = name.first == "2"
    let windName = isDouble ? name.dropFirst() : name
    guard let wind = Self.winds.firstIndex(where: { $0.name == windName }), !isDouble || wind % 2 == 0
    else { return nil }
    self.init(wind: wind, isDouble: isDouble)
  }
}

extension CompassMove {
  /// The images of a sequence of moves under the eight symmetries of the square; some may be equal.
  static func images(of codes: [UInt8]) -> [[UInt8]] {
    (0..<8).map { symmetry in
      let quarterTurns = symmetry / 2 * 4
      return codes.map { code in
        let wind = Int(code & 15)
        let turned = (symmetry % 2 == 0 ? wind : 16 - wind) + quarterTurns
        return UInt8(turned & 15) | code & 16
      }
    }
  }
}
