extension Feature {
  /// Whose definitions these are, where a feature is of the paper of a meter.
  static let ofThisProject = "this project"

  /// Every feature, in the order of documentation.
  public static let all: [Feature] = [
    start, startPlace, end, endPlace, length, turns, runs, knightMoves, revisitedDots, overlaps, meetings, crossings,
    physicalLength, maximumNormLength, nonRepeatedRatio, closedFigure, selfSymmetry, smudgeCandidates,
    touchedDotCandidates,
  ]

  /// The feature of this id, or nil.
  public static func named(_ id: String) -> Feature? { all.first { $0.id == id } }
}

extension StrokeCount {
  /// The counts that `PatternFeatures` are made of; `FeatureTable` packs them in this order.
  static let ofFeatures = [
    turns, knightMoves, revisitedDots, overlaps, meetings, crossings, maximumNormLength, strokeKinds,
  ]
}
