extension StrokeRule {
  static let strokeKinds = StrokeRule.sizes
}

extension Pattern {
  /// How many different kinds of strokes there are, by the columns and rows crossed whatever the direction.
  public var strokeKinds: Int { StrokeCount.strokeKinds.value(of: self) }
}

extension PatternFeatures {
  /// How many different kinds of strokes there are, by the columns and rows crossed whatever the direction.
  public var strokeKinds: Int { self[.strokeKinds] }

  /// Kinds of strokes in proportion to strokes, 0 to 1; nil where there is no stroke.
  public var nonRepeatedRatio: Double? { strokes > 0 ? Double(strokeKinds) / Double(strokes) : nil }
}

extension Feature {
  public static let nonRepeatedRatio = Feature(
    id: "non_repeated_ratio", title: "Non-repeated segments",
    definition: "Kinds of strokes, by columns and rows crossed whatever the direction, in proportion to strokes",
    definedBy: "Golla et al. 2019's reading of Song et al. 2015",
    doubt: "Song et al. leave open what repeats; APC offers a second reading, by longest palindrome, which is not used",
    lowest: Extreme(.measure(0.25), 0, 1, 2, 3, 4, 5, 6, 7, 8), highest: Extreme(.measure(1), 0, 1, 3, 2)
  ) { $0.nonRepeatedRatio.map(FeatureValue.measure) }
}
