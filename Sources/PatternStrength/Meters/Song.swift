import PatternGrid

extension Meter {
  /// Song, Cho, Oh, Kim and Huh 2015: a weighted sum, mostly of the line's length in the maximum norm.
  public static let song = Meter(
    id: "song", title: "Song 2015", citation: "Song, Cho, Oh, Kim, Huh, CHI 2015, doi 10.1145/2702123.2702365",
    formula: "0.81 * maximum-norm length / 15 + 0.04 * non-repeated segments + 0.15 * min(crossings, 5) / 5",
    rewards: "takes 81 % of its score from the line's length and 15 % from crossings",
    interpretation:
      "what a non-repeated segment is, the paper leaves open (Golla et al. 2019's reading is used); whether the thresholds "
      + "0.40 and 0.56 mean the score or its place in the range too",
    range: ((lowestSong, [1, 3, 7, 5]), (highestSong, [4, 0, 5, 3, 8, 1, 7, 2, 6])), digits: 3,
    scales: [
      MeterScale(
        id: "",
        summary: "(score - lowest) / (highest - lowest): up to 0.40 weak, up to 0.56 medium, above strong; the default "
          + "because APC's published comparison uses it",
        classNames: threeClasses, normalised: placeInRange, classIndex: { third(placeInRange($0)) }),
      MeterScale(
        id: "raw", summary: "the thresholds on the score itself: another class for 33 % of all patterns",
        classNames: threeClasses, normalised: nil, classIndex: third),
    ],
    parts: { features in Weighted(features).named },
    score: { features in Weighted(features).sum })

  private static let lowestSong = 263.0 / 1500
  /// 0.99 as the formula's terms add up to it in doubles, so that no share is above 1.
  private static let highestSong = 0.9900000000000001
  private static let threeClasses = ["weak", "medium", "strong"]

  @Sendable private static func placeInRange(_ score: Double) -> Double {
    (score - lowestSong) / (highestSong - lowestSong)
  }

  @Sendable private static func third(_ value: Double) -> Int { value <= 0.40 ? 0 : value <= 0.56 ? 1 : 2 }

  private struct Weighted {
    let lineLength: Double
    let nonRepeated: Double
    let crossings: Double

    init(_ features: PatternFeatures) {
      lineLength = 0.81 * Double(features.maximumNormLength) / 15
      nonRepeated = 0.04 * (features.nonRepeatedRatio ?? 0)
      crossings = 0.15 * Double(min(features.intersectionsSong, 5)) / 5
    }

    var sum: Double { lineLength + nonRepeated + crossings }

    var named: [MeterPart] {
      [
        MeterPart("line length", lineLength, of: 0.81), MeterPart("non-repeated segments", nonRepeated, of: 0.04),
        MeterPart("crossings", crossings, of: 0.15),
      ]
    }
  }
}
