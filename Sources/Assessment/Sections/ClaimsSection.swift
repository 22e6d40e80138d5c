import Documents
import GSLStatistics
import ResultTables

/// Claims often repeated about what people draw, and what the counts say.
enum ClaimsSection {
  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
    guard context.choices != nil else { return [] }
    let table: Table
    // The counts come with the project and are tested to be counts.
    do throws(GSLError) { table = try ClaimTable.make() } catch { preconditionFailure("\(error)") }
    return [
      .heading(2, "Claims often repeated, checked"),
      .bullets(table.notes),
      .table(Table(id: table.id, caption: table.caption, columns: table.columns, rows: table.rows)),
    ]
  }
}
