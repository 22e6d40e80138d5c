/// A table of a database that documents itself: what it is called, what its rows are, and which columns they have.
package struct DatabaseTable: Sendable {
  package let name: String
  /// What a row is, in a sentence.
  package let meaning: String
  package let columns: [DatabaseColumn]
  /// The columns that identify a row, in whose order rows are kept; without any, rows keep the order of their coming.
  package let primaryKey: [String]
  package let indexes: [DatabaseIndex]

  /// A table.
  ///
  /// - Precondition: the name is made of ASCII letters, digits and `_`; the columns of the key and the indexes exist.
  package init(
    _ name: String, _ meaning: String, columns: [DatabaseColumn], primaryKey: [String] = [],
    indexes: [DatabaseIndex] = []
  ) {
    precondition(FileSafeName.isValid(name, joinedBy: "_"), "'\(name)' is no name for a table")
    for column in primaryKey + indexes.flatMap(\.columns) {
      precondition(columns.contains { $0.name == column }, "table \(name) has no column \(column)")
    }
    self.name = name
    self.meaning = meaning
    self.columns = columns
    self.primaryKey = primaryKey
    self.indexes = indexes
  }

  /// The statement that makes the table: strict, so that every value has the type of its column.
  var creation: String {
    var definitions = columns.map(\.definition)
    // Of an integer alone SQLite makes the number of the row itself; longer keys replace that number.
    let isRowNumber = primaryKey.count == 1 && columns.contains { $0.name == primaryKey[0] && $0.type == .integer }
    if !primaryKey.isEmpty { definitions.append("PRIMARY KEY (\(quoted(primaryKey)))") }
    let options = primaryKey.isEmpty || isRowNumber ? "STRICT" : "STRICT, WITHOUT ROWID"
    return "CREATE TABLE \(quoted([name])) (\n  \(definitions.joined(separator: ",\n  "))\n) \(options)"
  }

  /// The statements that make the indexes.
  var indexing: [String] {
    indexes.map { index in
      let indexName = "\(name)_by_\(index.columns.joined(separator: "_and_"))"
      let kind = index.isUnique ? "UNIQUE INDEX" : "INDEX"
      return "CREATE \(kind) \(quoted([indexName])) ON \(quoted([name])) (\(quoted(index.columns)))"
    }
  }

  /// The statement that adds a row.
  var insertion: String {
    "INSERT INTO \(quoted([name])) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }
}

/// A column of a database's table.
package struct DatabaseColumn: Sendable {
  /// What values are.
  package enum DataType: String, Sendable {
    case text = "TEXT"
    case integer = "INTEGER"
    /// A measure, with all the digits that it was worked out with.
    case real = "REAL"
  }

  package let name: String
  /// The heading for people.
  package let title: String
  package let type: DataType
  /// Empty for pure numbers and for texts.
  package let unit: String
  /// What a value says, in a sentence.
  package let meaning: String
  /// Whose definition it is; nil where there is nothing to cite.
  package let source: String?
  /// Whether a value may be missing (NULL).
  package let mayBeMissing: Bool

  /// - Precondition: the name is made of ASCII letters, digits and `_`.
  package init(
    _ name: String, _ title: String, _ type: DataType, unit: String = "", _ meaning: String, source: String? = nil,
    mayBeMissing: Bool = false
  ) {
    precondition(FileSafeName.isValid(name, joinedBy: "_"), "'\(name)' is no name for a column")
    self.name = name
    self.title = title
    self.type = type
    self.unit = unit
    self.meaning = meaning
    self.source = source
    self.mayBeMissing = mayBeMissing
  }

  var definition: String { "\(quoted([name])) \(type.rawValue)\(mayBeMissing ? "" : " NOT NULL")" }
}

/// An index of a table, made when all rows are there.
package struct DatabaseIndex: Sendable {
  package let columns: [String]
  package let isUnique: Bool

  package init(_ columns: [String], isUnique: Bool = false) {
    self.columns = columns
    self.isUnique = isUnique
  }
}

/// A query that can be read like a table.
package struct DatabaseView: Sendable {
  package let name: String
  /// What a row is, in a sentence.
  package let meaning: String
  /// The query in SQL.
  package let query: String

  package init(_ name: String, _ meaning: String, query: String) {
    self.name = name
    self.meaning = meaning
    self.query = query
  }

  var creation: String { "CREATE VIEW \(quoted([name])) AS\n\(query)" }
}

/// Names as SQL, in quotes: some are words of SQL too.
private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
