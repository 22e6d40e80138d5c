import Documents
import PatternGrid
import PatternStrength
import ResultTables
import Testing

@Suite struct CrossValidationTableTests {
  @Test func oneRowForEachAttackerAndFigure() throws {
    var tally = Tally(patterns: .android3x3)
    for rank in 0..<4 { tally.add(rank * 1000, count: 5) }
    let attackers = CrossValidatedAttacker.all.filter { $0.id.hasSuffix("3-gram") }
    let evaluation = try CrossValidation(
      try CrossValidationSplit(tally, folds: 4, repeats: 1, seed: 1), attackers: attackers, seed: 1, threads: 1)
    let table = evaluation.table
    #expect(table.columns.map(\.id) == ["model", "metric", "value", "low", "high"])
    #expect(table.rows.count == 14 + 13)
    #expect(table.rows[0][0] == "3-gram" && table.rows[0][1] == "bits")
    #expect(table.rows[26][0] == "list-then-3-gram" && table.rows[26][1] == "guessed_5000")
  }
}
