import Assessment
import CommandLineTool
import Documents
import FileStreams
import PatternGrid
import PatternStrength
import ResultTables

/// Flags that several commands share, and what they mean.
enum SharedFlags {
  static let output = Flag(
    "output", short: "o", value: .text(placeholder: "FILE"), summary: "Write to FILE, which appears when it is whole",
    absenceText: "standard output")
  static let force = Flag("force", short: "f", summary: "Replace an existing output")

  static let grid = Flag(
    "grid", short: "g", value: .text(placeholder: "RxC"), summary: "Rows x columns of the grid, up to 36 dots",
    defaultText: "3x3")
  static let rule = Flag(
    "rule", value: .choice(DrawingRule.allCases.map(\.rawValue)),
    summary: "What a line may pass over: "
      + DrawingRule.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; "),
    defaultText: DrawingRule.android.rawValue)
  static let minimumLength = Flag(
    "minimum-length", value: .integer(placeholder: "N", 1...Grid.maximumDotCount),
    summary: "Dots in the shortest pattern",
    defaultText: "\(PatternSpace.androidMinimumLength)")
  static let maximumLength = Flag(
    "maximum-length", value: .integer(placeholder: "N", 1...Grid.maximumDotCount),
    summary: "Dots in the longest pattern",
    absenceText: "all dots of the grid")
  static let space = [grid, rule, minimumLength, maximumLength]

  static let outputNotation = Flag(
    "notation", short: "n", value: .choice(Notation.all.map(\.id)), summary: "How patterns are written",
    defaultText: Notation.digit.id)
  static let inputNotation = Flag(
    "notation", short: "n", value: .choice(Notation.all.map(\.id)), summary: "How patterns are written, read and shown",
    absenceText: "found from the input")
  static let model = Flag(
    "model", short: "m", value: .text(placeholder: "NAME|DIR"),
    summary: "Whose choices are meant: "
      + ModelCatalogueEntry.all.map { "\($0.id), \($0.summary)" }.joined(separator: "; ")
      + "; or a directory that train wrote",
    defaultText: ModelCatalogueEntry.people.id)

  static func columns(absence: String) -> Flag {
    Flag(
      "columns", short: "c", value: .list(of: ScoreColumn.all.map(\.id) + ["all"], placeholder: "NAMES"),
      summary: "Columns to show, in this order", absenceText: absence)
  }

  /// - Parameter database: whether an SQLite database can be asked for too.
  static func format(
    _ formats: [TableFormat], database: Bool = false, default format: TableFormat?, absence: String? = nil
  ) -> Flag {
    Flag(
      "format", value: .choice(formats.map(\.rawValue) + (database ? [DatabaseFile.format] : [])),
      summary: "Output format" + (database ? "; \(DatabaseFile.format) is a database and needs --output" : ""),
      defaultText: format?.rawValue, absenceText: absence)
  }
}

/// The formats in which a table can be written.
enum TableFormat: String, CaseIterable {
  case table, csv, tsv, jsonl, markdown

  /// A writer for rows that come one after the other.
  func rowWriter(_ columns: [Column]) -> any RowWriter {
    switch self {
    case .table: TerminalRowWriter(columns: columns)
    case .csv: CSVWriter(columns: columns)
    case .tsv: TSVWriter(columns: columns)
    case .jsonl: JSONLinesWriter(columns: columns)
    case .markdown: MarkdownRowWriter(columns: columns)
    }
  }

  /// A whole table, with its caption where people read it.
  func bytes(of table: Table) -> [UInt8] {
    switch self {
    case .table: Array(TerminalTableWriter().text(of: table).utf8)
    case .markdown: Array(MarkdownWriter().text(of: table).utf8)
    case .csv, .tsv, .jsonl: rowWriter(table.columns).bytes(of: table.rows)
    }
  }
}

extension Invocation {
  /// The format of text asked for; nil without the flag, or where it asks for a database.
  func format() -> TableFormat? { text("format").flatMap(TableFormat.init(rawValue:)) }

  /// The grid, rule and lengths asked for.
  func space() throws -> PatternSpace {
    do {
      let grid = try Grid(text("grid")!)
      // The least that a grid of fewer than four dots can be asked for is all its dots.
      let minimum =
        isSet("minimum-length") ? integer("minimum-length")! : min(PatternSpace.androidMinimumLength, grid.dotCount)
      return try PatternSpace(
        grid: grid, rule: DrawingRule(rawValue: text("rule")!)!, minimumLength: minimum,
        maximumLength: integer("maximum-length"))
    } catch let error as GridError {
      throw Failure.usage("flag '--grid': \(error)")
    } catch let error as PatternSpaceError {
      throw Failure.usage("\(error)")
    }
  }

  /// The notation that input is said to be in; nil where it is to be found.
  func inputNotation() -> Notation? { text("notation").flatMap(Notation.named) }

  func outputNotation() -> Notation { text("notation").flatMap(Notation.named) ?? .digit }

  /// The columns that `--columns` names, each once; nil without the flag.
  func columns() -> [ScoreColumn]? {
    guard let names = list("columns") else { return nil }
    var seen: Set<String> = []
    return names.flatMap { $0 == "all" ? ScoreColumn.all.map(\.id) : [$0] }
      .filter { seen.insert($0).inserted }
      .compactMap(ScoreColumn.named)
  }

  /// The model of a name, or read from a directory.
  func model() throws -> any GuessModel {
    let name = text("model")!
    if let entry = ModelCatalogueEntry.named(name) { return entry.model }
    guard ModelDirectory.exists(name) else {
      let names = ModelCatalogueEntry.all.map(\.id).joined(separator: ", ")
      throw Failure.usage(
        "flag '--model': '\(name)' is neither a model (\(names)) nor a directory with \(ModelKind.cardFile)")
    }
    return try ModelDirectory.read(name)
  }

  func outputFile() throws -> OutputFile { try OutputFile(path: text("output"), force: isSet("force")) }

  /// Writes a whole table in the format asked for.
  func write(_ table: Table) throws {
    let output = try outputFile()
    try output.write((format() ?? .table).bytes(of: table))
    try output.finish()
  }
}
