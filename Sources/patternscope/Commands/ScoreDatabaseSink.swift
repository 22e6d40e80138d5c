import Assessment
import CommandLineTool
import PatternGrid
import PatternStrength
import ResultTables

/// The database of `score --format sqlite`.
final class ScoreDatabaseSink: ScoreSink {
  private let request: ScoreRequest
  private let file: DatabaseFile
  private let database: ScoreDatabase

  init(_ request: ScoreRequest, scorer: PatternScorer, features: FeatureTable?, file: DatabaseFile) throws {
    self.request = request
    self.file = file
    var facts = DatabaseFacts.ofProgram(content: "lines of patterns with the scores of the patterns")
    facts.add("refused lines", request.invalidLines.recordText)
    database = try file.write {
      try ScoreDatabase(
        path: $0, scorer: scorer, columns: request.columns, notation: request.notation ?? .digit, features: features,
        facts: facts)
    }
  }

  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws {
    try file.write { _ in try database.add(argument: pattern, place: place) }
  }

  func begin(_ name: String, _ form: InputFormat?) throws {
    try file.write { _ in try database.begin(name, notation: form?.notation) }
  }

  func add(_ chunks: [[UInt8]], _ parser: LineParser, textSize: Int) throws -> [any LineOutcome] {
    let invalidLines = request.invalidLines
    let results = parallelMap(chunks.count, threads: request.threads) {
      ReadLines(chunks[$0], parser: parser, keepsRefused: invalidLines == .keep)
    }
    try file.write { _ in
      for lines in results { try database.add(lines, recordsRefused: invalidLines != .skip) }
    }
    return results
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
