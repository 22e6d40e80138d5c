/// Rows of cells under named columns, with a caption and the sources of the figures.
public struct Table: Sendable, Hashable {
  /// A name fit for a file or an anchor, such as `space-by-length`: letters, digits and `-`.
  public let id: String
  /// What the table shows.
  public let caption: RichText
  /// The columns, from left to right.
  public let columns: [Column]
  /// The rows, each with one cell a column.
  public private(set) var rows: [[Cell]]
  /// Where the figures come from and what must be known to read them.
  public let notes: [RichText]

  /// A table.
  ///
  /// - Precondition: `id` is made of ASCII letters, digits and `-`; there is a column; no two columns share an id; each
  ///   row fits the columns as ``append(_:)`` demands.
  public init(id: String, caption: RichText, columns: [Column], rows: [[Cell]] = [], notes: [RichText] = []) {
    precondition(FileSafeName.isValid(id, joinedBy: "-"), "'\(id)' is no name for a table: letters, digits and - only")
    precondition(!columns.isEmpty, "table \(id) has no columns")
    precondition(Set(columns.map(\.id)).count == columns.count, "table \(id) has two columns of one name")
    self.id = id
    self.caption = caption
    self.columns = columns
    self.rows = []
    self.notes = notes
    for row in rows { append(row) }
  }

  /// Adds a row at the end.
  ///
  /// - Precondition: there is one cell a column; a quantity has the unit of its column, if both have one; an interval
  ///   stands in a column that is declared to have intervals.
  public mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "table \(id): \(row.count) cells for \(columns.count) columns")
    for (cell, column) in zip(row, columns) {
      guard case .quantity(let quantity) = cell else { continue }
      let unitFits = quantity.unit == column.unit || quantity.unit == .none || column.unit == .none
      precondition(unitFits, "table \(id): \(quantity.unit.symbol) in column \(column.id) of \(column.unit.symbol)")
      precondition(
        quantity.interval == nil || column.hasInterval, "table \(id): column \(column.id) is not declared with interval"
      )
    }
    rows.append(row)
  }
}
