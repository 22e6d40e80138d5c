/// Every feature of one pattern; what each means stands in its own file and in `Feature.all`.
public struct PatternFeatures: Hashable, Sendable {
  public let start: Dot
  public let startPlace: DotPlace
  public let end: Dot
  public let endPlace: DotPlace
  /// Dots.
  public let length: Int
  public let turns: Int
  public let knightMoves: Int
  public let revisitedDots: Int
  public let overlaps: Int
  public let meetings: Int
  public let crossings: Int
  /// In units of the distance between neighbouring dots.
  public let physicalLength: Double
  public let maximumNormLength: Int
  public let strokeKinds: Int
  public let isClosed: Bool
  public let isSelfSymmetric: Bool
  /// Nil where counting them is out of reach.
  public let smudgeCandidates: Int?
  /// Nil where counting them is out of reach.
  public let touchedDotCandidates: Int?

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
    turns = pattern.turns
    knightMoves = pattern.knightMoves
    revisitedDots = pattern.revisitedDots
    overlaps = pattern.overlaps
    meetings = pattern.meetings
    crossings = pattern.crossings
    physicalLength = pattern.physicalLength
    maximumNormLength = pattern.maximumNormLength
    strokeKinds = pattern.strokeKinds
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
    turns = row.count(0)
    knightMoves = row.count(1)
    revisitedDots = row.count(2)
    overlaps = row.count(3)
    meetings = row.count(4)
    crossings = row.count(5)
    maximumNormLength = row.count(6)
    strokeKinds = row.count(7)
    physicalLength = row.physicalLength
    isClosed = row.isClosed
    isSelfSymmetric = row.isSelfSymmetric
    smudgeCandidates = Int(row.smudgeCandidates)
    touchedDotCandidates = table.touchedDotCandidates(of: DotSet(bits: UInt64(row.dots)))
  }
}
