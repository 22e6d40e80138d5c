import PatternGrid

extension Meter {
  /// Andriotis, Tryfonas and Oikonomou 2014: a point for each of a few features.
  public static let andriotis = Meter(
    id: "andriotis", title: "Andriotis 2014",
    citation: "Andriotis, Tryfonas, Oikonomou, HAS 2014, doi 10.1007/978-3-319-07620-1_11",
    formula: "[start is not dot 0] + max(0, dots - 5) + [direction changes >= 2] + knight moves + revisited dots",
    rewards: "gives a point for each dot above five, knight move and revisited dot, and calls three points strong",
    interpretation: "points, classes and revisited dots as in APC 1.0.5; the share of the range (score / 13) is this project's",
    lowest: (0, [0, 1, 2, 4]), highest: (13, [1, 6, 5, 0, 7, 2, 3, 8, 4]), digits: 0,
    score: { features in points(features).reduce(0) { $0 + $1.value } }, parts: points,
    scales: [
      MeterScale(
        id: "", summary: "0 or 1 weak, 2 medium, 3 or more strong", classNames: ["weak", "medium", "strong"],
        normalised: { $0 / 13 }, classIndex: { $0 <= 1 ? 0 : $0 <= 2 ? 1 : 2 })
    ])

  @Sendable private static func points(_ features: PatternFeatures) -> [(name: String, value: Double)] {
    [
      ("start away from the top left", features.start == 0 ? 0 : 1),
      ("dots above five", Double(max(0, features.length - 5))),
      ("two or more direction changes", features.turns >= 2 ? 1 : 0),
      ("knight moves", Double(features.knightMoves)),
      ("revisited dots", Double(features.revisitedDots)),
    ]
  }
}
