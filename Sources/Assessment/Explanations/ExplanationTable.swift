import PatternGrid
import PatternStrength
import ReportWriting

/// Explanations of patterns' bits as a table, one row for each thing that a model sees.
public enum ExplanationTable {
  public static let columns = [
    Column("pattern", "Pattern", expectedWidth: 9), Column("reason", "Reason", expectedWidth: 60),
    Column("count", "Times", alignment: .right),
    Column("bits", "Effect", unit: .bits, alignment: .right, expectedWidth: 8),
  ]

  private static let digits = 3

  /// The rows of one pattern: what the model begins with, each thing seen, and the sum, which is the pattern's bits.
  ///
  /// A negative effect makes the pattern more likely, a positive one less likely.
  public static func rows(_ explanation: PatternExplanation, notation: Notation) -> [[Cell]] {
    let pattern = Cell.text(notation.text(of: explanation.pattern, on: .threeByThree))
    var rows: [[Cell]] = [
      [
        pattern, "where the model begins, before it looks at the pattern", .missing,
        Cell(explanation.normalisationBits, .bits, digits: digits),
      ]
    ]
    for contribution in explanation.contributions {
      rows.append([
        pattern, .text(contribution.words(notation)), .integer(contribution.count),
        Cell(-contribution.bits, .bits, digits: digits),
      ])
    }
    rows.append([pattern, "sum: bits of the pattern", .missing, Cell(explanation.probabilityBits, .bits, digits: digits)])
    return rows
  }
}
