import Documents
import GSLStatistics
import PatternGrid
import PatternStrength

/// What a collection of chosen patterns says: of all people, and of groups side by side.
///
/// Unless patterns may be shown, none is, and rare cells of tables are hidden (see `CellSuppression`).
public struct CorpusReport: Sendable {
  public struct Options: Sendable {
    /// Whether patterns of the corpus may be shown.
    public var showsPatterns: Bool
    /// How many of the patterns chosen most are listed.
    public var topSize: Int
    /// How shown patterns are written.
    public var notation: Notation

    public init(showsPatterns: Bool, topSize: Int, notation: Notation) {
      self.showsPatterns = showsPatterns
      self.topSize = topSize
      self.notation = notation
    }
  }

  private let pooled: CorpusAnalysis
  private let groups: [CorpusAnalysis]
  private let differences: [PopulationDifference]
  private let options: Options
  private let names: PopulationNames

  /// - Parameters:
  ///   - pooled: everybody.
  ///   - groups: the populations that make it up, or none.
  ///   - differences: among the groups.
  public init(
    pooled: CorpusAnalysis, groups: [CorpusAnalysis], differences: [PopulationDifference], options: Options
  ) {
    self.pooled = pooled
    self.groups = groups
    self.differences = differences
    self.options = options
    names = PopulationNames(pooled: pooled.population.tally, showsPatterns: options.showsPatterns)
  }

  /// The report for people, and every figure by name for data formats.
  public func results() throws(GSLError) -> Results { Results(try document(), data: [try metricTable()]) }

  /// Every figure by name: `metric,value,low,high,note`, with the group before where there are groups.
  package func metricTable() throws(GSLError) -> Table {
    let columns = [CorpusMetric].columns
    var table = Table(
      id: "metrics", caption: "Figures of the corpus",
      columns: groups.isEmpty ? columns : [Column("group", "Group")] + columns)
    for (name, metrics) in populations {
      for row in try metrics.all().rows() { table.append(groups.isEmpty ? row : [.text(name)] + row) }
    }
    for row in PopulationTables.metrics(differences).rows() { table.append([.text("all groups")] + row) }
    return table
  }

  /// The report for people, its charts still to be drawn.
  package func document() throws(GSLError) -> Document {
    let metrics = metrics(of: pooled)
    let tables = CorpusTables(metrics: metrics)
    let repeatTables = RepeatTables(metrics: metrics, notation: options.notation)
    let charts = CorpusCharts(tables: tables, curve: GuessCurve(analyses: curves))
    var document = Document(title: "What a corpus of unlock patterns says")
    func append(_ tables: [Table]) { for table in tables { document.append(.table(table)) } }
    func show(_ charts: [(chart: Chart, caption: RichText)]) {
      for (chart, caption) in charts { document.append(.figure(Figure(chart, caption: caption))) }
    }

    if !options.showsPatterns {
      document.append(.note("No pattern of the corpus is shown, and rare cells are hidden; --show-patterns shows all."))
    }
    document.append(.heading(2, "The sample"))
    append([
      metrics.sample.table(
        id: "corpus-sample", caption: "Totals", notes: ["Intervals: 95 %; of the mean length, normal."])
    ])
    if !groups.isEmpty {
      document.append(.heading(2, "Groups"))
      append([PopulationTables.sideBySide(populations), PopulationTables.differences(differences)])
    }
    document.append(.heading(2, "Guessability"))
    document.append(.paragraph(GuessCurve.caution))
    append([metrics.guessing.table(id: "corpus-guessing", caption: "Guessing metrics, in-sample", notes: guessingNotes)]
    )
    show([(charts.curve.chart, "People guessed by number of guesses, in-sample")])
    document.append(.heading(2, "Repeats"))
    append([
      metrics.repeats.table(
        id: "corpus-repeats", caption: "How often people chose the same",
        notes: [
          "Intervals: 95 %; of unseen and of shared patterns by Esty 1983, of two people by the variance of a U-statistic (Hoeffding 1948); the shares of classes have none. Classes: patterns that are equal but for a rotation or reflection."
        ]),
      repeatTables.frequencyOfFrequencies,
      try metrics.popular().table(
        id: "corpus-popular", caption: "People whose pattern is on a published list of popular ones",
        notes: ["Intervals: 95 %, Clopper-Pearson."]),
    ])
    if options.topSize > 0 { append([repeatTables.top(options.topSize)]) }
    document.append(.heading(2, "Starts, ends and lengths"))
    append(try tables.distributions())
    document.append(.heading(2, "Symmetry and shape"))
    append([try tables.traits()])
    document.append(.heading(2, "Dots and moves"))
    append(tables.dotMaps())
    show(charts.dotMaps)
    append([tables.moveMap()])
    show([charts.moves])
    append(try tables.grams())
    return document
  }

  private func metrics(of analysis: CorpusAnalysis) -> CorpusMetrics {
    CorpusMetrics(analysis: analysis, showsPatterns: options.showsPatterns)
  }

  /// Everybody first.
  private var populations: [(name: String, metrics: CorpusMetrics)] {
    [("all", metrics(of: pooled))]
      + groups.enumerated().map { (names.name(of: $1.population, at: $0), metrics(of: $1)) }
  }

  /// Up to five groups are told apart in a picture; of more, everybody together is drawn.
  private var curves: [(name: String, metrics: GuessingMetrics)] {
    populations.prefix(groups.count <= 5 ? groups.count + 1 : 1).map { ($0.name, $0.metrics.analysis.guessing.metrics) }
  }

  private var guessingNotes: [RichText] {
    let resamples = pooled.guessing.figures.compactMap { _, figure -> Int? in
      if case .bootstrap(let resamples) = figure.method { resamples } else { nil }
    }.first
    return [
      "Intervals: 95 % for each figure by itself, from \(resamples ?? 0) bootstrap resamples, with and without correction for bias. A percentile bootstrap of a re-ranked top k, or of a plug-in entropy, would be biased: each resample is re-ranked by its own luck.",
      "n < \(SampledFigure.smallestSample): a figure of the tail, unreliable in so small a sample. Reaches patterns seen once: the order of guesses is chance there, and no interval holds. Lower bound: more than \(Int(100 * SampledFigure.largestUnseenMass)) % of people choose what is not in the corpus, which no entropy of the corpus knows of.",
      "Formulas: Bonneau 2012, The Science of Guessing. All entropies in bits.",
    ]
  }
}
