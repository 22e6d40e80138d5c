extension StrokeRule {
  /// Consecutive strokes meet at an end only, so leaving them out is a matter of speed.
  static let intersectionsSong = StrokeRule.pairs(neighbours: false) { $0.crosses($1) }
}

extension Pattern {
  /// Pairs of strokes that cross: a common point strictly inside both, strokes on one line not counted.
  public var intersectionsSong: Int { StrokeCount.intersectionsSong.value(of: self) }
}

extension PatternFeatures {
  /// Pairs of strokes with a point strictly inside both.
  public var intersectionsSong: Int { self[.intersectionsSong] }
}

extension Feature {
  public static let intersectionsSong = Feature(
    id: "intersections_song", title: "Intersections (Song)", unit: "pairs",
    definition: "Pairs of strokes with a common point strictly inside both", definedBy: "Song et al. 2015",
    doubt: "three strokes through one point count as three pairs",
    lowest: Extreme(.count(0), 0, 1, 2, 3), highest: Extreme(.count(15), 4, 0, 8, 1, 6, 5, 3, 2, 7)
  ) { .count($0.intersectionsSong) }
}
