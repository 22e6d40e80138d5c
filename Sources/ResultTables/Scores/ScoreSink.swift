import Documents
import FileStreams
import PatternGrid
import PatternStrength

/// What becomes of scored lines: rows of text, or a database. It neither reads files nor starts threads.
protocol ScoreSink: AnyObject {
  /// What comes of a chunk of lines.
  associatedtype Outcome: LineOutcome

  /// Takes a pattern that was named.
  ///
  /// - Parameter place: among what was named, from 1.
  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws

  /// Begins the next file.
  ///
  /// - Parameter format: how its lines are written; nil if it has none.
  func begin(_ name: String, _ format: InputFormat?) throws

  /// What makes an outcome of a chunk of whole lines of the file; threads call it at once.
  ///
  /// - Parameter textSize: bytes of text that are to be expected from here on, as far as is known.
  func scoring(with parser: LineParser, textSize: Int) -> @Sendable ([UInt8]) -> Outcome

  /// Takes the outcomes of the next chunks, in order.
  func add(_ outcomes: [Outcome]) throws

  /// Ends the output, which is whole then.
  func finish() throws
}

extension ScoreRun {
  /// Where scores go, opened before any work is done.
  package enum Output {
    /// Rows, in a format that has a row writer.
    case rows(OutputFile, OutputFormat)
    case database(DatabaseFile)

    func sink(_ options: ScoreOptions, scorer: PatternScorer, features: FeatureTable?) throws -> any ScoreSink {
      switch self {
      case .rows(let file, let format):
        ScoreTextSink(options, scorer: scorer, features: features, output: file, format: format)
      case .database(let file):
        try ScoreDatabaseSink(options, scorer: scorer, features: features, file: file)
      }
    }
  }
}
