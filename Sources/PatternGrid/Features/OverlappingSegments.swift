extension StrokeRule {
  static let overlappingSegments = StrokeRule.pairs(neighbours: true) { $0.overlaps($1) }
}

extension Pattern {
  /// Unordered pairs of strokes, consecutive ones included, on one line with at least two lattice dots in common.
  public var overlaps: Int { StrokeCount.overlappingSegments.value(of: self) }
}

extension PatternFeatures {
  /// Pairs of strokes on one line with at least two lattice dots in common.
  public var overlaps: Int { self[.overlappingSegments] }
}

extension Feature {
  public static let overlappingSegments = Feature(
    id: "overlapping_segments", title: "Overlapping segments", unit: "pairs",
    definition: "Pairs of strokes on one line that share at least two dots, consecutive ones included",
    definedBy: "Sun et al. 2014", doubt: "pairs are counted, not the length that is drawn twice",
    lowest: Extreme(.count(0), 0, 1, 2, 3), highest: Extreme(.count(3), 1, 0, 2, 4, 3, 5, 7, 6, 8)
  ) { .count($0.overlaps) }
}
