import Documents
import PatternGrid
import PatternStrength

/// A database of patterns of a space, one a row, as `list --format sqlite` writes it.
package final class PatternDatabase {
  private let database: SQLiteDatabase
  private let patterns: PatternTable
  private let rows: SQLiteRows
  private var row: [Cell] = []

  /// Begins the database.
  ///
  /// - Parameters:
  ///   - path: of an empty file.
  ///   - space: in which patterns are ranked.
  ///   - listed: the part of the space that features and meters are about.
  ///   - selection: which patterns of the space will come, in words.
  ///   - model: whose choices scores are about.
  /// - Precondition: no column is refused for the listed space.
  package init(
    path: String, ranking space: PatternSpace, listed: PatternSpace, selection: String, columns: [ScoreColumn],
    notation: Notation, model: any GuessModel, facts: DatabaseFacts
  ) throws(SQLiteError) {
    let columns = PatternTable.columns(askedFor: columns)
    let cells = RowBuilder(listed, columns: columns, notation: notation, model: model)
    patterns = PatternTable(columns, index: try? PatternIndex(space), cells: cells)
    database = try SQLiteDatabase(
      path: path, identity: DatabaseFacts.identity, tables: [patterns.table, DatabaseFacts.table])
    rows = try database.rows(of: patterns.table)
    var facts = facts
    facts.add(space, notation: notation)
    facts.add("selection", selection)
    facts.add(sourcesOf: columns, cells.scorer)
    try facts.write(to: database)
  }

  /// Adds the row of a pattern of the listed space.
  package func append(_ pattern: Pattern) throws(SQLiteError) {
    patterns.fill(&row, with: pattern)
    try rows.append(row)
  }

  /// Ends the database.
  package func finish() throws(SQLiteError) { try database.finish() }
}
