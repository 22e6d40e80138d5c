import Documents
import PatternGrid
import PatternStrength

/// Explanations of patterns' bits, one row for each thing that a model sees.
package enum ExplanationTable {
  private static let digits = 3

  /// For each pattern: what the model begins with, each thing seen, and the sum, which is the pattern's bits.
  ///
  /// A negative effect makes the pattern more likely, a positive one less likely.
  package static func table(_ explanations: [(explanation: PatternExplanation, notation: Notation)]) -> Table {
    Table(
      id: "score-explanation", caption: "What the model sees, and what it adds to the bits of a pattern",
      columns: [
        Column("pattern", "Pattern"), Column("reason", "Reason"), Column("count", "Times", alignment: .right),
        Column("bits", "Effect", unit: .bits, alignment: .right),
      ],
      rows: explanations.flatMap { rows($0.explanation, notation: $0.notation) },
      notes: ["Negative effects make a pattern more likely, positive ones less likely."])
  }

  private static func rows(_ explanation: PatternExplanation, notation: Notation) -> [[Cell]] {
    let pattern = Cell.text(notation.text(of: explanation.pattern))
    func row(_ reason: String, _ count: Int?, _ bits: Double) -> [Cell] {
      [pattern, .text(reason), Cell(count), Cell(bits, .bits, digits: digits)]
    }
    return [row("before the model looks at the pattern", nil, explanation.normalisationBits)]
      + explanation.contributions.map { row($0.words(notation), $0.count, $0.bits) }
      + [row("sum: bits of the pattern", nil, explanation.probabilityBits)]
  }
}
