/// Every feature of one pattern; what each means stands in its own file and in `Feature.all`.
public struct PatternFeatures: Hashable, Sendable {
  public let start: Dot
  public let startPlace: DotPlace
  public let end: Dot
  public let endPlace: DotPlace
  /// Dots.
  public let length: Int
  private let counts: StrokeCounts
  /// In units of the distance between neighbouring dots.
  public let physicalLength: Double
  public let isClosed: Bool
  public let isSelfSymmetric: Bool
  /// Nil where counting them is out of reach.
  public let smudgeCandidates: Int?
  /// Nil where counting them is out of reach.
  public let touchedDotCandidates: Int?

  /// A count of strokes; those with a name of their own are declared in the files of their features.
  @inline(__always)
  subscript(count: StrokeCount) -> Int { counts[count.rawValue] }

  /// Lines between dots.
  public var strokes: Int { length - 1 }

  /// Of one pattern of any space. Cost: on 3x3 about 0.1 ms, most of it for the candidates.
  public init(_ pattern: Pattern) {
    let grid = pattern.grid
    start = pattern.start
    startPlace = grid.place(of: start)
    end = pattern.end
    endPlace = grid.place(of: end)
    length = pattern.length
    var counts = StrokeCounts()
    for count in StrokeCount.allCases { counts[count.rawValue] = count.value(of: pattern) }
    self.counts = counts
    physicalLength = pattern.physicalLength
    isClosed = pattern.isClosed
    isSelfSymmetric = pattern.isSelfSymmetric
    smudgeCandidates = pattern.smudgeCandidates
    touchedDotCandidates = pattern.touchedDotCandidates
  }

  /// For `FeatureTable`, whose walk carries the values from prefix to prefix.
  init(_ row: FeatureTable.Row, of table: FeatureTable) {
    start = Dot(byte: row.start)
    startPlace = table.places[start.index]
    end = Dot(byte: row.end)
    endPlace = table.places[end.index]
    length = Int(row.length)
    counts = row.counts
    physicalLength = row.physicalLength
    isClosed = row.isClosed
    isSelfSymmetric = row.isSelfSymmetric
    smudgeCandidates = Int(row.smudgeCandidates)
    touchedDotCandidates = table.touchedDotCandidates(of: DotSet(bits: UInt64(row.dots)))
  }
}
