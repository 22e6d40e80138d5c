import CSQLite

/// Adds rows to a table of a database that is being written.
///
/// Whole numbers become INTEGER, measures REAL with all their digits, texts TEXT, what is missing NULL.
package final class SQLiteRows {
  private let connection: OpaquePointer
  private let statement: OpaquePointer
  private let columnCount: Int

  init(of table: DatabaseTable, in connection: OpaquePointer) throws(SQLiteError) {
    var statement: OpaquePointer?
    guard
      sqlite3_prepare_v3(connection, table.insertion, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        == SQLITE_OK,
      let statement
    else { throw SQLiteError(connection) }
    self.connection = connection
    self.statement = statement
    columnCount = table.columns.count
  }

  deinit { sqlite3_finalize(statement) }

  /// Adds a row.
  ///
  /// - Throws: `SQLiteError` where the file cannot be written, or the row does not fit the table: a key that is there
  ///   already, a value of another type, a missing value where none may be.
  /// - Precondition: there is one cell a column.
  package func append(_ row: [Cell]) throws(SQLiteError) {
    precondition(row.count == columnCount, "\(row.count) cells for \(columnCount) columns")
    for index in row.indices {
      guard bind(row[index], at: Int32(index + 1)) == SQLITE_OK else { throw SQLiteError(connection) }
    }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw SQLiteError(connection) }
    sqlite3_reset(statement)
  }

  private func bind(_ cell: Cell, at place: Int32) -> Int32 {
    switch cell {
    case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
    case .quantity(let quantity):
      if let value = quantity.value {
        sqlite3_bind_double(statement, place, value)
      } else {
        sqlite3_bind_null(statement, place)
      }
    case .text(let text): bind(text, at: place)
    // SQLite has no numbers of more than 64 bits.
    case .largeInteger(let number): bind(String(number), at: place)
    case .missing: sqlite3_bind_null(statement, place)
    }
  }

  private func bind(_ text: String, at place: Int32) -> Int32 {
    // SQLite copies the text (SQLITE_TRANSIENT): it is not there any more after this call.
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return sqlite3_bind_text64(statement, place, text, UInt64(text.utf8.count), copying, UInt8(SQLITE_UTF8))
  }
}
