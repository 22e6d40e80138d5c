import PatternGrid

extension Meter {
  /// Sun, Wang and Zheng 2014: dots times the logarithm of how much line there is to see.
  public static let sun = Meter(
    id: "sun", title: "Sun 2014", citation: "Sun, Wang, Zheng, JISA 2014, doi 10.1016/j.jisa.2014.10.009",
    formula: "dots * log2(physical length + intersections, touches counted + overlapping segments)",
    rewards: "multiplies the dots by the logarithm of line length, intersections and overlaps",
    interpretation:
      "the paper does not say how scores are normalised: APC 1.0.5 takes the place in the range, the four worked examples of "
      + "the paper fit the share of the maximum (01245 gives 0.23)",
    range: ((lowestSun, [0, 1, 2, 5]), (highestSun, [4, 0, 8, 1, 7, 2, 6, 5, 3])), digits: 2,
    scales: [
      MeterScale(
        id: "",
        summary:
          "(score - lowest) / (highest - lowest), five equal classes; the default because APC's published comparison "
          + "uses it and it spends all five classes",
        classNames: fiveClasses, normalised: placeInRange, classIndex: { fifth(placeInRange($0)) }),
      MeterScale(
        id: "by_maximum", summary: "score / highest, five equal classes; fits the worked examples of the paper",
        classNames: fiveClasses, normalised: { $0 / highestSun }, classIndex: { fifth($0 / highestSun) }),
    ],
    parts: { features in
      [
        MeterPart("dots", Double(features.length), of: 9),
        MeterPart("physical length", features.physicalLength, of: 17.779271744364845),
        MeterPart("crossings and touches", Double(features.intersectionsSun), of: 18),
        MeterPart("overlapping segments", Double(features.overlaps), of: 3),
      ]
    },
    score: { features in
      Double(features.length)
        * binaryLogarithm(features.physicalLength + Double(features.intersectionsSun) + Double(features.overlaps))
    })

  private static let lowestSun = 6.339850002884624
  private static let highestSun = 46.80738907682584
  /// The paper's five classes, weakest first; it gives them by number.
  private static let fiveClasses = ["1", "2", "3", "4", "5"]

  @Sendable private static func placeInRange(_ score: Double) -> Double {
    (score - lowestSun) / (highestSun - lowestSun)
  }

  private static func fifth(_ share: Double) -> Int { min(4, Int(share * 5)) }
}
