import Assessment
import PatternGrid
import PatternStrength
import ResultTables

/// What becomes of what `score` reads: rows of text, or a database.
protocol ScoreSink: AnyObject {
  /// Takes a pattern of the command line.
  ///
  /// - Parameter place: among the operands, from 1.
  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws

  /// Takes note of the next input.
  ///
  /// - Parameter form: how its lines are written; nil where it has none.
  func begin(_ name: String, _ form: InputFormat?) throws

  /// Scores the next lines of the input.
  ///
  /// - Parameters:
  ///   - chunks: of whole lines.
  ///   - textSize: bytes that are to be expected of the input from here on, as far as is known.
  /// - Returns: what came of each chunk.
  func add(_ chunks: [[UInt8]], _ parser: LineParser, textSize: Int) throws -> [any LineOutcome]

  /// Ends the output, which is whole then.
  func finish() throws
}
