import Datasets
import Documents
import PatternStrength
import ResultTables

extension Study {
  static let peopleModel = Study(
    id: "people-model", question: "How well does the people model guess patterns that it has not seen?",
    data: [.peopleEvaluation, .peopleWeights, .blocklistEffect],
    corpusPurpose:
      "a table of the model's calibration on it: how many people it expects at each place of its order, and how many there are"
  ) { context in
    let shipped = ShippedEvaluation()
    let model = shipped.figure("loglinear", "guessed_100")
    let list = shipped.figure("list-then-3-gram", "guessed_100")
    return StudyFindings(
      tables: [curveTable(context, shipped), attackerTable(shipped)]
        + (context.corpus.map { [CorpusCalibration(context.scorer, $0).table()] } ?? []),
      figures: [
        StudyFigure(
          id: "people-model-curves", table: "guess-curves",
          caption: "Held-out people guessed by three attackers, with 95 % intervals, and other people as measured",
          alternativeText:
            "Curves of the share of people guessed against guesses on a logarithmic scale: the log-linear model and the list attacker run together up to 100 guesses, then the model is ahead; 3-grams stay below both. The measured points of other people lie near the model's curve up to 300 guesses and below it after.",
          .curves(
            x: "guesses",
            [.init("loglinear_pct"), .init("ngram_pct"), .init("list_pct"), .init("measured_pct", .points)],
            xAxis: ChartAxis("Guesses", scale: .logarithmic), yAxis: ChartAxis("People guessed", unit: .percent))),
        StudyFigure(
          id: "people-model-calibration", table: "guess-curves",
          caption: "Calibration: what the model believes, and what it reaches with people it was not trained on",
          alternativeText:
            "Two curves of the share of people guessed against guesses: what the model promises of itself and what it reaches on held-out people lie on each other, within one percentage point.",
          .curves(
            x: "guesses", [.init("believed_pct"), .init("loglinear_pct")],
            xAxis: ChartAxis("Guesses", scale: .logarithmic), yAxis: ChartAxis("People guessed", unit: .percent))),
      ],
      limits: [
        "Held out: five random parts, five times over; one study's people are then on both sides. Leaving out whole studies costs the model about 0.3 bits.",
        "The \(grouped(PooledPatterns.count)) patterns are private: the figures were computed by \(code: "patternscope evaluate --folds 5 --repeats 5 --seed 1") and only they are here.",
        "Measured: 169 other people without a blocklist (Munyendo et al. 2021), guessed by an attacker trained on the same \(grouped(PooledPatterns.count)) patterns.",
        "The model's belief is in-sample: it was trained on all of the \(grouped(PooledPatterns.count)) patterns.",
      ]
    ) { tables in
      "With 100 guesses it guesses \(model?.displayText ?? Cell.unknown) of people on whom it was not trained, beside \(list?.displayText ?? Cell.unknown) by the strongest published attacker, who memorises a list of patterns; it needs no list\(RichText(lead(tables["guess-curves"])))."
    }
  }

  /// From how many guesses on the model is ahead of the list, in words; empty where it never is to the end.
  private static func lead(_ curves: Table) -> String {
    let leads = zip(curves.numbers("loglinear_pct"), curves.numbers("list_pct")).map { $0 > $1 }
    let place = leads.count - leads.reversed().prefix { $0 }.count
    return place < leads.count ? ", and is ahead from \(curves.texts("guesses")[place]) guesses on" : ""
  }

