/// Values on a rectangular grid: the greater the darker, each written into its cell.
public struct HeatMap: Sendable, Hashable {
  /// The values by rows from the top, each from the left; nil where there is none.
  public let rows: [[Double?]]
  public let rowLabels: [String]
  public let columnLabels: [String]
  /// Decimals of the written values.
  public let digits: Int

  /// A heat map.
  ///
  /// - Precondition: there is a cell, and the labels match the rows and columns.
  public init(rows: [[Double?]], rowLabels: [String], columnLabels: [String], digits: Int = 0) {
    precondition(!rows.isEmpty && !columnLabels.isEmpty, "a heat map without cells")
    precondition(rows.count == rowLabels.count, "\(rowLabels.count) labels for \(rows.count) rows")
    for row in rows {
      precondition(row.count == columnLabels.count, "\(row.count) cells for \(columnLabels.count) columns")
    }
    self.rows = rows
    self.rowLabels = rowLabels
    self.columnLabels = columnLabels
    self.digits = digits
  }
}
