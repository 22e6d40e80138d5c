import Documents
import PatternGrid
import PatternStrength

/// The table `patterns` of a database: one row a pattern, with its rank, its text and the columns asked for.
struct PatternTable {
  let table: DatabaseTable
  private let cells: RowBuilder
  /// Nil on grids that are too large to number patterns.
  private let index: PatternIndex?

  /// What researchers ask for patterns by; those of the columns that are there are indexed.
  private static let indexes = [
    DatabaseIndex(["guess_number"], isUnique: true), DatabaseIndex(["length", "guess_number"]),
    DatabaseIndex(["start", "end"]), DatabaseIndex(["shape"]),
  ]

  /// The columns that the table has: the pattern, which is always there, then the others asked for.
  package static func columns(askedFor columns: [ScoreColumn]) -> [ScoreColumn] {
    [ScoreColumn.pattern] + columns.filter { $0.id != ScoreColumn.pattern.id }
  }

  /// - Parameter columns: as `columns(askedFor:)` gives them; those of the cells.
  init(_ columns: [ScoreColumn], index: PatternIndex?, cells: RowBuilder) {
    self.index = index
    self.cells = cells
    let rank = DatabaseColumn(
      "rank", "Rank", .integer, "the place of the pattern in prefix order among all of the space (see about), from 0")
    let names = columns.map(\.id)
    table = DatabaseTable(
      "patterns", "a pattern", columns: (index == nil ? [] : [rank]) + columns.map(DatabaseColumn.init),
      primaryKey: [index == nil ? "pattern" : "rank"],
      indexes: (index == nil ? [] : [DatabaseIndex(["pattern"], isUnique: true)])
        + Self.indexes.filter { $0.columns.allSatisfy(names.contains) })
  }

  /// Replaces a row by that of a pattern.
  func fill(_ row: inout [Cell], with pattern: Pattern) {
    row.removeAll(keepingCapacity: true)
    if let index { row.append(.integer(index.index(of: pattern))) }
    cells.append(pattern, to: &row)
  }
}

extension DatabaseColumn {
  /// Only patterns themselves are always there.
  fileprivate init(_ column: ScoreColumn) {
    self.init(
      column.id, column.column.title, column.type, unit: column.unit, column.summary, source: column.source,
      mayBeMissing: column.id != ScoreColumn.pattern.id)
  }
}
