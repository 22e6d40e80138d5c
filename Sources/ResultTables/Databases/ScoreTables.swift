import Documents
import PatternStrength

/// The tables of a database of scored lines, beside that of the patterns.
enum ScoreTables {
  /// What the input is called that patterns of the command line make up.
  static let argumentsName = "arguments"

  private static let input = DatabaseColumn(
    "input", "Input", .integer, "the number of the input, see inputs")

  static let inputs = DatabaseTable(
    "inputs", "a file that was scored, or standard input, or the patterns that were named on the command line",
    columns: [
      DatabaseColumn(
        "input", "Input", .integer, "its number in the order of the command line, from 1; 0 for patterns named there"),
      DatabaseColumn(
        "name", "Name", .text, "the name as given, stdin for standard input, \(argumentsName) for patterns named"),
      DatabaseColumn(
        "notation", "Notation", .text,
        "how its patterns were read; missing where it is empty or each had a notation of its own",
        mayBeMissing: true),
      DatabaseColumn("lines", "Lines", .integer, unit: "lines", "all its lines, comments and headers among them"),
      DatabaseColumn("patterns", "Patterns", .integer, unit: "lines", "lines that are patterns"),
      DatabaseColumn("refused", "Refused", .integer, unit: "lines", "lines that are no patterns and should be"),
    ], primaryKey: ["input"])

  static let lines = DatabaseTable(
    "lines", "a line that is a pattern",
    columns: [
      input, DatabaseColumn("line", "Line", .integer, "the number of the line in its input, from 1"),
      DatabaseColumn("rank", "Rank", .integer, "the pattern, by its rank in patterns"),
      DatabaseColumn(
        "count", "Count", .integer, unit: "choices",
        "how often the line says that the pattern was chosen; 1 where it says nothing"),
    ], primaryKey: ["input", "line"], indexes: [DatabaseIndex(["rank", "count"])])

  static let refused = DatabaseTable(
    "refused", "a line that is no pattern and should be",
    columns: [
      input, DatabaseColumn("line", "Line", .integer, "the number of the line in its input, from 1"),
      DatabaseColumn("column", "Column", .integer, "the byte of the line at fault, from 1"),
      DatabaseColumn(
        "kind", "Kind", .text,
        "the reason in a word: \(LineError.Kind.allCases.map(\.rawValue).joined(separator: ", "))"),
      DatabaseColumn("reason", "Reason", .text, "the reason in a sentence"),
      DatabaseColumn("text", "Text", .text, "the line, where such lines are kept", mayBeMissing: true),
    ], primaryKey: ["input", "line"])

  /// Every scored line with all that is known of it, as the other formats write it.
  static func scores(_ patterns: DatabaseTable) -> DatabaseView {
    let columns = patterns.columns.map(\.name).filter { !["rank", "pattern"].contains($0) }
    let selected =
      ["input", "inputs.name AS file", "line", "rank", "pattern", "count"] + columns.map { "patterns.\"\($0)\"" }
    return DatabaseView(
      "scores", "a line that is a pattern, with the name of its file and the scores of the pattern",
      query: """
        SELECT \(selected.joined(separator: ", "))
        FROM lines JOIN inputs USING (input) JOIN patterns USING (rank)
        """)
  }
}
