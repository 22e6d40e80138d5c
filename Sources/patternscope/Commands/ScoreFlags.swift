import Assessment
import CommandLineTool
import Documents
import PatternGrid
import ResultTables

/// The flags of `score`.
enum ScoreFlags {
  static let columns = PatternFlags.columns(absence: ScoreColumn.defaults.map(\.id).joined(separator: ", "))
  static let explain: Flag<Bool> = .toggle(
    "explain",
    summary: "Show instead what the model sees in each pattern and what it adds to the bits: positive makes a "
      + "pattern less likely, negative more")
  static let format = OutputFlags.rowFormat(absence: "table for patterns named, csv for files")
  static let threads: Flag<Int?> = .integer(
    "threads", short: "j", 1...256, summary: "Threads that score at once", absence: "one for each core")
  static let invalid: Flag<InvalidLines> = .choice(
    "invalid",
    summary: "What becomes of lines that are no pattern: "
      + InvalidLines.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; ")
      + ". The exit status is 1 in each case",
    default: .report)
  static let summary: Flag<OutputFormat?> = .choice(
    "summary", of: [OutputFormat.table, .json].map { ($0.id, $0) },
    summary:
      "Tell on standard error, at the end, what came of the lines of the files: totals, lines refused by reason, "
      + "how early an attacker guesses the patterns, and their share in each class of the meters",
    absence: "no summary")

  static let all: [any DeclaredFlag] = [
    columns, explain, PatternFlags.inputNotation, PatternFlags.model, format, threads, invalid, summary,
    OutputFlags.output, OutputFlags.force,
  ]
}

extension InvalidLines {
  fileprivate var summary: String {
    switch self {
    case .report: "each is told on standard error and left out"
    case .skip: "they are left out and only counted, by --summary"
    case .keep: "each is told, and has a row with its text in place of the pattern and nothing else"
    }
  }
}

extension Invocation {
  /// What the flags of `score` ask for.
  var scoreOptions: ScoreOptions {
    var options = ScoreOptions()
    if let columns = columns(ScoreFlags.columns) { options.columns = columns }
    if let threads = self[ScoreFlags.threads] { options.threads = threads }
    options.notation = self[PatternFlags.inputNotation]
    options.invalidLines = self[ScoreFlags.invalid]
    options.withSummary = self[ScoreFlags.summary] != nil
    options.program = "\(programTable.name) \(programTable.version)"
    return options
  }
}
