/// A table for people at a terminal, written row by row: columns as wide as their headings and expected cells.
///
/// A wider cell stays whole and pushes the rest of its row to the right.
package struct TerminalRowWriter: RowWriter {
  private let columns: [Column]
  private let widths: [Int]

  package init(columns: [Column]) {
    self.columns = columns
    widths = columns.map { max(DisplayWidth.of($0.heading), $0.expectedWidth) }
  }

  package func appendHeader(to bytes: inout [UInt8]) {
    append(TerminalLine.text(columns.map(\.heading), widths, columns), to: &bytes)
    append(TerminalLine.rule(widths), to: &bytes)
  }

  package func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    append(TerminalLine.text(zip(row, columns).map { $0.displayText(in: $1) }, widths, columns), to: &bytes)
  }

  private func append(_ line: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}
