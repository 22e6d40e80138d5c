import Documents
import PatternGrid
import PatternStrength
import ResultTables

extension HotPath {
  /// Patterns become rows of the default columns in CSV.
  static let ofScoring = [
    HotPath("render-rows", "render the row of every pattern, as long inputs ask for", unit: "rows") {
      let rows = defaultRows(hasCounts: false)
      let text = try SampleText.allPatterns()
      return TwoWays(
        operations: text.ranks.count, plainOperations: text.ranks.count,
        library: {
          var rendered = rows
          rendered.render(threads: 1)
          return rendered
        },
        plain: { rowsPlainly(rows, text) },
        agree: { ScoreBatch(parser: digitParser(), rows: $0).score(text.bytes).output == $1 })
    },
    HotPath("score-lines", "score lines, with the rows rendered beforehand", unit: "lines") {
      scoring(try SampleText.allPatterns(), hasCounts: false)
    },
    HotPath("score-counted-lines", "score lines with counts, with the rows rendered beforehand", unit: "lines") {
      scoring(try SampleText.countedPatterns(lines: 200_000), hasCounts: true)
    },
  ]
}

private func scoring(_ text: SampleText, hasCounts: Bool) -> TwoWays<[UInt8], [UInt8]> {
  let rows = defaultRows(hasCounts: hasCounts)
  var rendered = rows
  rendered.render(threads: 1)
  let batch = ScoreBatch(parser: digitParser(), rows: rendered)
  return TwoWays(
    operations: text.ranks.count, library: { batch.score(text.bytes).output }, plain: { rowsPlainly(rows, text) })
}

private func defaultRows(hasCounts: Bool) -> ScoreRows {
  ScoreRows(
    PatternScorer(model: ModelCatalogueEntry.people.model), columns: ScoreColumn.defaults, notation: .digit,
    hasCounts: hasCounts
  ) { CSVWriter(columns: $0) }
}

/// Every row by itself, from its pattern.
private func rowsPlainly(_ rows: ScoreRows, _ text: SampleText) -> [UInt8] {
  var bytes: [UInt8] = []
  for (rank, count) in zip(text.ranks, text.counts) { rows.append(rank: rank, count: count, to: &bytes) }
  return bytes
}
