extension StrokeRule {
  static let intersectionsSun = StrokeRule.pairs(neighbours: false) { $0.meets($1) }
}

extension Pattern {
  /// Unordered pairs of strokes that are not consecutive and have a common point, ends included; parallel strokes never
  /// count.
  public var intersectionsSun: Int { StrokeCount.intersectionsSun.value(of: self) }
}

extension PatternFeatures {
  /// Pairs of strokes, not consecutive and not parallel, with a point in common, ends included.
  public var intersectionsSun: Int { self[.intersectionsSun] }
}

extension Feature {
  public static let intersectionsSun = Feature(
    id: "intersections_sun", title: "Intersections (Sun)", unit: "pairs",
    definition: "Pairs of strokes, not consecutive and not parallel, with a common point, ends included",
    definedBy: "Sun et al. 2014", doubt: "that a touch counts is APC's reading; Song's intersections leave touches out",
    lowest: Extreme(.count(0), 0, 1, 2, 3), highest: Extreme(.count(18), 0, 4, 8, 1, 7, 2, 6, 5, 3)
  ) { .count($0.intersectionsSun) }
}
