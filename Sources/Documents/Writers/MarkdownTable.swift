/// A table in GitHub's Markdown, its bars in line where the cells are short enough.
enum MarkdownTable {
  /// Cells wider than this do not widen the others: a text of 10,000 letters must not fill every row with spaces.
  private static let widestPadding = 60

  /// The lines of heading, delimiters and rows.
  static func lines(of table: Table) -> [String] {
    let headings = table.columns.map(heading)
    let rows = table.rows.map { cells($0, table.columns) }
    let widths = table.columns.indices.map { index in
      // A delimiter cell needs three characters.
      var width = max(3, DisplayWidth.of(headings[index]))
      for row in rows { width = max(width, DisplayWidth.of(row[index])) }
      return min(width, widestPadding)
    }
    return head(of: table.columns, widths) + rows.map { line($0, widths, table.columns) }
  }

  /// The lines of headings and delimiters.
  static func head(of columns: [Column], _ widths: [Int]) -> [String] {
    let delimiters = zip(columns, widths).map { delimiter($0.alignment, width: $1) }
    return [line(columns.map(heading), widths, columns), line(delimiters, widths, columns)]
  }

  static func heading(_ column: Column) -> String { MarkdownText.inline(RichText(column.heading), in: .cell) }

  package static func cells(_ row: [Cell], _ columns: [Column]) -> [String] {
    zip(row, columns).map { MarkdownText.inline(RichText($0.displayText(in: $1)), in: .cell) }
  }

  static func line(_ cells: [String], _ widths: [Int], _ columns: [Column]) -> String {
    var line = "|"
    for (index, cell) in cells.enumerated() {
      line += " \(Padding.padded(cell, to: widths[index], columns[index].alignment)) |"
    }
    return line
  }

  private static func delimiter(_ alignment: Column.Alignment, width: Int) -> String {
    switch alignment {
    case .left: ":" + String(repeating: "-", count: width - 1)
    case .right: String(repeating: "-", count: width - 1) + ":"
    case .center: ":" + String(repeating: "-", count: width - 2) + ":"
    }
  }
}
