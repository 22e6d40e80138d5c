extension StrokeRule {
  static let revisitedDots = StrokeRule.visitedDots(\.passedDots)
}

extension Pattern {
  /// Visited dots strictly inside a stroke, summed over the strokes: a dot passed twice counts twice.
  public var revisitedDots: Int { StrokeCount.revisitedDots.value(of: self) }
}

extension PatternFeatures {
  /// Visited dots strictly inside a stroke, summed over the strokes.
  public var revisitedDots: Int { self[.revisitedDots] }
}

extension Feature {
  public static let revisitedDots = Feature(
    id: "revisited_dots", title: "Revisited dots", unit: "dots",
    definition: "Visited dots that later strokes pass over, each time counted", definedBy: "Andriotis et al. 2014",
    doubt: "the paper speaks of overlapping nodes; that passing counts, and not touching, is APC's reading",
    lowest: Extreme(.count(0), 0, 1, 2, 3), highest: Extreme(.count(5), 4, 1, 7, 0, 2, 6, 8, 3, 5)
  ) { .count($0.revisitedDots) }
}
