import Documents
import FileStreams
import PatternGrid
import PatternStrength

/// What came of the lines of scored files.
public struct ScoreOutcome: Sendable {
  /// Lines of every kind, comments among them.
  public private(set) var lineCount = 0
  /// Lines that are patterns.
  public private(set) var patternCount = 0
  /// Lines that are no pattern.
  public private(set) var refusedCount = 0
  /// How early the patterns are guessed, and more; nil if it was not asked for.
  public internal(set) var summary: ScoreSummary?

  mutating func add(_ lines: some LineOutcome) {
    lineCount += lines.lineCount
    patternCount += lines.ranks.count
    refusedCount += lines.refusals.count
    summary?.add(lines)
  }
}

extension PatternScorer {
  /// Scores a file of patterns into another, which appears when it is whole.
  ///
  ///     let outcome = try scorer.scoreFile("patterns.txt", to: "scores.csv")
  ///     print(outcome.lineCount, outcome.refusedCount)
  ///
  /// - Parameters:
  ///   - path: of lines with a pattern, perhaps with a count; `-` for standard input. Files compressed by gzip or zstd are
  ///     read as their content.
  ///   - outputPath: `-` for standard output, except for a database.
  ///   - format: of rows, or a database: see `OutputFormat.ofRows`.
  ///   - notation: nil to find it from the first lines.
  ///   - withSummary: whether the outcome has one.
  ///   - force: whether an existing file may be replaced.
  ///   - notice: receives refused lines, and a doubt about the notation, while the file is read.
  /// - Throws: `FileError` if one of the files cannot be read or written; no output is left then.
  /// - Precondition: the format is one of `OutputFormat.ofRows`.
  @discardableResult
  public func scoreFile(
    _ path: String, to outputPath: String, columns: [ScoreColumn] = ScoreColumn.defaults, format: OutputFormat = .csv,
    notation: Notation? = nil, invalidLines: InvalidLines = .report, withSummary: Bool = false, force: Bool = false,
    notice: @escaping (Corpus.Notice) -> Void = { _ in }
  ) throws -> ScoreOutcome {
    let output: ScoreRun.Output =
      if format.isDatabase {
        .database(try DatabaseFile(outputPath, force: force))
      } else {
        .rows(try OutputFile(path: outputPath, force: force), format)
      }
    var options = ScoreOptions()
    options.columns = columns
    options.notation = notation
    options.invalidLines = invalidLines
    options.withSummary = withSummary
    var failure: FileError?
    let run = try ScoreRun(self, options: options, output: output) { told in
      if case .unreadable(let error) = told { failure = failure ?? error } else { notice(told) }
    }
    try run.score(file: path)
    if let failure { throw failure }
    return try run.finish()
  }
}
