/// Every stroke of a small grid by its pair of dots, with a bit for each, so that a set of strokes is one number.
///
/// Strokes have one bit whichever way they are drawn: no drawing repeats one.
package struct StrokeTable: Sendable {
  /// The most dots a grid may have; a grid of 11 dots has 55 strokes.
  package static let maximumDotCount = 9

  package static let threeByThree = StrokeTable(.threeByThree)

  package let grid: Grid
  let dotCount: Int
  /// By pair of dots, at `from * dotCount + to`. A dot with itself has an empty stroke, which has no bit.
  package let strokes: [Stroke]
  package let marks: [Mark]
  /// By pair of dots: the pieces of the stroke between dots that have none in between, as a bit each.
  package let unitSegments: [UInt64]
  /// By bit of `unitSegments`: the ends of the segment.
  let unitSegmentEnds: [UnitSegment]

  /// What a drawing needs to know of a stroke.
  package struct Mark: Sendable {
    package let bit: UInt64
    /// The bits of the strokes that cross it.
    package let crossed: UInt64
    package let styles: StrokeStyles
  }

  /// - Precondition: the grid has at most 9 dots.
  package init(_ grid: Grid) {
    precondition(grid.dotCount <= Self.maximumDotCount, "\(grid) has more than \(Self.maximumDotCount) dots")
    self.grid = grid
    let dotCount = grid.dotCount
    self.dotCount = dotCount
    let strokes = grid.dots.flatMap { from in grid.dots.map { Stroke(from: from, to: $0, on: grid) } }
    self.strokes = strokes
    let undirected = strokes.filter { $0.from < $0.to }
    var bits = [UInt64](repeating: 0, count: strokes.count)
    for (bit, stroke) in undirected.enumerated() {
      bits[stroke.from.index * dotCount + stroke.to.index] = 1 << UInt64(bit)
      bits[stroke.to.index * dotCount + stroke.from.index] = 1 << UInt64(bit)
    }
    marks = strokes.indices.map { place in
      let stroke = strokes[place]
      return Mark(
        bit: bits[place], crossed: Self.bits(of: undirected) { stroke.crosses($0) },
        styles: stroke.from == stroke.to ? [] : StrokeStyles(stroke))
    }
    let ends = undirected.filter(\.passedDots.isEmpty).map { UnitSegment($0.from, $0.to) }
    unitSegmentEnds = ends
    let segmentBits = Dictionary(uniqueKeysWithValues: ends.enumerated().map { ($1, UInt64(1) << UInt64($0)) })
    unitSegments = strokes.map { stroke in
      stroke.from == stroke.to ? 0 : stroke.unitSegments.reduce(0) { $0 | segmentBits[$1]! }
    }
  }

  /// By pair of dots: the bits of the strokes that stand in a symmetric relation to the stroke.
  func bits(of relation: (Stroke, Stroke) -> Bool) -> [UInt64] {
    let undirected = strokes.filter { $0.from < $0.to }
    return strokes.map { stroke in Self.bits(of: undirected) { relation(stroke, $0) } }
  }

  private static func bits(of strokes: [Stroke], where isIncluded: (Stroke) -> Bool) -> UInt64 {
    strokes.enumerated().reduce(0) { $0 | (isIncluded($1.element) ? 1 << UInt64($1.offset) : 0) }
  }
}

/// The strokes of a drawing on a small grid so far: of which styles they are, and how often they cross.
package struct DrawnStrokes: Sendable {
  /// Pairs of strokes that cross, as `Pattern.intersectionsSong` counts them.
  package private(set) var crossings = 0
  package private(set) var styles: StrokeStyles = []
  private var bits: UInt64 = 0

  package init() {}

  /// The same with one more stroke, given by its mark in the table.
  package func adding(_ mark: StrokeTable.Mark) -> DrawnStrokes {
    var result = self
    result.crossings += (bits & mark.crossed).nonzeroBitCount
    result.styles.formUnion(mark.styles)
    result.bits |= mark.bit
    return result
  }
}
