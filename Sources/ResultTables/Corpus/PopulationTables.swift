import Documents
import PatternStrength

/// Populations side by side.
enum PopulationTables {
  /// The figures beside each other, one population a row, as in Table II of Golla et al. 2019.
  static func sideBySide(_ named: [(name: String, metrics: CorpusMetrics)]) -> Table {
    let shown: [GuessingStatistic] = [
      .minEntropy, .successRate(guesses: 1), .successRate(guesses: 3), .successRate(guesses: 10),
      .successRate(guesses: 30), .successRate(guesses: 100), .effectiveKeyLength(share: 0.1),
      .effectiveKeyLength(share: 0.2), .effectiveKeyLength(share: 0.5),
    ]
    let titles = ["H min", "λ1", "λ3", "λ10", "λ30", "λ100", "G~ 0.1", "G~ 0.2", "G~ 0.5"]
    var columns = [
      Column("population", "Population"), Column("patterns", "Patterns", alignment: .right),
      Column("distinct", "Different", alignment: .right), Column("mean_length", "Mean length", alignment: .right),
    ]
    for (statistic, title) in zip(shown, titles) {
      // A column's name has no point: g_tilde_01_bits.
      let id = String(statistic.id.filter { $0 != "." })
      var unit = UnitSymbol.bits
      if case .successRate = statistic { unit = .percent }
      columns.append(Column(id, title, unit: unit, alignment: .right))
    }
    columns.append(Column("unreliable", "Unreliable"))
    var table = Table(
      id: "populations", caption: "Populations side by side, in-sample", columns: columns,
      notes: [GuessCurve.caution, "Smaller populations have higher in-sample shares even where people choose alike."])
    for (name, metrics) in named {
      let analysis = metrics.analysis
      var row: [Cell] = [
        .text(name), .integer(analysis.population.tally.total), .integer(analysis.population.tally.distinct),
        Cell(analysis.meanLength.value, digits: metrics.digits),
      ]
      let byId = Dictionary(uniqueKeysWithValues: metrics.guessing.map { ($0.id, $0) })
      var cautions: [String] = []
      for (statistic, title) in zip(shown, titles) {
        let metric = byId[statistic.id]
        row.append(Cell(metric?.value, metric?.unit ?? .none, digits: metrics.digits))
        if let metric, !metric.cautions.isEmpty { cautions.append(title) }
      }
      row.append(.text(cautions.joined(separator: ", ")))
      table.append(row)
    }
    return table
  }

  /// The tests, with p-values adjusted for the number of questions.
  static func differences(_ differences: [PopulationDifference]) -> Table {
    Table(
      id: "differences", caption: "Do the populations differ?",
      columns: [
        Column("question", "Do they …"), Column("test", "Test"),
        Column("statistic", "Statistic", alignment: .right), Column("df", "df", alignment: .right),
        Column("p", "p", alignment: .right), Column("p_adjusted", "p adjusted", alignment: .right),
        Column("effect", "Cramér's V", alignment: .right),
      ],
      rows: differences.compactMap { difference in
        guard let answer = difference.answer else { return nil }
        let test: String
        if let permutations = answer.permutations {
          let law = answer.degreesOfFreedom == nil ? "permutation of the difference" : "chi-squared, permutation"
          test = "\(law) (\(permutations))"
        } else {
          test = "chi-squared"
        }
        return [
          .text(difference.question), .text(test), Cell(answer.statistic, digits: 2), Cell(answer.degreesOfFreedom),
          Cell(answer.pValue, digits: 4), Cell(answer.adjustedPValue, digits: 4), Cell(answer.cramersV, digits: 3),
        ]
      },
      notes: [
        "p adjusted: for all questions of the table together (Holm 1979); below 0.05 a difference this large would be rare if there were none. 0.0000 stands for less than 0.00005.",
        "Cramér's V is the size of the effect: for two populations 0.1 is small, 0.3 medium, 0.5 large (Cohen 1988). Where cells expect fewer than 5, p is from \(PopulationDifference.permutations) permutations.",
        "The people model was trained on published collections; where a population was part of them, its guessability is overstated.",
      ])
  }

  /// The tests as rows of the CSV.
  static func metrics(_ differences: [PopulationDifference]) -> [CorpusMetric] {
    differences.flatMap { difference -> [CorpusMetric] in
      guard let answer = difference.answer else { return [] }
      let method = answer.permutations.map { "\($0) permutations" } ?? "chi-squared"
      var metrics = [
        CorpusMetric(
          "differ_\(difference.id)_statistic", difference.question, .none, .exact(answer.statistic), digits: 4,
          methods: [answer.degreesOfFreedom.map { "chi-squared, \($0) degrees of freedom" } ?? "difference"]),
        CorpusMetric(
          "differ_\(difference.id)_p", difference.question, .none, .exact(answer.pValue), digits: 6, methods: [method]),
        CorpusMetric(
          "differ_\(difference.id)_p_adjusted", difference.question, .none, .exact(answer.adjustedPValue), digits: 6,
          methods: ["Holm"]),
      ]
      if let effect = answer.cramersV {
        metrics.append(
          CorpusMetric("differ_\(difference.id)_cramers_v", difference.question, .none, .exact(effect), digits: 4))
      }
      return metrics
    }
  }
}
