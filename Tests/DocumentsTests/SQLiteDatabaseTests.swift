import Documents
import Foundation
import Testing

/// Databases as Python's own SQLite reads them.
@Suite struct SQLiteDatabaseTests {
  static let identity = SQLiteDatabase.Identity(applicationID: 0x5445_5354, schemaVersion: 3)

  static let table = DatabaseTable(
    "values", "a value of every type",
    columns: [
      DatabaseColumn("id", "Id", .integer, "its number"),
      DatabaseColumn("name", "Name", .text, "a text", mayBeMissing: true),
      DatabaseColumn("size", "Size", .real, unit: "m", "a measure", source: "somebody", mayBeMissing: true),
      DatabaseColumn("group", "Group", .integer, "a number"),
    ], primaryKey: ["id"], indexes: [DatabaseIndex(["name"], isUnique: true), DatabaseIndex(["group", "size"])])

  /// The bytes of a database with these rows; nothing else lies beside it.
  static func bytes(of rows: [[Cell]], table: DatabaseTable = table, name: String = "database") throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sqlite-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    do {
      let database = try SQLiteDatabase(
        path: file.path, identity: identity, tables: [table],
        views: [DatabaseView("ids", "an id", query: "SELECT \"\(table.columns[0].name)\" AS id FROM \"\(table.name)\"")]
      )
      let output = try database.rows(of: table)
      for row in rows { try output.append(row) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
      try database.finish()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    return Array(try Data(contentsOf: file))
  }

  /// What a query finds, each row as Python writes a tuple.
  static func ask(_ query: String, _ bytes: [UInt8]) throws -> [String] {
    let script = """
      import sqlite3, sys
      database = sqlite3.connect(':memory:')
      database.deserialize(sys.stdin.buffer.read())
      for row in database.execute('''\(query) '''): print(ascii(tuple(v.hex() if isinstance(v, float) else v for v in row)))
      """
    return String(decoding: try ChildPython.output(of: script, input: bytes), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func everyKindOfCellKeepsItsValue() throws {
    let bytes = try Self.bytes(of: [
      [1, "", Cell(0.1, digits: 1), .integer(.max)], [2, .missing, .missing, 5],
      [3, "a\u{0}b'\"; DROP TABLE x; é 😀\n", Cell(1.0 / 3, digits: 0), .integer(.min)],
      [4, "x", Cell(Double.leastNonzeroMagnitude, "m", digits: 2), 0],
      [-5, "NULL", Cell(-0x1.fffffffffffffp127, digits: 0), Cell(7, digits: 0)],
    ])
    #expect(
      try Self.ask("SELECT * FROM \"values\" ORDER BY abs(id)", bytes) == [
        "(1, '', '0x1.999999999999ap-4', 9223372036854775807)", "(2, None, None, 5)",
        #"(3, 'a\x00b\'"; DROP TABLE x; \xe9 \U0001f600\n', '0x1.5555555555555p-2', -9223372036854775808)"#,
        "(4, 'x', '0x0.0000000000001p-1022', 0)", "(-5, 'NULL', '-0x1.fffffffffffffp+127', 7)",
      ])
    #expect(try Self.ask("PRAGMA integrity_check", bytes) == ["('ok',)"])
    #expect(try Self.ask("SELECT id FROM ids WHERE id < 0", bytes) == ["(-5,)"])
  }

  @Test func databasesDocumentThemselves() throws {
    let bytes = try Self.bytes(of: [])
    #expect(try Self.ask("PRAGMA application_id", bytes) == ["(\(0x5445_5354),)"])
    #expect(try Self.ask("PRAGMA user_version", bytes) == ["(3,)"])
    #expect(
      try Self.ask("SELECT * FROM columns WHERE table_name = 'values' AND name IN ('size', 'group')", bytes) == [
        "('values', 'size', 'Size', 'm', 'a measure', 'somebody')",
        "('values', 'group', 'Group', None, 'a number', None)",
      ])
    let tables = try Self.ask("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY name", bytes)
    #expect(tables == ["('columns',)", "('ids',)", "('tables',)", "('values',)"])
    #expect(try Self.ask("SELECT name FROM tables ORDER BY name", bytes) == tables)
    #expect(
      try Self.ask("SELECT count(*) FROM columns WHERE table_name IN ('tables', 'columns')", bytes) == ["(8,)"])
  }

  @Test func indexesAreThereAndUsed() throws {
    let bytes = try Self.bytes(of: [[1, "a", .missing, 3]])
    let plan = try Self.ask("EXPLAIN QUERY PLAN SELECT id FROM \"values\" WHERE \"group\" = 3 AND size > 1", bytes)
    #expect(plan.count == 1 && plan[0].contains("values_by_group_and_size"), "\(plan)")
    #expect(
      try Self.ask("SELECT \"unique\" FROM pragma_index_list('values') WHERE name = 'values_by_name'", bytes) == [
        "(1,)"
      ])
  }

  @Test func keysOfSeveralColumnsOrderRows() throws {
    let table = DatabaseTable(
      "places", "a place",
      columns: [DatabaseColumn("row", "", .integer, ""), DatabaseColumn("column", "", .integer, "")],
      primaryKey: ["row", "column"])
    let bytes = try Self.bytes(of: [[2, 1], [1, 9], [1, 3]], table: table)
    #expect(try Self.ask("SELECT * FROM places", bytes) == ["(1, 3)", "(1, 9)", "(2, 1)"])
  }

  @Test func sameRowsSameBytes() throws {
    let rows: [[Cell]] = (0..<20_000).map { [.integer($0), .text("name \($0)"), Cell(Double($0) / 7, digits: 3), 1] }
    let bytes = try Self.bytes(of: rows)
    #expect(bytes.count > 500_000 && bytes.starts(with: "SQLite format 3\u{0}".utf8))
    #expect(try Self.bytes(of: rows, name: "file:other?mode=memory") == bytes)
  }

  @Test(
    arguments: [
      ([[1, "a", .missing, 0], [1, "b", .missing, 0]], "UNIQUE constraint failed: values.id"),
      ([[1, "a", .missing, 0], [2, "a", .missing, 0]], "UNIQUE constraint failed"),
      ([[1, "a", .missing, .missing]], "NOT NULL constraint failed: values.group"),
      ([[1, "a", .missing, "b"]], "cannot store TEXT value in INTEGER column values.group"),
      ([[1, "a", .missing, Cell(0.5, digits: 1)]], "cannot store REAL value in INTEGER column values.group"),
      ([[1, "a", .missing, .largeInteger(UInt128.max)]], "cannot store"),
    ] as [([[Cell]], String)]) func rowsThatDoNotFitAreRefused(rows: [[Cell]], reason: String) throws
  {
    let error = #expect(throws: SQLiteError.self) { _ = try Self.bytes(of: rows) }
    #expect(error?.reason.contains(reason) == true && error?.systemCode == 0, "\(error?.reason ?? "")")
  }

  @Test func filesThatCannotBeWritten() throws {
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteDatabase(path: "/proc/no-such-file", identity: Self.identity, tables: [])
    }
    #expect(error?.reason == "unable to open database file")
  }
}
