import Assessment
import CommandLineTool
import Documents
import PatternGrid
import ResultTables

/// What the flags of `score` ask for.
struct ScoreRequest {
  let columns: [ScoreColumn]
  /// As asked for; nil to find it for each input.
  let notation: Notation?
  let threads: Int
  let invalidLines: InvalidLines
  /// Nil without a summary.
  let summary: SummaryFormat?

  init(_ invocation: Invocation) {
    columns = invocation.columns() ?? ScoreColumn.defaults
    notation = invocation.inputNotation()
    threads = invocation.integer("threads") ?? onlineCores()
    invalidLines = InvalidLines(rawValue: invocation.text("invalid")!)!
    summary = invocation.text("summary").flatMap(SummaryFormat.init(rawValue:))
  }

  static let flags = [
    Flag(
      "invalid", value: .choice(InvalidLines.allCases.map(\.rawValue)),
      summary: "What becomes of lines that are no pattern: "
        + InvalidLines.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; ")
        + ". The exit status is 1 in each case",
      defaultText: InvalidLines.report.rawValue),
    Flag(
      "summary", value: .choice(SummaryFormat.allCases.map(\.rawValue)),
      summary:
        "Tell on standard error, at the end, what came of the lines of the files: totals, lines refused by reason, "
        + "how early an attacker guesses the patterns, and their share in each class of the meters",
      absenceText: "no summary"),
  ]
}

/// What becomes of lines that are no pattern.
enum InvalidLines: String, CaseIterable {
  case report, skip, keep

  var summary: String {
    switch self {
    case .report: "each is told on standard error and left out"
    case .skip: "they are left out and only counted, by --summary"
    case .keep: "each is told, and has a row with its text in place of the pattern and nothing else"
    }
  }
}

/// How a summary is written.
enum SummaryFormat: String, CaseIterable {
  case table, json

  func text(of tables: [Table]) -> String {
    switch self {
    case .table: tables.map { TerminalTableWriter().text(of: $0) }.joined(separator: "\n")
    case .json: String(decoding: JSONWriter.bytes(of: tables), as: UTF8.self)
    }
  }
}
