/// A format that writes a table row by row, so that millions of rows need no memory.
///
/// Columns with intervals become three fields. Rows may be reused by the caller: nothing is kept of them.
public protocol RowWriter: Sendable {
  /// A writer of rows with these columns.
  init(columns: [Column])

  /// Appends what stands before the first row; nothing in formats without a header.
  func appendHeader(to bytes: inout [UInt8])

  /// Appends one row with its line end.
  ///
  /// - Precondition: there is one cell a column.
  func appendRow(_ row: [Cell], to bytes: inout [UInt8])

  /// Appends one row as `appendRow` does, and says where the number of a cell stands.
  ///
  /// - Parameter column: of a cell that is an integer.
  /// - Returns: where its digits stand among all the bytes; nil in formats in which the rest of the row depends on them.
  func appendRow(_ row: [Cell], to bytes: inout [UInt8], locating column: Int) -> Range<Int>?
}

extension RowWriter {
  public func appendRow(_ row: [Cell], to bytes: inout [UInt8], locating column: Int) -> Range<Int>? {
    appendRow(row, to: &bytes)
    return nil
  }

  /// The whole table: header and rows. Caption and notes have no place in data files.
  public func bytes(of rows: [[Cell]]) -> [UInt8] {
    var bytes: [UInt8] = []
    appendHeader(to: &bytes)
    for row in rows { appendRow(row, to: &bytes) }
    return bytes
  }

  /// The whole table: header and rows. Caption and notes have no place in data files.
  public static func bytes(of table: Table) -> [UInt8] {
    Self(columns: table.columns).bytes(of: table.rows)
  }
}
