import PatternGrid
import PatternStrength

/// How patterns and files of patterns are scored.
package struct ScoreOptions: Sendable {
  package var columns = ScoreColumn.defaults
  /// Of the lines; nil to find it for each file. A database is written in it too, or else in digits.
  package var notation: Notation?
  package var invalidLines = InvalidLines.report
  /// Threads that score at once.
  package var threads = processorCount()
  /// Whether the outcome has a summary, which needs the features of all patterns.
  package var withSummary = false
  /// What a database names as its maker.
  package var program = "PatternScope"

  package init() {}
}

/// What becomes of lines that are no pattern.
public enum InvalidLines: String, CaseIterable, Sendable {
  /// They have no row; a database holds their reasons.
  case report
  /// They have no row; a database holds only how many there are.
  case skip
  /// They have a row with their text in place of the pattern; a database holds their reasons and texts.
  case keep
}
