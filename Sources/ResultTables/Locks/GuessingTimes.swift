import Datasets
import Documents

/// The rows of tables that say how long guesses at a copy of the storage take.
package enum GuessingTimes {
  package static let columns = [
    Column("hardware", "Hardware"), Column("derivation", "Key derivation"),
    Column("guesses_per_second", "Guesses a second", alignment: .right),
    Column("all_patterns_seconds", "All patterns", unit: .seconds, alignment: .right),
    Column("top_100_seconds", "100 most popular", unit: .seconds, alignment: .right),
    Column("pin_6_seconds", "All six-digit PINs", unit: .seconds, alignment: .right),
    Column("source", "Source of the rate"),
  ]

  /// - Parameters:
  ///   - rate: guesses a second.
  ///   - patterns: how many there are; nil where that is not known.
  ///   - source: of the rate.
  static func row(
    _ derivation: DerivationCost, on hardware: String, rate: Double, patterns: UInt128?, source: String
  ) -> [Cell] {
    [
      .text(hardware), .text(derivation.name), Cell(rate, digits: 1),
      Cell(patterns.map { Double($0) / rate }, .seconds, digits: 1), Cell(100 / rate, .seconds, digits: 4),
      Cell(1_000_000 / rate, .seconds, digits: 1), .text(source),
    ]
  }

  /// The row at the published rate of a piece of hardware; nil where it was not measured with the algorithm.
  package static func publishedRow(_ derivation: DerivationCost, on hardware: String, patterns: UInt128?) -> [Cell]? {
    guard let (rate, source) = DerivationRateFact.guessesPerSecond(derivation, on: hardware) else { return nil }
    return row(derivation, on: hardware, rate: rate, patterns: patterns, source: source.source + source.mark)
  }
}
