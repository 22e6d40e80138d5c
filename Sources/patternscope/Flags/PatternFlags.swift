import CommandLineTool
import FileStreams
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
    do {
      let model = try loadModel(from: name)
      guard model.space == .android3x3 else {
        throw Failure.usage(
          "flag '--model': '\(name)' is a model of \(model.space.title), not of \(PatternSpace.android3x3.title)")
      }
      return model
    } catch let error as FileError where error.path == "\(name)/\(modelCardFile)" {
      let names = ModelCatalogueEntry.all.map(\.id).joined(separator: ", ")
      throw Failure.usage(
        "flag '--model': '\(name)' is neither a model (\(names)) nor a directory with a readable \(modelCardFile)")
    } catch let error as ModelFileError { throw Failure.system("\(error)") }
  }
}
