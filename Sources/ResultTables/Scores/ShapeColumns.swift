import Documents
import PatternStrength

extension ShapeCatalogue {
  /// The one that comes with the project, read once.
  static let shared = ShapeCatalogue()
}

extension ScoreColumn {
  static let ofShapes = [
    ScoreColumn(
      Column("shape", "Shape"), .text,
      "the first named shape that fits, turned and mirrored at will; see datasets/shapes.csv",
      source: "datasets/shapes.csv",
      .pattern { pattern, _ in
        ShapeCatalogue.shared.figure(of: pattern).map { .text($0.id) } ?? .missing
      }),
    ScoreColumn(
      Column("characters", "Letters and digits"), .text,
      "letters and digits that the pattern draws, separated by spaces, each with its form where it is not forwards",
      source: "datasets/shapes.csv",
      .pattern { pattern, _ in
        let found = ShapeCatalogue.shared.characters(of: pattern)
        let names = found.map { $0.form == .forwards ? $0.character.id : "\($0.character.id)_\($0.form.rawValue)" }
        return names.isEmpty ? .missing : .text(names.joined(separator: " "))
      }),
  ]
}
