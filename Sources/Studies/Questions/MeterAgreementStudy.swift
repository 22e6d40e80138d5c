import Datasets
import Documents
import PatternStrength
import ResultTables

extension Study {
  static let meterAgreement = Study(
    id: "meter-agreement", question: "Do strength meters know which patterns people choose?",
    data: [.publishedAgreement, .meterAgreement],
    corpusPurpose: "the correlations are those of the corpus and of each of its groups, in place of the shipped ones"
  ) { context in
    let corpus = context.corpus
    let table = try corpus.map { try AgreementTable.table(of: $0.tally, groups: $0.groups) } ?? shippedAgreement()
    return StudyFindings(
      tables: [ofEverybody(table), table],
      figures: [
        StudyFigure(
          id: "meter-agreement-all", table: "meter-agreement-all",
          caption: "Correlation of each meter with the rarity of patterns, all people: published and computed",
          .bars(
            category: "meter", values: ["published", "correlation"], axis: ChartAxis("Weighted rank correlation"),
            digits: 2)
        ) { table in
          let visual = table.numbers("correlation", where: "id") { !isNGram($0) }
          let learned = table.numbers("correlation", where: "id", isNGram)
          return
            "Bars of the rank correlation of \(table.rows.count) meters with how rarely people choose a pattern, published and computed. Computed, visual meters and their parts reach \(spread(visual, digits: 2)), n-gram meters \(spread(learned, digits: 2))."
        }
      ],
      limits: [
        "Published: Golla et al. 2019, Table III. Computed: by \(code: "patternscope meters --agreement") from patterns of the same people, which are private; only the correlations are here.",
        "The 200 most frequent patterns of a set are compared. Which of the equally frequent ones come in at the cut is not published: only the set “strong”, which has 199 patterns in all, can agree in every digit.",
        "The n-gram meters learn from the same people, less one instance of the pattern measured.",
      ]
    ) { tables in
      answer(tables["meter-agreement-all"])
    }
  }

  /// Rows of the scores of the three visual meters: Andriotis, Sun and Song.
  private static let scores: Set = ["1F", "2E", "3D"]

  private static func isNGram(_ id: String) -> Bool { id.hasPrefix("4") }

  /// A correlation below 0.3 is called hardly any, as usual for rank correlations; from 0.6 a strong one.
  private static func answer(_ everybody: Table) -> RichText {
    let visual = everybody.numbers("correlation", where: "id", scores.contains)
    let learned = everybody.numbers("correlation", where: "id", isNGram)
    guard let best = visual.max() else { return "Not known: there are too few different patterns to correlate." }
    let verdict = best < 0.3 ? "Hardly" : best < 0.6 ? "In part" : "Yes"
    return
      "\(verdict): the scores of \(visual.count) visual meters have rank correlations with the rarity of a pattern of \(spread(visual, digits: 2)), n-gram models, which learn from people, of \(spread(learned, digits: 2))."
  }

  /// The correlations that come with the program, beside the published ones.
  private static func shippedAgreement() -> Table {
    var table = AgreementTable.empty
    for row in Dataset.meterAgreement.table.rows {
      guard let id = row["id"], let meter = row["meter"], let set = row["set"] else { continue }
      table.append([
        .text(id), .text(meter), .text(set), Cell(row.integer("patterns")), Cell(row.number("correlation"), digits: 3),
        AgreementTable.published(id, set),
      ])
    }
    return table
  }

  /// The rows of everybody, for the figure: of these the meter's name says it all.
  private static func ofEverybody(_ table: Table) -> Table {
    Table(
      id: "meter-agreement-all", caption: "How well meters order the patterns that people choose most: everybody",
      columns: table.columns.map { $0.id == "correlation" ? Column($0.id, "Computed", alignment: .right) : $0 },
      rows: table.rows.filter { $0[2] == "all" }, notes: table.notes)
  }
}
