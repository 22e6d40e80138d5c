import Datasets
import Documents
import PatternStrength
import ResultTables

extension Study {
  static let denylistBenefit = Study(
    id: "denylist-benefit", question: "How many popular patterns should an app refuse?",
    data: [.peopleWeights, .blocklistEffect],
    corpusPurpose: "a table of the shares of its people whom lists of each size would stop"
  ) { context in
    let scorer = context.scorer
    let list = scorer.denylist(top: 100)
    let tables = DenylistEffectReport(list, scorer: scorer).tables
    let (free, refused) = (after(10, refusing: 0, scorer), after(10, refusing: 100, scorer))
    return StudyFindings(
      tables: tables.filter { ["denylist-sizes", "denylist-knee"].contains($0.id) }
        + (context.corpus.map { [stoppedTable($0, scorer)] } ?? []),
      figures: [
        StudyFigure(
          id: "denylist-benefit", table: "denylist-sizes",
          caption: "People guessed with 10 and with 100 guesses, and people stopped, by size of the denylist",
          alternativeText:
            "Curves against the number of refused patterns: the share guessed with 10 or 100 guesses falls steeply up to about 100 refused patterns and slowly after, while the share of people who are stopped keeps rising. Measured points lie near the curves, below them for large lists.",
          .curves(
            x: "refused",
            [
              .init("guessed_10_pct", name: "Guessed after 10"),
              .init("guessed_10_measured_pct", .points, name: "After 10, measured"),
              .init("guessed_100_pct", name: "Guessed after 100"),
              .init("guessed_100_measured_pct", .points, name: "After 100, measured"), .init("stopped_pct"),
            ], xAxis: ChartAxis("Patterns refused"), yAxis: ChartAxis("People", unit: .percent)))
      ],
      limits: [
        "By the model people who are refused choose again from the same distribution. Measured second choices are less predictable: the model is pessimistic for long lists.",
        "Measured: Munyendo et al. 2021, \(BlocklistEffect.participantRange) people a list; their lists were the patterns seen most often among \(grouped(PooledPatterns.count)) collected ones, not the model's order.",
        "The attacker knows the list.",
      ]
    ) { _ in
      "About a hundred: ten guesses then reach \(percent(refused)) of people instead of \(percent(free)), and every further pattern brings less while it stops more people."
    }
  }

  private static func after(_ guesses: Int, refusing size: Int, _ scorer: PatternScorer) -> Double {
    DenylistedDistribution(scorer.distribution, scorer.order, refusingFirst: size)
      .share(guessedAfter: guesses)
  }

  private static func stoppedTable(_ corpus: StudyCorpus, _ scorer: PatternScorer) -> Table {
    Table(
      id: "corpus-stopped", caption: "People of the corpus whom a list of the model's most likely patterns would stop",
      columns: [
        Column("refused", "Refused", alignment: .right),
        Column("stopped_pct", "People stopped", unit: .percent, alignment: .right, hasInterval: true),
      ],
      rows: [12, 50, 100, 200, 500, 1000].map { size in
        let people = scorer.order.ranks.prefix(size).reduce(0) { $0 + corpus.tally.counts[Int($1)] }
        return [
          .integer(size),
          corpus.share(people),
        ]
      })
  }
}
