import Documents
import GSLStatistics
import PatternGrid
import PatternStrength

/// Every figure of a population by name, in the order of the CSV.
struct CorpusMetrics {
  let analysis: CorpusAnalysis
  let showsPatterns: Bool
  /// Choices from which a percent has four decimals, since its interval is that narrow.
  private static let largeSample = 100_000

  private var total: Int { analysis.population.tally.total }
  var digits: Int { total >= Self.largeSample ? 4 : 2 }

  /// All of them.
  func all() throws(GSLError) -> [CorpusMetric] {
    try sample + guessing + repeats + popular() + distributions()
  }

  /// Totals and refused lines.
  var sample: [CorpusMetric] {
    let population = analysis.population
    var metrics = [
      CorpusMetric("patterns", "Patterns chosen", count: total),
      CorpusMetric("distinct", "Different patterns", count: population.tally.distinct),
      CorpusMetric(
        "refused", "Refused lines", count: population.refusedCounts.map { $0.values.reduce(0, +) },
        cautions: population.refusedCounts == nil ? ["not known by group"] : []),
    ]
    for kind in LineError.Kind.allCases {
      guard let count = population.refusedCounts?[kind] else { continue }
      metrics.append(CorpusMetric("refused_\(kind.rawValue.underscored)", "Refused: \(kind.rawValue)", count: count))
    }
    metrics.append(CorpusMetric("mean_length", "Mean length", "dots", analysis.meanLength, digits: digits))
    return metrics
  }

  /// Guessing metrics of the perfect-knowledge attacker, in-sample.
  var guessing: [CorpusMetric] {
    analysis.guessing.figures.map { statistic, figure in
      var methods = [FigureNotes.inSample]
      var unit = UnitSymbol.bits
      if case .successRate = statistic { unit = .percent }
      if statistic == .millerMadowEntropy { methods.append("corrected for bias") }
      return CorpusMetric(statistic.id, statistic.title, unit, figure, digits: digits, methods: methods)
    }
  }

  /// Repeats, unseen patterns and symmetry classes.
  var repeats: [CorpusMetric] {
    let repeats = analysis.repeats
    let classes = analysis.classMetrics
    let rates = [1, 10].map { guesses in
      CorpusMetric(
        "class_lambda_\(guesses)", "In the most frequent \(guesses == 1 ? "class" : "\(guesses) classes")", .percent,
        .exact(classes.successRate(guesses: guesses)), digits: digits, methods: [FigureNotes.inSample])
    }
    return [
      CorpusMetric(
        "unseen_mass", "Next pattern unseen (Good-Turing)", .percent, repeats.unseen, digits: digits),
      CorpusMetric(
        "seen_once", "Patterns seen once", count: repeats.patternsBySightings[0].patterns),
      CorpusMetric(
        "shared", "Chose what another chose too", .percent, repeats.shared, digits: digits,
        methods: [FigureNotes.inSample]),
      CorpusMetric("same_by_two", "Two people choose the same", .percent, repeats.collisionProbability, digits: digits),
      CorpusMetric("symmetry_classes", "Different patterns up to symmetry", count: classes.patternCount),
    ] + rates
  }

  /// Shares inside the popular lists.
  func popular() throws(GSLError) -> [CorpusMetric] {
    let shown = shown(properties: analysis.popular)
    var metrics: [CorpusMetric] = []
    for (place, list) in analysis.popularLists.enumerated() {
      metrics.append(
        try metric(
          "popular_\(list.id.underscored)", "On the list \(list.id)", analysis.popular.choices[place], shown[place]))
    }
    return metrics
  }

  /// Shares by start, end, length, and traits.
  private func distributions() throws(GSLError) -> [CorpusMetric] {
    let profile = analysis.profile
    var metrics: [CorpusMetric] = []
    for (id, title, counts) in [("start", "Start at dot", profile.starts), ("end", "End at dot", profile.ends)] {
      metrics += try shares(of: counts, cells: 0..<9) { ("\(id)_\($0)", "\(title) \($0)") }
    }
    metrics += try shares(of: profile.lengths, cells: 4..<10) { ("length_\($0)", "\($0) dots") }
    let shown = shown(properties: profile.traits)
    for (place, trait) in DrawingTrait.all.enumerated() {
      metrics.append(try metric(trait.id, trait.title, profile.traits.choices[place], shown[place]))
    }
    return metrics
  }

  private func shares(
    of counts: CellCounts, cells: Range<Int>, name: (Int) -> (id: String, title: String)
  ) throws(GSLError) -> [CorpusMetric] {
    let shown = shown(counts)
    var metrics: [CorpusMetric] = []
    for cell in cells {
      let (id, title) = name(cell)
      metrics.append(try metric(id, title, counts.choices[cell], shown[cell]))
    }
    return metrics
  }

  private func metric(_ id: String, _ title: String, _ choices: Int, _ isShown: Bool) throws(GSLError) -> CorpusMetric {
    guard isShown else { return CorpusMetric(hidden: id, title, .percent, digits: digits) }
    return CorpusMetric(id, title, .percent, try SampledFigure.share(choices, of: total), digits: digits)
  }

  /// Which cells of a table may be shown, of which the sums are known; see `CellSuppression`.
  func shown(_ counts: CellCounts, columns: Int? = nil) -> [Bool] {
    showsPatterns
      ? counts.choices.map { _ in true } : CellSuppression(partsOfSums: counts, columns: columns).isShown
  }

  /// Which properties may be shown; see `CellSuppression`.
  func shown(properties counts: CellCounts) -> [Bool] {
    let tally = analysis.population.tally
    return showsPatterns
      ? counts.choices.map { _ in true }
      : CellSuppression(properties: counts, total: tally.total, distinct: tally.distinct).isShown
  }
}

extension String {
  /// A name as data files spell it.
  var underscored: String { String(map { $0 == "-" ? "_" : $0 }) }
}
