import PatternGrid

/// Small tables that together hold the weights of all features of a few dots, so that a walk over the patterns adds one
/// number a dot.
///
/// The score of a pattern is the sum of one number for each of its dots from the second on (by the last two, three or
/// four dots), of one for its start, number of dots and end, and of the weights of its shape and class.
enum FeatureCells {
  /// Cells of sequences of 2, 3 and 4 dots, which are digits to the base 9, one table after the other.
  static let pairs = 0
  static let triples = pairs + 81
  static let quadruples = triples + 729
  static let stepCount = quadruples + 6561
  /// Cells of (start, number of dots, end), after those.
  static let ends = stepCount
  static let count = ends + 810

  static func end(start: Int, length: Int, end: Int) -> Int { ends + (start * 10 + length) * 9 + end }

  /// Where the tables of sequences of so many dots begin.
  static func table(ofLength length: Int) -> Int {
    switch length {
    case 2: pairs
    case 3: triples
    default: quadruples
    }
  }

  /// The cells over which a feature is spread; none for a feature of all runs or moves.
  static func cells(of feature: ModelFeature) -> [UInt32] {
    let template = feature.template
    switch template.extent {
    case .ends(let matches):
      var cells: [UInt32] = []
      for start in 0..<9 {
        for length in PatternSpace.android3x3.lengths {
          for end in 0..<9 where matches(feature.symbols, start, length, end) {
            cells.append(UInt32(Self.end(start: start, length: length, end: end)))
          }
        }
      }
      return cells
    case .dots:
      return distinct(template.symmetry.images(of: feature.symbols)).map { dots in
        UInt32(dots.reduce(0) { $0 * 9 + Int($1) } + table(ofLength: dots.count))
      }
    case .moves:
      var cells: [UInt32] = []
      for moves in distinct(template.symmetry.images(of: feature.symbols)) {
        for start in 0..<9 { if let code = code(of: moves, from: start) { cells.append(code) } }
      }
      return cells
    case .allRuns, .allMoves: return []
    }
  }

  private static func code(of moves: [UInt8], from start: Int) -> UInt32? {
    var dot = start
    var code = start
    for move in moves {
      guard let next = CompassMove(code: move).destination(from: dot) else { return nil }
      dot = next
      code = code * 9 + dot
    }
    return UInt32(code + table(ofLength: moves.count + 1))
  }

  private static func distinct(_ sequences: [[UInt8]]) -> [[UInt8]] {
    sequences.indices.filter { !sequences[..<$0].contains(sequences[$0]) }.map { sequences[$0] }
  }
}

extension FeatureCells {
  /// Adds to each cell of a sequence what its endings of fewer dots weigh, so that one cell a dot is enough.
  static func fold(_ cells: inout [Double]) {
    for code in 0..<729 { cells[triples + code] += cells[pairs + code % 81] }
    for code in 0..<6561 { cells[quadruples + code] += cells[triples + code % 729] }
  }

  /// The reverse of `fold` for masses: what a cell has, its endings of fewer dots have as well.
  static func unfold(_ masses: inout [Double]) {
    for code in 0..<6561 { masses[triples + code % 729] += masses[quadruples + code] }
    for code in 0..<729 { masses[pairs + code % 81] += masses[triples + code] }
  }
}
