/// A format in which results are written, found by the id that `--format` takes.
///
/// Adding one: its writer, and its entry in `all`. Help, completion, every command and their tests follow.
public struct OutputFormat: Sendable {
  public let id: String
  /// One phrase without a full stop.
  public let summary: String
  private let writer: Writer

  /// How the format is written.
  private enum Writer: Sendable {
    /// Row by row; people's tables are written whole, with captions, by `whole`.
    case rows(any RowWriter.Type, whole: (@Sendable (Results) -> [UInt8])? = nil)
    /// As one text.
    case document(@Sendable (Results) -> [UInt8])
    /// As a database file.
    case database
  }

  /// Every format, the default first.
  public static let all = [table, csv, tsv, jsonl, json, markdown, html, sqlite]

  /// Those that can be written row by row, as for millions of rows, and the database.
  public static let ofRows = all.filter { $0.isRows || $0.isDatabase }

  public static func named(_ id: String) -> OutputFormat? { all.first { $0.id == id } }

  public static let table = OutputFormat("table", "columns in line, for a terminal") {
    .rows(TerminalRowWriter.self) { results in
      Array(results.tables.map { TerminalTableWriter().text(of: $0) }.joined(separator: "\n").utf8)
    }
  }
  public static let csv = OutputFormat("csv", "comma-separated values, RFC 4180") { .rows(CSVWriter.self) }
  public static let tsv = OutputFormat("tsv", "tab-separated values") { .rows(TSVWriter.self) }
  public static let jsonl = OutputFormat("jsonl", "a JSON object a row") { .rows(JSONLinesWriter.self) }
  public static let json = OutputFormat("json", "one JSON object with every table") {
    .document { JSONWriter.bytes(of: $0.allTables) }
  }
  public static let markdown = OutputFormat("markdown", "GitHub's Markdown") {
    .rows(MarkdownRowWriter.self) { results in
      let writer = MarkdownWriter()
      let text = results.document.map { writer.text(of: $0.withoutCharts) }
      return Array((text ?? results.tables.map { writer.text(of: $0) }.joined(separator: "\n")).utf8)
    }
  }
  public static let html = OutputFormat("html", "one HTML page without references") {
    .document { Array(HTMLWriter().text(of: $0.page).utf8) }
  }
  public static let sqlite = OutputFormat("sqlite", "an SQLite database; it needs --output") { .database }

  private init(_ id: String, _ summary: String, _ writer: () -> Writer) {
    self.id = id
    self.summary = summary
    self.writer = writer()
  }

  /// Whether people read the format as it is, so that a table may end with its total.
  public var isForPeople: Bool { [Self.table.id, Self.markdown.id, Self.html.id].contains(id) }

  /// Whether the format holds pictures, so that charts need to be drawn.
  public var hasFigures: Bool { id == Self.html.id }

  /// Whether the format is a file that cannot be a stream.
  public var isDatabase: Bool { if case .database = writer { true } else { false } }

  private var isRows: Bool { rowWriterType != nil }

  private var rowWriterType: (any RowWriter.Type)? { if case .rows(let type, _) = writer { type } else { nil } }

  /// A writer for rows that come one after the other; nil where the format needs all rows at once.
  public func rowWriter(_ columns: [Column]) -> (any RowWriter)? { rowWriterType?.init(columns: columns) }

  /// The whole results; nil for a database, which `write(_:to:)` makes.
  ///
  /// Formats of rows hold the data tables, one after the other.
  public func bytes(of results: Results) -> [UInt8]? {
    switch writer {
    case .rows(_, let whole?): whole(results)
    case .rows(let type, nil): results.data.flatMap { type.init(columns: $0.columns).bytes(of: $0.rows) }
    case .document(let write): write(results)
    case .database: nil
    }
  }
}
