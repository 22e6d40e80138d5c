/// Writes results as a database: one table for each of theirs, with `-` in names replaced by `_`.
package enum ResultsDatabase {
  /// Writes the whole database.
  ///
  /// - Parameters:
  ///   - path: of an empty file or of none.
  ///   - identity: what tells the program's databases from others.
  package static func write(
    _ results: Results, to path: String, identity: SQLiteDatabase.Identity
  ) throws(SQLiteError) {
    let tables = results.allTables.map { (table: $0, databaseTable: databaseTable($0)) }
    let database = try SQLiteDatabase(path: path, identity: identity, tables: tables.map(\.databaseTable))
    for (table, databaseTable) in tables {
      let rows = try database.rows(of: databaseTable)
      for row in table.rows { try rows.append(values(row, table.columns)) }
    }
    try database.finish()
  }

  private static func databaseTable(_ table: Table) -> DatabaseTable {
    let columns = table.columns.enumerated().flatMap { index, column in
      let type = type(of: table.rows.map { $0[index] })
      let ends = column.hasInterval ? [("_low", ", lower end of the interval"), ("_high", ", upper end")] : []
      return ([("", "")] + ends).map { suffix, words in
        DatabaseColumn(
          column.id + suffix, column.title, suffix.isEmpty ? type : .real, unit: column.unit.symbol,
          column.title + words, mayBeMissing: true)
      }
    }
    let name = String(table.id.map { $0 == "-" ? "_" : $0 })
    return DatabaseTable(name, table.caption.plainText, columns: columns)
  }

  /// The narrowest type that holds all cells.
  private static func type(of cells: [Cell]) -> DatabaseColumn.DataType {
    var type: DatabaseColumn.DataType?
    for cell in cells {
      switch cell {
      case .text, .largeInteger: return .text
      case .quantity: type = .real
      case .integer: type = type ?? .integer
      case .missing: break
      }
    }
    return type ?? .text
  }

  /// A row with the ends of intervals after their value.
  private static func values(_ row: [Cell], _ columns: [Column]) -> [Cell] {
    zip(row, columns).flatMap { cell, column -> [Cell] in
      guard column.hasInterval else { return [cell] }
      guard case .quantity(let quantity) = cell, let interval = quantity.interval else {
        return [cell, .missing, .missing]
      }
      return [cell] + [interval.lowerBound, interval.upperBound].map { Cell($0, quantity.unit, digits: 6) }
    }
  }
}
