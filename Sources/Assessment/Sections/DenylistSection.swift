import Datasets
import Documents
import PatternStrength
import ResultTables

/// What refusing popular patterns brings and costs, by the model and as measured.
enum DenylistSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    guard let choices = context.choices else { return [] }
    let request = context.request
    var blocks: [Document.Block] = [
      .heading(2, "Refusing popular patterns"),
      .paragraph(
        "An app that refuses the most popular patterns takes the best guesses from an attacker. The model lets people who are refused choose again from the same distribution; what people really did is in the measured columns. Refusing about 100 patterns is the published advice; more brings less and less, and stops more people."
      ),
      .table(effectTable(context, choices)),
    ]
    blocks.append(
      .figure(
        Figure(chart(context), caption: "What denylists of different sizes leave to ten guesses and to a hundred")))
    let size = max(RecommendationRule.advisedDenylistSize, request.denylistSize)
    let length = request.space.lengths.lowerBound
    let command = "patternscope denylist --top \(size)" + (length > 4 ? " --minimum-length \(length)" : "")
    blocks.append(
      .note(
        "Size used in this report: \(grouped(request.denylistSize)). Advised: about 100, and no more than people will bear. \(code: command) writes the list."
      ))
    return blocks
  }

  /// The sizes measured, and the one asked for.
  private static func sizes(_ context: AssessmentContext) -> [Int] {
    Set(
      BlocklistEffect.all.map(\.blockedPatterns) + [
        RecommendationRule.advisedDenylistSize, context.request.denylistSize,
      ]
    ).sorted()
  }

  /// The effect of refusing the most likely patterns.
  private static func effect(_ context: AssessmentContext, size: Int) -> DenylistedDistribution {
    DenylistedDistribution(context.scorer.distribution, context.scorer.order, refusingFirst: size)
  }

  private static func effectTable(_ context: AssessmentContext, _ choices: AssessmentContext.Choices) -> Table {
    Table(
      id: "denylist-effect", caption: "Refusing the most likely patterns: by the people model, and as measured",
      columns: [
        Column("refused", "Refused", alignment: .right),
        Column("stopped_pct", "People stopped, model", unit: .percent, alignment: .right),
        Column(
          "stopped_measured_pct", "People stopped, measured", unit: .percent, alignment: .right, hasInterval: true),
      ]
        + DenylistSizeRow.guessCounts.flatMap {
          [
            Column("guessed_\($0)_pct", "After \($0), model", unit: .percent, alignment: .right),
            Column(
              "guessed_\($0)_measured_pct", "After \($0), measured", unit: .percent, alignment: .right,
              hasInterval: true),
          ]
        },
      rows: sizes(context).map { DenylistSizeRow.cells(size: $0, effect(context, size: $0)) },
      notes: [
        "Both attackers know what is refused. Model: in-sample; people who are refused choose again from the same distribution, all lengths. Measured: \(BlocklistEffect.source), \(BlocklistEffect.participantRange) people a row; their lists were the patterns seen most often among \(grouped(PooledPatterns.count)) collected ones, not the model's."
      ])
  }

  private static func chart(_ context: AssessmentContext) -> Chart {
    let sizes = [0, 12, 25, 50, 100, 150, 200, 300, 400, 500, 600]
    let effects = sizes.map { effect(context, size: $0) }
    func model(_ guesses: Int) -> LineChart.Series {
      LineChart.Series(
        name: "After \(guesses), model",
        points: zip(sizes, effects).map { LineChart.Point(x: Double($0), y: 100 * $1.share(guessedAfter: guesses)) },
        style: .line)
    }
    func measured(_ guesses: Int) -> LineChart.Series {
      LineChart.Series(
        name: "After \(guesses), measured",
        points: BlocklistEffect.all.compactMap { effect in
          effect.shares[guesses].map { share in
            let interval = clopperPearson(share: share, samples: effect.participants)
            return LineChart.Point(
              x: Double(effect.blockedPatterns), y: 100 * share,
              interval: 100 * interval.lowerBound...100 * interval.upperBound)
          }
        }, style: .points)
    }
    return Chart(
      id: "denylist-effect",
      .lines(
        LineChart(
          [model(10), measured(10), model(100), measured(100)], x: ChartAxis("Patterns refused"),
          y: ChartAxis("People guessed", unit: .percent))),
      alternativeText:
        "Chart of the share of people guessed after 10 and after 100 guesses against the number of patterns refused. It falls "
        + "steeply up to about 100 patterns and slowly after; the model's values lie inside nearly all measured intervals."
    )
  }
}
