/// A table in GitHub's Markdown, written row by row: bars in line where cells are as wide as expected.
package struct MarkdownRowWriter: RowWriter {
  private let columns: [Column]
  private let widths: [Int]

  package init(columns: [Column]) {
    self.columns = columns
    widths = columns.map { max(3, DisplayWidth.of(MarkdownTable.heading($0)), $0.expectedWidth) }
  }

  package func appendHeader(to bytes: inout [UInt8]) {
    for line in MarkdownTable.head(of: columns, widths) { append(line, to: &bytes) }
  }

  package func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    append(MarkdownTable.line(MarkdownTable.cells(row, columns), widths, columns), to: &bytes)
  }

  private func append(_ line: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}
