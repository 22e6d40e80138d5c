import PatternGrid
import PatternStrength
import ReportWriting

/// A column of scores: what `--columns` can name.
public struct ScoreColumn: Sendable {
  public let column: Column
  /// What the column says, in a sentence.
  public let summary: String
  let cell: @Sendable (PatternScore, Notation) -> Cell

  public var id: String { column.id }

  init(_ column: Column, _ summary: String, cell: @escaping @Sendable (PatternScore, Notation) -> Cell) {
    self.column = column
    self.summary = summary
    self.cell = cell
  }

  /// Every column, in the order of documentation.
  public static let all = [
    ScoreColumn(Column("pattern", "Pattern", expectedWidth: 9), "the pattern, in the notation asked for") {
      score, notation in
      .text(notation.text(of: score.pattern, on: .threeByThree))
    },
    ScoreColumn(Column("length", "Length", alignment: .right), "number of dots, 4 to 9") { score, _ in
      .integer(score.pattern.length)
    },
    ScoreColumn(
      Column("guess_number", "Guess number", alignment: .right),
      "the guess of an attacker who knows the model that is this pattern, 1 to 389,112"
    ) { score, _ in .integer(score.guessNumber) },
    ScoreColumn(
      Column("guess_number_log2", "Guess number, log2", alignment: .right), "binary logarithm of the guess number"
    ) { score, _ in Cell(score.guessNumberLog2, digits: 2) },
    ScoreColumn(
      Column("probability_bits", "Probability", unit: .bits, alignment: .right),
      "-log2 of the probability that a person chooses this pattern"
    ) { score, _ in Cell(score.probabilityBits, .bits, digits: 2) },
    ScoreColumn(
      Column("guessed_before_pct", "Guessed before", unit: .percent, alignment: .right),
      "share of people whose pattern the same attacker guesses earlier"
    ) { score, _ in Cell(score.guessedBefore * 100, .percent, digits: 3) },
    ScoreColumn(Column("popular_lists", "Popular lists"), "published lists that have the pattern, separated by spaces")
    {
      score, _ in score.popularLists.isEmpty ? .missing : .text(score.popularLists.joined(separator: " "))
    },
  ]

  /// The columns shown where none are named.
  public static let defaults = all

  public static func named(_ id: String) -> ScoreColumn? { all.first { $0.id == id } }

  /// The column of the input's counts, which stands after the pattern.
  static let count = Column("count", "Count", alignment: .right)
}
