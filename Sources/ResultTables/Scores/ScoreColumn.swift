import Documents
import PatternGrid
import PatternStrength

/// A column that `--columns` can name.
public struct ScoreColumn: Sendable {
  public let column: Column
  /// What the column says, in a sentence.
  public let summary: String
  /// What a cell is made from.
  enum Content: Sendable {
    case pattern(@Sendable (Pattern, Notation) -> Cell)
    case features(@Sendable (PatternFeatures) -> Cell)
    /// As `features`, and only where meters are defined.
    case meter(@Sendable (PatternFeatures) -> Cell)
    /// Only for Android's 3x3 space.
    case score(@Sendable (PatternScore) -> Cell)
  }
  let content: Content
  /// What its values are in a database.
  let type: DatabaseColumn.DataType
  /// What its numbers count or measure; empty for pure numbers and for texts.
  let unit: String
  /// Whose definition it is; nil where there is nothing to cite.
  let source: String?

  public var id: String { column.id }

  /// - Parameter unit: nil for that of the column.
  init(
    _ column: Column, _ type: DatabaseColumn.DataType, unit: String? = nil, _ summary: String, source: String? = nil,
    _ content: Content
  ) {
    self.column = column
    self.type = type
    self.unit = unit ?? column.unit.symbol
    self.summary = summary
    self.source = source
    self.content = content
  }

  /// Every column, in the order of documentation.
  public static let all = ofScores + ofFeatures + ofMeters + ofShapes

  /// The columns shown where none are named.
  public static let defaults = [
    "pattern", "length", "guess_number", "guess_number_log2", "probability_bits", "guessed_before_pct", "popular_lists",
  ].compactMap(named)

  public static func named(_ id: String) -> ScoreColumn? { all.first { $0.id == id } }

  /// The column of the input's counts, which stands after the pattern.
  static let count = Column("count", "Count", alignment: .right)

  static let pattern = ScoreColumn(
    Column("pattern", "Pattern", expectedWidth: 9), .text, "the pattern, in the notation asked for",
    .pattern { .text($1.text(of: $0)) })

  private static let ofScores = [
    pattern,
    ScoreColumn(
      Column("length", "Length", alignment: .right), .integer, unit: Feature.length.unit, Feature.length.definition,
      source: Feature.length.definedBy,
      .pattern { pattern, _ in .integer(pattern.length) }),
    ScoreColumn(
      Column("guess_number", "Guess number", alignment: .right), .integer, unit: "guesses",
      "the guess of an attacker who knows the model that is this pattern, 1 to 389,112",
      .score { .integer($0.guessNumber) }),
    ScoreColumn(
      Column("guess_number_log2", "Guess number, log2", alignment: .right), .real,
      "binary logarithm of the guess number",
      .score { Cell($0.guessNumberLog2, digits: 2) }),
    ScoreColumn(
      Column("probability_bits", "Probability", unit: .bits, alignment: .right), .real,
      "-log2 of the probability that a person chooses this pattern",
      .score { Cell($0.probabilityBits, .bits, digits: 2) }),
    ScoreColumn(
      Column("guessed_before_pct", "Guessed before", unit: .percent, alignment: .right), .real,
      "share of people whose pattern the same attacker guesses earlier",
      .score { Cell($0.guessedBefore * 100, .percent, digits: 3) }),
    ScoreColumn(
      Column("popular_lists", "Popular lists"), .text, "published lists that have the pattern, separated by spaces",
      source: "datasets/popular-lists.csv",
      .score { $0.popularLists.isEmpty ? .missing : .text($0.popularLists.joined(separator: " ")) }),
  ]
}

extension ScoreColumn {
  /// Whether cells are made from the features of a pattern.
  public var needsFeatures: Bool {
    switch content {
    case .features, .meter: true
    case .pattern, .score: false
    }
  }

  /// Whether cells are made from a model's score.
  public var needsScore: Bool { if case .score = content { true } else { false } }

  /// Why the column has no meaning for patterns of a space; nil where it has.
  public func refusal(for space: PatternSpace) -> String? {
    switch content {
    case .pattern, .features: nil
    case .meter: Meter.unsupportedReason(in: space)
    case .score:
      Meter.unsupportedReason(in: space) == nil
        ? nil : "models of people's choices are made for Android's 3x3 patterns of 4 to 9 dots only"
    }
  }
}
