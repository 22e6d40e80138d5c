import Datasets
import Documents
import PatternStrength
import ResultTables

extension Study {
  static let claims = Study(
    id: "claims", question: "Is it true that 12 patterns cover a fifth of users, and that most draw L, Z or S?",
    data: [.claimStatements, .claims],
    corpusPurpose: "a table of the shares of its people whose pattern is on each published list of popular ones"
  ) { context in
    let table = try ClaimTable.make()
    return StudyFindings(
      tables: [claimFigures(table), table] + (context.corpus.map { [listTable($0, context.scorer)] } ?? []),
      figures: [
        StudyFigure(
          id: "claims-shares", table: "claim-shares", caption: "Counted shares behind the claims, with 95 % intervals",
          alternativeText:
            "Bars of shares: patterns that are among 12 popular ones lie near 15 percent, L, Z and S together near 25 percent.",
          .bars(category: "share", values: ["share_pct"], axis: ChartAxis("Patterns", unit: .percent), digits: 1))
      ],
      limits: [
        "The shares are of people in studies, several of whom had the task to defend a pattern against guessing; not of phones in use.",
        "What counts as an L, Z or S is a definition of this project: any size, place and orientation (\(code: "datasets/shapes.csv")).",
      ]
    ) { tables in
      let claims = tables["claims"]
      let top = claims.numbers("share_pct", where: "quantity") { $0.contains("12 most frequent") }
      let shapes = claims.numbers("share_pct", where: "quantity") { $0.hasSuffix("together") }
      return
        "Not quite, and no: the top 12 cover \(spread(top, digits: 0)) % of patterns, and L, Z or S \(spread(shapes, digits: 0)) %."
    }
  }

  /// The shares with short names, for the figure.
  private static func claimFigures(_ table: Table) -> Table {
    var shares = Table(
      id: "claim-shares", caption: "The shares, by number",
      columns: [
        Column("share", "Share"), table.column("claim"), table.column("quantity"), table.column("share_pct"),
      ])
    var numbers: [Cell: Int] = [:]
    for row in table.rows {
      let number = numbers[row[0], default: 0] + 1
      numbers[row[0]] = number
      let claim = numbers.count == 1 ? "Top 12" : "Shapes"
      shares.append([.text("\(claim), \(number)"), row[0], row[1], row[5]])
    }
    return shares
  }

  private static func listTable(_ corpus: StudyCorpus, _ scorer: PatternScorer) -> Table {
    Table(
      id: "corpus-popular-lists", caption: "People of the corpus whose pattern is on a published list of popular ones",
      columns: [
        Column("list", "List"), Column("patterns", "Patterns", alignment: .right),
        Column("people_pct", "People", unit: .percent, alignment: .right, hasInterval: true),
      ],
      rows: scorer.popularLists.lists.map { list in
        let people = Set(list.ranks).reduce(0) { $0 + corpus.tally.counts[$1] }
        return [
          .text(list.id), .integer(list.ranks.count),
          corpus.share(people),
        ]
      })
  }
}
