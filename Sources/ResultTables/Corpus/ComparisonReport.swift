import Documents
import PatternStrength

/// Whether two populations choose differently, and by how much.
public struct ComparisonReport: Sendable {
  private let named: [(name: String, metrics: CorpusMetrics)]
  private let differences: [PopulationDifference]
  private let twoPopulations: TwoPopulations

  /// - Parameter showsPatterns: whether patterns of the corpora may be shown, as names of groups.
  public init(
    _ first: CorpusAnalysis, _ second: CorpusAnalysis, differences: [PopulationDifference],
    twoPopulations: TwoPopulations, showsPatterns: Bool
  ) {
    var pooled = first.population.tally
    pooled.add(second.population.tally)
    let names = PopulationNames(pooled: pooled, showsPatterns: showsPatterns)
    named = [first, second].enumerated().map { place, analysis in
      (names.name(of: analysis.population, at: place), CorpusMetrics(analysis: analysis, showsPatterns: showsPatterns))
    }
    self.differences = differences
    self.twoPopulations = twoPopulations
  }

  /// The report for people, and every difference by name for data formats.
  public var results: Results { Results(document, data: [metricTable]) }

  /// Every difference by name: `metric,value,low,high,note`.
  package var metricTable: Table {
    var table = Table(
      id: "metrics", caption: "Differences between the populations", columns: [CorpusMetric].columns)
    let sizes = zip(["first", "second"], named).map { place, one in
      CorpusMetric("patterns_\(place)", "", count: one.metrics.analysis.population.tally.total)
    }
    let metrics =
      sizes + twoPopulations.rows.flatMap(Self.metrics(of:)) + PopulationTables.metrics(differences)
    for row in metrics.rows() { table.append(row) }
    return table
  }

  /// The report for people.
  package var document: Document {
    var document = Document(title: RichText("Do \(named[0].name) and \(named[1].name) choose differently?"))
    document.append(.heading(2, "Tests"))
    document.append(.table(PopulationTables.differences(differences)))
    document.append(.heading(2, "Differences"))
    document.append(.table(differenceTable))
    document.append(.heading(2, "The two populations"))
    document.append(.table(PopulationTables.sideBySide(named)))
    return document
  }

  private var differenceTable: Table {
    Table(
      id: "two-populations", caption: RichText("\(named[0].name) less \(named[1].name)"),
      columns: [
        Column("figure", "Figure"), Column("first", "First", alignment: .right),
        Column("second", "Second", alignment: .right),
        Column("difference", "Difference", alignment: .right, hasInterval: true),
      ],
      rows: twoPopulations.rows.map { row in
        [
          .text(row.title), row.cell(row.first), row.cell(row.second),
          row.cell(row.difference, row.interval, isDifference: true),
        ]
      },
      notes: [
        "Intervals hold all \(twoPopulations.rows.count) differences together with 95 % (Bonferroni), from those of the two figures (Zou and Donner 2008): Clopper-Pearson for shares, normal for means, bootstrap for G~.",
        "In-sample G~ falls with the size of a sample: the permutation test above allows for that, the interval only as far as its correction for bias goes.",
      ])
  }

  private static func metrics(of row: TwoPopulations.Row) -> [CorpusMetric] {
    let figures = [("first", row.first), ("second", row.second)].map { place, value in
      CorpusMetric("\(row.id)_\(place)", row.title, row.unit, .exact(value), digits: 2)
    }
    return figures + [
      CorpusMetric(
        "\(row.id)_difference", row.title, row.unit, SampledFigure(row.difference, row.interval, .exact), digits: 2,
        methods: ["first less second", "simultaneous interval", row.method])
    ]
  }
}

extension TwoPopulations.Row {
  fileprivate var unit: UnitSymbol {
    switch kind {
    case .number: .none
    case .share: .percent
    case .bits: .bits
    }
  }

  fileprivate func cell(_ value: Double?, _ interval: ClosedRange<Double>? = nil, isDifference: Bool = false) -> Cell {
    let scale = kind == .share ? 100.0 : 1
    return Cell(
      value.map { $0 * scale }, kind == .share && isDifference ? "points" : unit, digits: 2,
      interval: interval.map { $0.lowerBound * scale...$0.upperBound * scale })
  }
}
