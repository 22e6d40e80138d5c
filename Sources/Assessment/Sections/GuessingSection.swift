import Datasets
import Documents
import PatternStrength
import ResultTables

/// The guess curve of the people model, and its entropies.
enum GuessingSection {
  private static let guessCounts = [
    1, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000,
  ]

  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    guard let choices = context.choices else {
      return [
        .heading(2, "How soon people's patterns are guessed"),
        .paragraph(
          "People's choices were measured on 3x3 grids under Android's rule only. For \(context.request.space.title) there is no model, and this report gives no guess numbers."
        ),
      ]
    }
    var blocks: [Document.Block] = [
      .heading(2, "How soon people's patterns are guessed"),
      .paragraph(
        "The people model gives every pattern a probability, learned from \(RichText(context.trainedPatterns)) collected patterns. Its attacker guesses in exactly that order. Beside it stands what was measured on \(BlocklistEffect.control.participants) other people (\(BlocklistEffect.source))."
      ),
      .table(curveTable(context, choices)),
    ]
    blocks.append(
      .figure(Figure(curveChart(context, choices), caption: "Guess curves: by the people model, and as measured")))
    blocks.append(.table(entropyTable(context)))
    return blocks
  }

  private static func curveTable(_ context: AssessmentContext, _ choices: AssessmentContext.Choices) -> Table {
    let control = BlocklistEffect.control
    return Table(
      id: "guess-curve", caption: "Share of people guessed, by number of guesses",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("free_pct", "Free choice, model (in-sample)", unit: .percent, alignment: .right),
        Column("measured_pct", "Free choice, measured", unit: .percent, alignment: .right, hasInterval: true),
        Column(
          "denylist_pct", "\(grouped(context.request.denylistSize)) refused, model", unit: .percent, alignment: .right),
        Column("random_pct", "Random choice", unit: .percent, alignment: .right),
      ],
      rows: guessCounts.filter { $0 <= choices.free.allowedCount }.map { guesses in
        [
          .integer(guesses), Cell(100 * choices.free.share(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(control.shares[guesses], samples: control.participants),
          Cell(100 * choices.denylisted.share(guessedAfter: guesses), .percent, digits: 1),
          Cell(100 * Double(guesses) / Double(choices.free.allowedCount), .percent, digits: 4),
        ]
      },
      notes: [
        "Model: in-sample, its own belief about the people it learned from. \(RichText(comparison(context, choices)))Measured: n = \(control.participants), realistic attacker, all lengths from 4 dots."
      ])
  }

  /// Where the model lies outside the interval of the measurement, in words; empty where the two do not compare.
  private static func comparison(_ context: AssessmentContext, _ choices: AssessmentContext.Choices) -> String {
    guard context.request.space.isAsMeasured else { return "" }
    let control = BlocklistEffect.control
    func guesses(_ isOutside: (Double, ClosedRange<Double>) -> Bool) -> String {
      let found = guessCounts.filter { guesses in
        control.shares[guesses].map { share in
          isOutside(
            choices.free.share(guessedAfter: guesses), clopperPearson(share: share, samples: control.participants))
        } ?? false
      }
      return found.isEmpty ? "nowhere" : "at \(found.map(grouped).joined(separator: ", "))"
    }
    return
      "It lies below the interval of the measurement \(guesses { $0 < $1.lowerBound }), above it \(guesses { $0 > $1.upperBound }), and inside it elsewhere. "
  }

  private static func curveChart(_ context: AssessmentContext, _ choices: AssessmentContext.Choices) -> Chart {
    func series(_ name: String, _ share: (Int) -> Double?) -> LineChart.Series {
      LineChart.Series(
        name: name,
        points: guessCounts.compactMap { guesses in
          share(guesses).map { LineChart.Point(x: Double(guesses), y: 100 * $0) }
        },
        style: .line)
    }
    return Chart(
      id: "guess-curve",
      .lines(
        LineChart(
          [
            series("Free choice, model") { choices.free.share(guessedAfter: $0) },
            series("Free choice, measured") { BlocklistEffect.control.shares[$0] },
            series("\(grouped(context.request.denylistSize)) refused, model") {
              choices.denylisted.share(guessedAfter: $0)
            },
          ],
          x: ChartAxis("Guesses", scale: .logarithmic), y: ChartAxis("People guessed", unit: .percent),
          references: [
            LineChart.Reference(x: Double(context.request.attempts), label: "\(context.request.attempts) attempts")
          ])),
      alternativeText:
        "Line chart of the share of people guessed against the number of guesses: free choice by the model, free choice as "
        + "measured, and the model's choice with popular patterns refused, which stays lower throughout.")
  }

  private static func entropyTable(_ context: AssessmentContext) -> Table {
    let metrics = GuessingMetrics(context.scorer.order)
    var rows: [[Cell]] = [
      ["Min-entropy", Cell(metrics.minEntropy, .bits, digits: 2), "tries one guess"]
    ]
    for share in [0.1, 0.2, 0.5] {
      rows.append([
        .text("Partial guessing entropy, \(percent(share, digits: 0))"),
        Cell(metrics.effectiveKeyLength(share: share), .bits, digits: 2),
        .text("stops at \(percent(share, digits: 0)) of accounts"),
      ])
    }
    rows.append([
      "Random choice", Cell(binaryLogarithm(UInt128(context.scorer.patterns.count)), .bits, digits: 2),
      "every pattern equally likely",
    ])
    return Table(
      id: "entropies", caption: "The people model in bits (all lengths from 4 dots)",
      columns: [
        Column("metric", "Metric"), Column("bits", "Value", unit: .bits, alignment: .right),
        Column("attacker", "Attacker"),
      ],
      rows: rows,
      notes: [
        "Partial guessing entropy as defined by Bonneau (IEEE S&P 2012): an attacker who stops when a share of the accounts is open. The min-entropy here is the model's; that of the sample it learned from is in the table of methods."
      ])
  }
}
