extension StrokeRule {
  static let maximumNormLength = StrokeRule.sum { max(abs($0.dx), abs($0.dy)) }
}

extension Pattern {
  /// The sum over strokes of the larger of the columns and the rows crossed.
  public var maximumNormLength: Int { StrokeCount.maximumNormLength.value(of: self) }
}

extension PatternFeatures {
  /// The sum over strokes of the larger of the columns and the rows crossed.
  public var maximumNormLength: Int { self[.maximumNormLength] }
}

extension Feature {
  public static let maximumNormLength = Feature(
    id: "maximum_norm_length", title: "Maximum-norm length", unit: "dot spacings",
    definition: "The sum over strokes of the larger of the columns and the rows crossed", definedBy: "Song et al. 2015",
    doubt: "a diagonal step counts 1, as a step along a row does",
    lowest: Extreme(.count(3), 0, 1, 2, 4), highest: Extreme(.count(15), 0, 5, 6, 1, 8, 3, 2, 7, 4)
  ) { .count($0.maximumNormLength) }
}
