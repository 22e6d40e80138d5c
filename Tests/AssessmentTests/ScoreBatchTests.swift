import Assessment
import PatternGrid
import PatternStrength
import ReportWriting
import Testing

@Suite struct ScoreBatchTests {
  static let scorer = PatternScorer(model: ModelCatalogueEntry.named("people")!.model)

  static let features = try! FeatureTable(.android3x3)

  /// Rows rendered beforehand are the rows rendered one by one, also for rows too long for a slot.
  @Test(arguments: ["digits", "coordinates"]) func renderedRowsAreTheSame(id: String) throws {
    let notation = try #require(Notation.named(id))
    var rows = ScoreRows(
      Self.scorer, columns: ScoreColumn.all, notation: notation, hasCounts: false, features: Self.features
    ) {
      CSVWriter(columns: $0)
    }
    let parser = LineParser(notation: notation, ranks: .android3x3, table: RankTable(.android3x3))
    var lines: [UInt8] = []
    PatternWalk(.android3x3).visit { dots in
      notation.append(dots.indices.map { Dot(byte: dots[$0]) }, on: .threeByThree, to: &lines)
      lines.append(10)
      return true
    }
    let plain = ScoreBatch(parser: parser, rows: rows).score(lines)
    rows.render(threads: 2)
    let rendered = ScoreBatch(parser: parser, rows: rows).score(lines)
    #expect(plain.output == rendered.output && plain.lineCount == 389_112 && rendered.refusals.isEmpty)
  }
}
