extension StrokeRule {
  static let knightMoves = StrokeRule.sum { $0.isKnightMove ? 1 : 0 }
}

extension Pattern {
  /// Strokes two dots along one side and one along the other, as a knight moves in chess.
  public var knightMoves: Int { StrokeCount.knightMoves.value(of: self) }
}

extension PatternFeatures {
  /// Strokes two dots along one side and one along the other.
  public var knightMoves: Int { self[.knightMoves] }
}

extension Feature {
  public static let knightMoves = Feature(
    id: "knight_moves", title: "Knight moves", unit: "strokes",
    definition: "Strokes two dots along one side and one along the other", definedBy: "Andriotis et al. 2014",
    doubt: "larger grids have longer slanting strokes, which do not count",
    lowest: Extreme(.count(0), 0, 1, 2, 4), highest: Extreme(.count(7), 0, 5, 6, 1, 8, 3, 2, 7)
  ) { .count($0.knightMoves) }
}
