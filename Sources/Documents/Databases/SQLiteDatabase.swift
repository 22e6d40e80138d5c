import CSQLite

/// Writes an SQLite database from the beginning to its end: tables, rows, indexes; then it is whole.
///
/// All is one transaction without a journal: no other file ever lies beside the database, and one that is not finished is
/// worth nothing. The same rows in the same order give the same bytes with the same version of SQLite. Memory: some 20 MB
/// whatever the number of rows; sorting for indexes uses nameless files in SQLite's folder for temporary ones.
///
/// Beside the tables asked for, a database has two that document it: `tables` and `columns`.
package final class SQLiteDatabase {
  /// What tells databases of a kind from others.
  package struct Identity: Sendable {
    /// `PRAGMA application_id`.
    package let applicationID: Int32
    /// `PRAGMA user_version`: goes up when a query that worked on databases so far may fail or mean something else.
    package let schemaVersion: Int32

    package init(applicationID: Int32, schemaVersion: Int32) {
      self.applicationID = applicationID
      self.schemaVersion = schemaVersion
    }
  }

  private let connection: OpaquePointer
  private let tables: [DatabaseTable]

  /// Begins a database.
  ///
  /// - Parameters:
  ///   - path: of an empty file or of none. Never read as a URI.
  ///   - views: queries over the tables.
  /// - Throws: `SQLiteError` where the file cannot be written.
  package init(
    path: String, identity: Identity, tables: [DatabaseTable], views: [DatabaseView] = []
  ) throws(SQLiteError) {
    var handle: OpaquePointer?
    // Some builds of SQLite take names that begin with `file:` for URIs.
    let name = path.hasPrefix("/") ? path : "./\(path)"
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    // Nobody else knows of the file yet, so nothing is locked.
    let code = sqlite3_open_v2(name, &handle, flags, "unix-none")
    guard let connection = handle else { throw SQLiteError(reason: "out of memory", systemCode: 0) }
    self.connection = connection
    self.tables = tables + [Self.tableOfTables, Self.tableOfColumns]
    guard code == SQLITE_OK else { throw SQLiteError(connection) }
    let settings = [
      "page_size = 4096", "auto_vacuum = NONE", "encoding = 'UTF-8'", "journal_mode = OFF", "synchronous = OFF",
      "cache_size = -16000", "temp_store = FILE", "application_id = \(identity.applicationID)",
      "user_version = \(identity.schemaVersion)",
    ]
    for setting in settings { try execute("PRAGMA \(setting)") }
    try execute("BEGIN")
    for table in self.tables { try execute(table.creation) }
    for view in views { try execute(view.creation) }
    try document(views)
  }

  /// Rows that still have a statement keep the connection until they are gone too.
  deinit { sqlite3_close_v2(connection) }

  /// A way to add rows to a table.
  ///
  /// - Precondition: the database has the table.
  package func rows(of table: DatabaseTable) throws(SQLiteError) -> SQLiteRows {
    precondition(tables.contains { $0.name == table.name }, "there is no table \(table.name)")
    return try SQLiteRows(of: table, in: connection)
  }

  /// Makes the indexes and ends the database: everything is in its file. Nothing can be added any more.
  package func finish() throws(SQLiteError) {
    for statement in tables.flatMap(\.indexing) { try execute(statement) }
    try execute("COMMIT")
  }

  private func execute(_ statement: String) throws(SQLiteError) {
    guard sqlite3_exec(connection, statement, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(connection) }
  }

  private func document(_ views: [DatabaseView]) throws(SQLiteError) {
    let tableRows = try rows(of: Self.tableOfTables)
    let columnRows = try rows(of: Self.tableOfColumns)
    for view in views { try tableRows.append([.text(view.name), .text(view.meaning)]) }
    for table in tables {
      try tableRows.append([.text(table.name), .text(table.meaning)])
      for column in table.columns {
        try columnRows.append([
          .text(table.name), .text(column.name), .text(column.title),
          column.unit.isEmpty ? .missing : .text(column.unit),
          .text(column.meaning), column.source.map(Cell.text) ?? .missing,
        ])
      }
    }
  }

  private static let tableOfTables = DatabaseTable(
    "tables", "a table or view of this database",
    columns: [
      DatabaseColumn("name", "Table", .text, "its name"),
      DatabaseColumn("meaning", "Meaning", .text, "what its rows are"),
    ])

  private static let tableOfColumns = DatabaseTable(
    "columns", "a column of a table of this database",
    columns: [
      DatabaseColumn("table_name", "Table", .text, "the table"),
      DatabaseColumn("name", "Column", .text, "its name"),
      DatabaseColumn("title", "Title", .text, "its heading for people"),
      DatabaseColumn("unit", "Unit", .text, "what its numbers count or measure", mayBeMissing: true),
      DatabaseColumn("meaning", "Meaning", .text, "what its values say"),
      DatabaseColumn("source", "Source", .text, "whose definition it is", mayBeMissing: true),
    ])
}

/// Why a database cannot be written.
package struct SQLiteError: Error, Sendable {
  /// In the words of SQLite.
  package let reason: String
  /// The `errno` of what the system refused; 0 where it was not the system.
  package let systemCode: Int32

  init(reason: String, systemCode: Int32) {
    self.reason = reason
    self.systemCode = systemCode
  }

  /// What went wrong last.
  init(_ connection: OpaquePointer) {
    reason = String(cString: sqlite3_errmsg(connection))
    systemCode = sqlite3_extended_errcode(connection) & 0xFF == SQLITE_IOERR ? sqlite3_system_errno(connection) : 0
  }
}
