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
