import Documents
import PatternStrength

extension CrossValidation {
  /// One row for each attacker and figure: `bits`, `bits_GROUP` for each group held out, and `guessed_N`, the percentage
  /// guessed after N guesses.
  package var table: Table {
    var table = Table(
      id: "evaluation", caption: "How well attackers guess patterns on which they were not trained",
      columns: [
        Column("model", "Attacker"), Column("metric", "Figure"), Column("value", "Value", alignment: .right),
        Column("low", "95 % from", alignment: .right), Column("high", "to", alignment: .right),
      ],
      notes: [RichText(source)])
    for row in rows {
      if let bits = row.bits { table.append(Self.cells(row, "bits", bits, digits: 3)) }
      for (group, bits) in row.bitsByGroup { table.append(Self.cells(row, "bits_\(group)", bits, digits: 3)) }
      for (guesses, percent) in row.guessed {
        table.append(Self.cells(row, "guessed_\(guesses)", percent, digits: 2))
      }
    }
    return table
  }

  private var source: String {
    let attackers = rows.map { "\($0.attacker.id): \($0.attacker.summary)" }.joined(separator: "; ")
    let way = split.isByGroup ? "one group held out at a time" : "random parts held out, \(split.repeats) times over"
    return "\(GroupedDecimal.text(choices)) patterns, \(way). bits: mean of -log2 of the probability; guessed_N: % "
      + "guessed after N guesses. Intervals: bootstrap over the people, \(GroupedDecimal.text(Self.resamples)) resamples. "
      + attackers + "."
  }

  private static func cells(_ row: Row, _ metric: String, _ figure: Figure, digits: Int) -> [Cell] {
    [
      .text(row.attacker.id), .text(metric), Cell(figure.value, digits: digits),
      Cell(figure.interval?.lowerBound, digits: digits), Cell(figure.interval?.upperBound, digits: digits),
    ]
  }
}
