// To add a feature: write its file, and name it here in `Feature.all`; a count of strokes also in `StrokeCount`.

extension Feature {
  /// Whose definitions these are, where a feature is not from the paper of a meter.
  static let ofThisProject = "this project"

  /// Every feature, in the order of documentation.
  public static let all: [Feature] = [
    start, startPlace, end, endPlace, length, directionChanges, runs, knightMoves, revisitedDots, overlappingSegments,
    intersectionsSun, intersectionsSong, physicalLength, maximumNormLength, nonRepeatedRatio, closedFigure,
    selfSymmetry,
    smudgeCandidates, touchedDotCandidates,
  ]

  /// The feature of this id, or nil.
  public static func named(_ id: String) -> Feature? { all.first { $0.id == id } }
}

/// The counts of strokes that features are made of, at most `StrokeCounts.capacity`.
package enum StrokeCount: Int, CaseIterable, Sendable {
  case directionChanges, knightMoves, revisitedDots, overlappingSegments, intersectionsSun, intersectionsSong,
    maximumNormLength, strokeKinds

  /// The definition, from the feature's file.
  package var rule: StrokeRule {
    switch self {
    case .directionChanges: .directionChanges
    case .knightMoves: .knightMoves
    case .revisitedDots: .revisitedDots
    case .overlappingSegments: .overlappingSegments
    case .intersectionsSun: .intersectionsSun
    case .intersectionsSong: .intersectionsSong
    case .maximumNormLength: .maximumNormLength
    case .strokeKinds: .strokeKinds
    }
  }

  /// The count of one pattern of any grid. Cost: at most the square of its length.
  func value(of pattern: Pattern) -> Int { rule.value(of: pattern) }
}
