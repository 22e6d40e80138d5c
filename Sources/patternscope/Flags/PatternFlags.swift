import CommandLineTool
import PatternGrid
import PatternStrength
import ResultTables

/// Flags that say how patterns are written, by which model they are scored, and what is shown of them.
enum PatternFlags {
  private static let notations = Notation.all.map { (word: $0.id, value: $0) }

  static let outputNotation: Flag<Notation> = .choice(
    "notation", short: "n", of: notations, summary: "How patterns are written", default: (Notation.digit.id, .digit))
  static let inputNotation: Flag<Notation?> = .choice(
    "notation", short: "n", of: notations, summary: "How patterns are written, read and shown",
    absence: "found from the input")

  static let model: Flag<String> = .text(
    "model", short: "m", placeholder: "NAME|DIR",
    summary: "Whose choices are meant: "
      + ModelCatalogueEntry.all.map { "\($0.id), \($0.summary)" }.joined(separator: "; ")
      + "; or a directory that train wrote",
    default: ModelCatalogueEntry.people.id)

  /// - Parameter absence: what is shown without the flag.
  static func columns(absence: String) -> Flag<[String]?> {
    .list(
      "columns", short: "c", placeholder: "NAMES", of: (ScoreColumn.all.map(\.id) + ["all"]).map { ($0, $0) },
      summary: "Columns to show, in this order", absence: absence)
  }
}

extension Invocation {
  /// The columns that `--columns` names, each once; nil without the flag.
  func columns(_ flag: Flag<[String]?>) -> [ScoreColumn]? {
    guard let names = self[flag] else { return nil }
    var seen: Set<String> = []
    return names.flatMap { $0 == "all" ? ScoreColumn.all.map(\.id) : [$0] }
      .filter { seen.insert($0).inserted }
      .compactMap(ScoreColumn.named)
  }

  /// The model of a name, or read from a directory.
  func model() throws -> any GuessModel {
    let name = self[PatternFlags.model]
    if let entry = ModelCatalogueEntry.named(name) { return entry.model }
    guard ModelDirectory.exists(name) else {
      let names = ModelCatalogueEntry.all.map(\.id).joined(separator: ", ")
      throw Failure.usage(
        "flag '--model': '\(name)' is neither a model (\(names)) nor a directory with \(ModelKind.cardFile)")
    }
    return try ModelDirectory.read(name)
  }
}
