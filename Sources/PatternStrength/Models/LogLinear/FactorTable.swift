import PatternGrid

/// Small tables that together hold the weights of all features of a few dots, so that a walk over the patterns adds one
/// number a dot.
///
/// The score of a pattern is the sum of one number for each of its dots from the second on (by the last two to five dots),
/// of one for its start, number of dots and end, of one for its look, and of the weights of its shape and class.
enum FactorTable {
  /// The most dots in a row that have a cell of their own.
  static let longestWindow = 5

  /// Cells of all sequences of 2 to 5 different dots, shorter ones first; then of (start, number of dots, end); then of
  /// looks.
  static let windowCount = windowTables.count
  static let ends = windowCount
  static let looks = ends + 810
  static let count = looks + PatternLook.codeCount

  static func end(start: Int, length: Int, end: Int) -> Int { ends + (start * 10 + length) * 9 + end }

  /// The cell of a sequence of 2 to 5 different dots, which are the digits of `code` to the base 9.
  static func window(code: Int, length: Int) -> Int { Int(windowTables.cells[length][code]) }

  private static let windowTables = WindowTables(longest: longestWindow)

  /// The cells over which a feature is spread; none for a feature of all runs or moves.
  static func cells(of feature: ModelFeature) -> [UInt16] {
    let template = feature.template
    switch template.extent {
    case .ends(let matches):
      var cells: [UInt16] = []
      for start in 0..<9 {
        for length in PatternSpace.android3x3.lengths {
          for end in 0..<9 where matches(feature.symbols, start, length, end) {
            cells.append(UInt16(Self.end(start: start, length: length, end: end)))
          }
        }
      }
      return cells
    case .look(let codes): return codes(feature.symbols).map { UInt16(looks + $0) }
    case .dots:
      return distinct(template.symmetry.images(of: feature.symbols)).map { dots in
        UInt16(window(code: dots.reduce(0) { $0 * 9 + Int($1) }, length: dots.count))
      }
    case .moves:
      var cells: [UInt16] = []
      for moves in distinct(template.symmetry.images(of: feature.symbols)) {
        for start in 0..<9 { if let cell = cell(of: moves, from: start) { cells.append(cell) } }
      }
      return cells
    case .allRuns, .allMoves: return []
    }
  }

  /// nil where the moves leave the grid or come back to a dot.
  private static func cell(of moves: [UInt8], from start: Int) -> UInt16? {
    var dot = start
    var code = start
    for move in moves {
      guard let next = CompassMove(code: move).destination(from: dot) else { return nil }
      dot = next
      code = code * 9 + dot
    }
    let cell = windowTables.cells[moves.count + 1][code]
    return cell == WindowTables.none ? nil : cell
  }

  private static func distinct(_ sequences: [[UInt8]]) -> [[UInt8]] {
    sequences.indices.filter { !sequences[..<$0].contains(sequences[$0]) }.map { sequences[$0] }
  }
}

extension FactorTable {
  /// Adds to each cell of a window what its endings of fewer dots weigh, so that one cell a dot is enough.
  static func fold(_ weights: inout [Double]) {
    for cell in windowTables.firstWithEnding..<windowCount { weights[cell] += weights[Int(windowTables.endings[cell])] }
  }

  /// The reverse of `fold` for masses: what a window has, its endings of fewer dots have as well.
  static func unfold(_ masses: inout [Double]) {
    for cell in (windowTables.firstWithEnding..<windowCount).reversed() {
      masses[Int(windowTables.endings[cell])] += masses[cell]
    }
  }
}

/// Numbers all sequences of 2 to some different dots, shorter ones first.
private struct WindowTables {
  static let none = UInt16.max

  /// By length and code: the cell; `none` where a dot is repeated.
  private(set) var cells: [[UInt16]] = [[], []]
  /// By cell: the cell of the same sequence without its first dot; meaningless for two dots.
  private(set) var endings: [UInt16] = []
  /// The first cell of three dots.
  let firstWithEnding = 72

  var count: Int { endings.count }

  init(longest: Int) {
    var sequences = (0..<9).map { (code: $0, dots: DotSet(Dot($0))) }
    var power = 9
    for length in 2...longest {
      var cellsOfCode = [UInt16](repeating: Self.none, count: power * 9)
      var longer: [(code: Int, dots: DotSet)] = []
      for (code, dots) in sequences {
        for dot in Grid.threeByThree.allDots.subtracting(dots) {
          let extended = code * 9 + dot.index
          cellsOfCode[extended] = UInt16(endings.count)
          endings.append(length == 2 ? Self.none : cells[length - 1][extended % power])
          longer.append((extended, dots.inserting(dot)))
        }
      }
      cells.append(cellsOfCode)
      sequences = longer
      power *= 9
    }
  }
}
