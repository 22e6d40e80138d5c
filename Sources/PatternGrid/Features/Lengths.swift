extension Feature {
  public static let length = Feature(
    id: "length", title: "Length", unit: "dots", definition: "How many dots the drawing joins",
    definedBy: "all papers alike", lowest: Extreme(.count(4), 0, 1, 2, 3),
    highest: Extreme(.count(9), 0, 1, 2, 3, 4, 5, 6, 7, 8)
  ) { .count($0.length) }
}

extension Pattern {
  /// The sum of the Euclidean lengths of the strokes, in units of the distance between neighbouring dots.
  public var physicalLength: Double { strokes.reduce(0) { $0 + $1.length } }
}

extension Feature {
  public static let physicalLength = Feature(
    id: "physical_length", title: "Physical length", unit: "dot spacings",
    definition: "The length of the drawn line, where neighbouring dots are 1 apart", definedBy: "Sun et al. 2014",
    lowest: Extreme(.measure(3), 0, 1, 2, 5), highest: Extreme(.measure(17.779271744364845), 4, 0, 8, 1, 7, 2, 6, 5, 3)
  ) { .measure($0.physicalLength) }
}

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
