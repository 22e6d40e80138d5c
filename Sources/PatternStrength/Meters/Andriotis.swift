import PatternGrid

extension Meter {
  /// Andriotis, Tryfonas and Oikonomou 2014: a point for each of a few features.
  public static let andriotis = Meter(
    id: "andriotis", title: "Andriotis 2014",
    citation: "Andriotis, Tryfonas, Oikonomou, HAS 2014, doi 10.1007/978-3-319-07620-1_11",
    formula: "[start is not dot 0] + max(0, dots - 5) + [direction changes >= 2] + knight moves + revisited dots",
    rewards: "gives a point for each dot above five, knight move and revisited dot, and calls three points strong",
    interpretation:
      "points, classes and revisited dots as in APC 1.0.5; the share of the range (score / 13) is this project's",
    range: ((0, [0, 1, 2, 4]), (13, [1, 6, 5, 0, 7, 2, 3, 8, 4])), digits: 0,
    scales: [
      MeterScale(
        id: "", summary: "0 or 1 weak, 2 medium, 3 or more strong", classNames: ["weak", "medium", "strong"],
        normalised: { $0 / 13 }, classIndex: { $0 <= 1 ? 0 : $0 <= 2 ? 1 : 2 })
    ],
    parts: { features in Points(features).named },
    score: { features in Points(features).sum })

  private struct Points {
    let start: Int
    let dots: Int
    let turns: Int
    let knightMoves: Int
    let revisitedDots: Int

    init(_ features: PatternFeatures) {
      start = features.start == 0 ? 0 : 1
      dots = max(0, features.length - 5)
      turns = features.turns >= 2 ? 1 : 0
      knightMoves = features.knightMoves
      revisitedDots = features.revisitedDots
    }

    var sum: Double { Double(start + dots + turns + knightMoves + revisitedDots) }

    var named: [MeterPart] {
      [
        MeterPart("start not top left", Double(start), of: 1), MeterPart("dots above five", Double(dots), of: 4),
        MeterPart("two or more turns", Double(turns), of: 1), MeterPart("knight moves", Double(knightMoves), of: 7),
        MeterPart("revisited dots", Double(revisitedDots), of: 5),
      ]
    }
  }
}
