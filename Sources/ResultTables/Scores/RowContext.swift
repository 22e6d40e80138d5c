import Documents
import PatternGrid
import PatternStrength

/// What the cells of one row are made from; what no column asks for is nil.
struct RowContext {
  let pattern: Pattern
  let notation: Notation
  let features: PatternFeatures?
  let score: PatternScore?

  /// The cell of a column, by what the column is made from.
  ///
  /// - Precondition: what the column needs is there.
  func cell(_ content: ScoreColumn.Content) -> Cell {
    switch content {
    case .pattern(let cell): cell(pattern, notation)
    case .features(let cell), .meter(let cell): cell(features!)
    case .score(let cell): cell(score!)
    }
  }
}