  private static func curveTable(_ context: StudyContext, _ shipped: ShippedEvaluation) -> Table {
    let control = BlocklistEffect.control
    return Table(
      id: "guess-curves", caption: "People guessed, by number of guesses",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("believed_pct", "Believed by the model", unit: .percent, alignment: .right),
        Column("loglinear_pct", "Log-linear model, held out", unit: .percent, alignment: .right, hasInterval: true),
        Column("ngram_pct", "3-grams, held out", unit: .percent, alignment: .right, hasInterval: true),
        Column("list_pct", "List, then 3-grams, held out", unit: .percent, alignment: .right, hasInterval: true),
        Column("measured_pct", "Other people, measured", unit: .percent, alignment: .right, hasInterval: true),
      ],
      rows: CrossValidation.guessCounts.map { guesses in
        [
          .integer(guesses), Cell(100 * context.scorer.order.share(guessedAfter: guesses), .percent, digits: 2),
          shipped.cell("loglinear", "guessed_\(guesses)"), shipped.cell("3-gram", "guessed_\(guesses)"),
          shipped.cell("list-then-3-gram", "guessed_\(guesses)"),
          measuredCell(control.shares[guesses], samples: control.participants),
        ]
      },
      notes: ["Intervals: 95 %, bootstrap over the people; of the measured shares exact (Clopper and Pearson)."])
  }

  private static func attackerTable(_ shipped: ShippedEvaluation) -> Table {
    Table(
      id: "attackers", caption: "Four attackers on people whom they were not trained on",
      columns: [
        Column("attacker", "Attacker"),
        Column("bits", "Mean of -log2 p", unit: .bits, alignment: .right, hasInterval: true),
      ]
        + [10, 100, 1000].map {
          Column("guessed_\($0)_pct", "After \($0)", unit: .percent, alignment: .right, hasInterval: true)
        },
      rows: CrossValidatedAttacker.all.map { attacker in
        [.text(attacker.summary.capitalisedFirst), shipped.cell(attacker.id, "bits")]
          + [10, 100, 1000].map { shipped.cell(attacker.id, "guessed_\($0)") }
      },
      notes: ["An attacker who goes by a list first gives patterns no probabilities, hence no bits."])
  }
}

extension Cell { fileprivate static let unknown = "–" }

/// The cross-validation that comes with the program.
private struct ShippedEvaluation {
  private let rows = Dataset.peopleEvaluation.table.rows

  /// A figure of an attacker; nil where there is none.
  func figure(_ attacker: String, _ metric: String) -> Quantity? {
    guard let row = rows.first(where: { $0["model"] == attacker && $0["metric"] == metric }),
      let value = row.number("value")
    else { return nil }
    let isBits = metric == "bits"
    let interval = row.number("low").flatMap { low in row.number("high").map { low...$0 } }
    return Quantity(value, isBits ? .bits : .percent, digits: 2, interval: interval)
  }

  func cell(_ attacker: String, _ metric: String) -> Cell {
    figure(attacker, metric).map(Cell.quantity) ?? .missing
  }
}

/// How many people of a corpus a model expects at each stretch of its guess order, and how many there are.
struct CorpusCalibration {
  private let stretches: [(guesses: ClosedRange<Int>, expected: Double, found: Int)]
  private let corpus: StudyCorpus

  init(_ scorer: PatternScorer, _ corpus: StudyCorpus) {
    self.corpus = corpus
    var bounds = [1, 4, 11, 31, 101, 301, 1001, 3001, 10_001, 30_001, 100_001]
    bounds.append(scorer.patterns.count + 1)
    var found = [Int](repeating: 0, count: bounds.count)
    for (rank, count) in corpus.tally.countedRanks {
      let guess = Int(scorer.order.guessNumbers[rank])
      found[bounds.lastIndex { $0 <= guess } ?? 0] += count
    }
    stretches = zip(bounds, bounds.dropFirst()).enumerated().map { place, ends in
      let guesses = ends.0...(ends.1 - 1)
      let expected =
        scorer.order.share(guessedAfter: guesses.upperBound) - scorer.order.share(guessedAfter: guesses.lowerBound - 1)
      return (guesses, expected, found[place])
    }
  }

  /// One row for each stretch.
  func table() -> Table {
    Table(
      id: "corpus-calibration", caption: "Calibration on the corpus: expected and found people by guess number",
      columns: [
        Column("first_guess", "From guess", alignment: .right), Column("last_guess", "to", alignment: .right),
        Column("expected_pct", "Expected", unit: .percent, alignment: .right),
        Column("found_pct", "Found", unit: .percent, alignment: .right, hasInterval: true),
      ],
      rows: stretches.map { guesses, expected, found in
        [
          .integer(guesses.lowerBound), .integer(guesses.upperBound), Cell(100 * expected, .percent, digits: 2),
          corpus.share(found),
        ]
      },
      notes: [
        "Intervals: 95 %, exact (Clopper and Pearson). Where the corpus is the one that the model was trained on, it agrees too well."
      ])
  }
}
