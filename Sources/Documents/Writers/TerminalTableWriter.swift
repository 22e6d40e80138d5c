/// A table for people at a terminal: columns in line, two spaces apart, a rule under the headings.
public struct TerminalTableWriter: Sendable {
  /// Cells wider than this many terminal cells are cut and end with `…`.
  public var maximumColumnWidth: Int
  /// Whether headings are bold by ANSI escape codes; only for a terminal, and not under `NO_COLOR`.
  public var boldHeadings: Bool

  /// A writer.
  ///
  /// - Precondition: `maximumColumnWidth` is at least 2.
  public init(boldHeadings: Bool = false, maximumColumnWidth: Int = 100) {
    precondition(maximumColumnWidth >= 2, "columns of \(maximumColumnWidth) cells hold nothing")
    self.boldHeadings = boldHeadings
    self.maximumColumnWidth = maximumColumnWidth
  }

  /// The table with its caption above and its notes below; no space at line ends.
  public func text(of table: Table) -> String {
    let headings = table.columns.map { cut($0.heading) }
    let rows = table.rows.map { row in zip(row, table.columns).map { cut($0.displayText(in: $1)) } }
    let widths = table.columns.indices.map { index in
      var width = DisplayWidth.of(headings[index])
      for row in rows { width = max(width, DisplayWidth.of(row[index])) }
      return width
    }
    let heading = TerminalLine.text(headings, widths, table.columns)
    var lines = [boldHeadings ? "\u{1B}[1m\(heading)\u{1B}[0m" : heading]
    lines.append(TerminalLine.rule(widths))
    lines += rows.map { TerminalLine.text($0, widths, table.columns) }
    let caption = displayLine(table.caption)
    if !caption.isEmpty { lines.insert(contentsOf: [caption, ""], at: 0) }
    if !table.notes.isEmpty { lines.append("") }
    lines += table.notes.map { displayLine($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func displayLine(_ text: RichText) -> String { text.plainParts.map(DisplayText.oneLine).joined() }

  private func cut(_ text: String) -> String { DisplayWidth.truncated(text, to: maximumColumnWidth) }
}

/// One line of a table at a terminal.
enum TerminalLine {
  /// Cells two spaces apart, no space at the end.
  static func text(_ cells: [String], _ widths: [Int], _ columns: [Column]) -> String {
    var line = cells.indices.map { index in
      Padding.padded(cells[index], to: widths[index], columns[index].alignment)
    }.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }

  /// What stands under the headings.
  static func rule(_ widths: [Int]) -> String {
    widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
  }
}
