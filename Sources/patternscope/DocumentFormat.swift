import Documents

/// The formats in which a report with its figures can be written.
enum DocumentFormat: String, CaseIterable {
  case table, csv, json, markdown, html

  /// Whether the format holds pictures.
  var hasCharts: Bool { self == .html }

  /// - Parameters:
  ///   - metrics: every figure by name: all that CSV holds.
  ///   - document: the report for people.
  func bytes(metrics: Table, document: Document) -> [UInt8] {
    switch self {
    case .table: Array(document.tables.map { TerminalTableWriter().text(of: $0) }.joined(separator: "\n").utf8)
    case .csv: CSVWriter.bytes(of: metrics)
    case .json: JSONWriter.bytes(of: [metrics] + document.tables)
    case .markdown: Array(MarkdownWriter().text(of: document).utf8)
    case .html: Array(HTMLWriter().text(of: document).utf8)
    }
  }
}
