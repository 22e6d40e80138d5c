import PatternGrid
import PatternStrength

/// Scores as a database.
final class ScoreDatabaseSink: ScoreSink {
  private let invalidLines: InvalidLines
  private let file: DatabaseFile
  private let database: ScoreDatabase

  init(_ options: ScoreOptions, scorer: PatternScorer, features: FeatureTable?, file: DatabaseFile) throws {
    invalidLines = options.invalidLines
    self.file = file
    var facts = DatabaseFacts(
      program: options.program, content: "lines of patterns with the scores of the patterns")
    facts.add("refused lines", options.invalidLines.recordText)
    database = try file.write {
      try ScoreDatabase(
        path: $0, scorer: scorer, columns: options.columns, notation: options.notation ?? .digit, features: features,
        facts: facts)
    }
  }

  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws {
    try file.write { _ in try database.add(argument: pattern, place: place) }
  }

  func begin(_ name: String, _ format: InputFormat?) throws {
    try file.write { _ in try database.begin(name, notation: format?.notation) }
  }

  func scoring(with parser: LineParser, textSize: Int) -> @Sendable ([UInt8]) -> ReadLines {
    let keepsRefused = invalidLines == .keep
    return { ReadLines($0, parser: parser, keepsRefused: keepsRefused) }
  }

  func add(_ outcomes: [ReadLines]) throws {
    try file.write { _ in
      for lines in outcomes { try database.add(lines, recordsRefused: invalidLines != .skip) }
    }
  }

  func finish() throws {
    try file.write { _ in try database.finish() }
    try file.finish()
  }
}

extension InvalidLines {
  /// What the database says of them.
  fileprivate var recordText: String {
    switch self {
    case .report: "each with its reason in refused"
    case .skip: "only counted, in inputs"
    case .keep: "each with its reason and its text in refused"
    }
  }
}
