extension StrokeCount {
  static let turns = StrokeCount.successions { $0.direction != $1.direction }
}

extension Pattern {
  /// How often the drawing changes direction: consecutive strokes that do not go straight on.
  public var turns: Int { StrokeCount.turns.value(of: self) }
}

extension Feature {
  public static let turns = Feature(
    id: "direction_changes", title: "Direction changes", unit: "turns",
    definition: "Consecutive strokes that do not go straight on", definedBy: "Andriotis et al. 2014",
    doubt:
      "APC compares vectors, so that above 3x3 a short and a long stroke on one line would count; here they do not",
    lowest: Extreme(.count(1), 0, 1, 2, 3), highest: Extreme(.count(7), 0, 1, 3, 2, 4, 5, 7, 6, 8)
  ) { .count($0.turns) }
}
