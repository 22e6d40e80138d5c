import Datasets
import Documents
import PatternGrid
import PatternStrength

extension Study {
  static let spaceFeatures = Study(
    id: "space-features", question: "How do the patterns that people draw look, compared with all that could be drawn?",
    data: [.peopleWeights]
  ) { context in
    let space = try FeatureTable(.android3x3)
    let people = context.scorer.distribution.probabilities
    let features = Feature.all.filter { $0.isMeasured }
    let summaries = features.map { FeatureSummary($0, space, people) }
    let turns = summaries[features.firstIndex { $0.id == Feature.directionChanges.id }!]
    return StudyFindings(
      tables: [summaryTable(summaries), turnTable(space, people)],
      figures: [
        StudyFigure(
          id: "space-features-means", table: "features",
          caption: "The mean of each feature among people's patterns, in percent of its mean over all patterns",
          alternativeText:
            "Bars of the mean of each feature in people's patterns relative to all patterns. Crossings, meetings and knight moves are the smallest, length the largest of the counts.",
          .bars(
            category: "feature", values: ["people_of_all_pct"],
            axis: ChartAxis("People's mean, of that of all patterns", unit: .percent), digits: 0)),
        StudyFigure(
          id: "space-features-turns", table: "turns",
          caption: "Turns in people's patterns and in all patterns",
          alternativeText:
            "Two curves of the share of patterns by number of turns: people's has its peak at two to three turns, that of all patterns at six.",
          .curves(
            x: "turns", [.init("all_pct"), .init("people_pct")], xAxis: ChartAxis("Turns"),
            yAxis: ChartAxis("Share", unit: .percent))),
      ],
      limits: [
        "People's figures are those of the people model, not counted from patterns; it was trained on \(grouped(PooledPatterns.count)) patterns of \(PooledPatterns.origin).",
        "Definitions: patternscope meters. A symmetric pattern and its images are counted one by one.",
      ]
    ) { _ in
      "People draw short and plain patterns: \(GroupedDecimal.text(turns.peopleMean, digits: 1)) turns on average where a random pattern has \(GroupedDecimal.text(turns.mean, digits: 1)), and hardly any line crosses another."
    }
  }

  private static func summaryTable(_ summaries: [FeatureSummary]) -> Table {
    Table(
      id: "features", caption: "Features over all 389,112 patterns, and among people's",
      columns: [
        Column("feature", "Feature"), Column("unit", "Unit"), Column("lowest", "Lowest", alignment: .right),
        Column("mean", "Mean of all", alignment: .right),
        Column("deviation", "Standard deviation", alignment: .right),
        Column("highest", "Highest", alignment: .right), Column("people_mean", "Mean of people's", alignment: .right),
        Column("people_of_all_pct", "People's of all", unit: .percent, alignment: .right),
      ],
      rows: summaries.map { summary in
        [
          .text(summary.feature.title), summary.feature.unit.isEmpty ? .missing : .text(summary.feature.unit),
          Cell(summary.feature.lowest.value.number, digits: 2), Cell(summary.mean, digits: 3),
          Cell(summary.deviation, digits: 3), Cell(summary.feature.highest.value.number, digits: 2),
          Cell(summary.peopleMean, digits: 3), Cell(100 * summary.peopleMean / summary.mean, .percent, digits: 1),
        ]
      })
  }

  private static func turnTable(_ space: FeatureTable, _ people: [Double]) -> Table {
    var shares = [(all: Double, people: Double)](repeating: (0, 0), count: space.space.grid.dotCount)
    for rank in 0..<space.count {
      let turns = space[rank].turns
      shares[turns].all += 1 / Double(space.count)
      shares[turns].people += people[rank]
    }
    return Table(
      id: "turns", caption: "Patterns by number of turns",
      columns: [
        Column("turns", "Turns", alignment: .right),
        Column("all_pct", "All patterns", unit: .percent, alignment: .right),
        Column("people_pct", "People's patterns", unit: .percent, alignment: .right),
      ],
      rows: shares.enumerated().filter { $0.element.all > 0 }.map { turns, share in
        [
          .integer(turns), Cell(100 * share.all, .percent, digits: 3), Cell(100 * share.people, .percent, digits: 3),
        ]
      })
  }
}

extension Feature {
  /// Whether its mean says something: a count or a measure.
  fileprivate var isMeasured: Bool {
    switch lowest.value {
    case .count, .measure: true
    case .dot, .place, .truth: false
    }
  }
}

/// The mean of a feature over all patterns and over people's.
private struct FeatureSummary {
  let feature: Feature
  let mean: Double
  let deviation: Double
  let peopleMean: Double

  init(_ feature: Feature, _ space: FeatureTable, _ people: [Double]) {
    self.feature = feature
    var (sum, squares, weighted) = (0.0, 0.0, 0.0)
    for rank in 0..<space.count {
      let value = feature.value(space[rank])?.number ?? 0
      sum += value
      squares += value * value
      weighted += people[rank] * value
    }
    mean = sum / Double(space.count)
    deviation = max(0, squares / Double(space.count) - mean * mean).squareRoot()
    peopleMean = weighted
  }
}
