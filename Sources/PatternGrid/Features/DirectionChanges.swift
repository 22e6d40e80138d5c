extension StrokeRule {
  static let directionChanges = StrokeRule.successions { $0.direction != $1.direction }
}

extension Pattern {
  /// How often the drawing changes direction: consecutive strokes that do not go straight on.
  public var turns: Int { StrokeCount.directionChanges.value(of: self) }
}

extension PatternFeatures {
  /// How often the drawing changes direction: consecutive strokes that do not go straight on.
  public var turns: Int { self[.directionChanges] }
}

extension Feature {
  public static let directionChanges = Feature(
    id: "direction_changes", title: "Direction changes", unit: "turns",
    definition: "Consecutive strokes that do not go straight on", definedBy: "Andriotis et al. 2014",
    doubt:
      "APC compares vectors, so that above 3x3 a short and a long stroke on one line would count; here they do not",
    lowest: Extreme(.count(1), 0, 1, 2, 3), highest: Extreme(.count(7), 0, 1, 3, 2, 4, 5, 7, 6, 8)
  ) { .count($0.turns) }
}

extension Feature {
  public static let runs = Feature(
    id: "runs", title: "Straight runs", unit: "runs",
    definition: "Straight lines of the drawing, strokes that go straight on taken together",
    definedBy: ofThisProject, doubt: "always the direction changes and one: given because shapes are made of runs",
    lowest: Extreme(.count(2), 0, 1, 2, 3), highest: Extreme(.count(8), 0, 1, 3, 2, 4, 5, 7, 6, 8)
  ) { .count($0.strokes == 0 ? 0 : $0.turns + 1) }
}
