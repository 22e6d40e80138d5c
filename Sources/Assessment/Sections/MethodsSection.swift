import Datasets
import Documents
import PatternGrid
import ResultTables

/// Patterns beside PINs, passwords and biometrics.
enum MethodsSection {
  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
    let methods = context.request.methods.flatMap { MethodFigures.all($0, context.request) }
    var blocks: [Document.Block] = [
      .heading(2, "Methods side by side"),
      .paragraph(
        "How many secrets a method has says little; how people choose them says more. Each share was measured on people, by a realistic attacker unless said otherwise. Empty cells were not measured."
      ),
      .table(shareTable(methods)), .table(evidenceTable(methods)),
    ]
    if let figure = context.illustrate(
      chart,
      "Share of people guessed, by method. Lines join measured points only; bars are 95 % intervals; vertical lines are common attempt budgets."
    ) {
      blocks.append(.figure(figure))
    }
    blocks.append(.table(biometricsTable()))
    return blocks
  }

  private static func shareTable(_ methods: [MethodFigures]) -> Table {
    Table(
      id: "methods", caption: "Authentication methods compared: share of people guessed",
      columns: [
        Column("method", "Method")
      ]
        + MethodFigures.guessCounts.map {
          Column("guessed_\($0)_pct", "After \($0)", unit: .percent, alignment: .right, hasInterval: true)
        } + [
          Column("secrets", "Secrets", alignment: .right),
          Column("random_bits", "If random", unit: .bits, alignment: .right),
          Column("min_entropy_bits", "Min-entropy of choices", unit: .bits, alignment: .right),
        ],
      rows: methods.map(\.shareRow),
      notes: [
        "Min-entropy is -log2 of the share of the most frequent secret in the sample that the next table names; shares are of the people that it names."
      ])
  }

  private static func evidenceTable(_ methods: [MethodFigures]) -> Table {
    Table(
      id: "methods-evidence", caption: "Who was measured, by which attacker",
      columns: [
        Column("method", "Method"), Column("people", "People", alignment: .right), Column("attacker", "Attacker"),
        Column("source", "Source"), Column("entropy_sample", "Sample of the min-entropy"),
      ],
      rows: methods.map(\.evidenceRow))
  }

  private static func biometricsTable() -> Table {
    Table(
      id: "biometrics", caption: "Biometric methods: how often the wrong person is let in",
      columns: [
        Column("modality", "Modality"), Column("figure", "Figure"), Column("value", "Value"),
        Column("source", "Source"),
      ],
      rows: BiometricFigure.all.map {
        [.text($0.modality), .text($0.figure), .text($0.value + $0.mark), .text($0.source)]
      },
      notes: [
        "A biometric lock is as strong as its fallback: whoever fails it is asked for the PIN, pattern or password."
      ])
  }

  private static var chart: Chart {
    return Chart(
      id: "methods",
      .lines(
        LineChart(
          [
            curve("Pattern, free choice", BlocklistEffect.control.shares, BlocklistEffect.control.participants),
            refused(105), pin("PIN, 4 digits", "markert-2020-first4"), pin("PIN, 6 digits", "markert-2020-first6"),
          ],
          x: ChartAxis("Guesses", scale: .logarithmic), y: ChartAxis("People guessed", unit: .percent),
          references: [5, 10, 20].map { LineChart.Reference(x: Double($0), label: "\($0) attempts") })),
      alternativeText:
        "Line chart of the share of people guessed against the number of guesses. Freely chosen patterns are guessed most, "
        + "43.2 % after 100 guesses; with 105 patterns refused 20.5 %; four-digit PINs 16.2 %, six-digit PINs 13.3 %.")
  }

  private static func refused(_ size: Int) -> LineChart.Series {
    let effect = BlocklistEffect.all.first { $0.blockedPatterns == size }
    return curve("Pattern, \(size) refused", effect?.shares ?? [:], effect?.participants ?? 0)
  }

  private static func pin(_ name: String, _ source: String) -> LineChart.Series {
    let rate = PublishedGuessRate.find(source: source)
    return curve(name, rate?.shares ?? [:], rate?.samples ?? 0)
  }

  /// Measured shares with their intervals.
  private static func curve(_ name: String, _ shares: [Int: Double], _ people: Int) -> LineChart.Series {
    LineChart.Series(
      name: name,
      points: shares.sorted { $0.key < $1.key }.map { guesses, share in
        let interval = clopperPearson(share: share, samples: people)
        return LineChart.Point(
          x: Double(guesses), y: 100 * share, interval: 100 * interval.lowerBound...100 * interval.upperBound)
      },
      style: .line)
  }
}
