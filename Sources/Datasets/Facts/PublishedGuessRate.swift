/// Measured or computed shares of people guessed, for one population and method.
public struct PublishedGuessRate: Sendable {
  /// Such as `pattern-3x3 all studies`, `pin-4 first choice`.
  public let population: String
  public let source: String
  /// People measured; nil where the source gives none.
  public let samples: Int?
  /// Who guesses: with perfect knowledge of the sample, or realistically.
  public let attacker: String
  /// Whether the figure was measured on people, or is arithmetic.
  public let isMeasured: Bool
  /// Bits; nil where the source gives none.
  public let minEntropy: Double?
  /// Share guessed, 0 to 1, by number of guesses.
  public let shares: [Int: Double]

  /// The study, for people.
  public var citation: String {
    let studies = [
      ("golla-2019", "Golla et al. 2019, Table II"), ("markert-2020", "Markert et al. 2020"),
      ("munyendo-2021", "Munyendo et al. 2021"),
    ]
    return studies.first { source.hasPrefix($0.0) }?.1 ?? source
  }

  private static let guessCounts = [1, 3, 10, 30, 100]

  public static let all: [PublishedGuessRate] = Dataset.publishedGuessRates.table.rows.map { row in
    PublishedGuessRate(
      population: row["population"] ?? "", source: row["source"] ?? "", samples: row.integer("samples"),
      attacker: row["attacker"] ?? "", isMeasured: row["kind"] == "measured",
      minEntropy: row.number("min_entropy_bits"),
      shares: Dictionary(
        uniqueKeysWithValues: guessCounts.compactMap { guesses in
          row.number("lambda_\(guesses)_pct").map { (guesses, $0 / 100) }
        }))
  }

  public static func find(source: String, population: String? = nil) -> PublishedGuessRate? {
    all.first { $0.source == source && (population == nil || $0.population == population) }
  }
}

extension Dataset {
  /// Share guessed after so many guesses, for patterns, PINs and passwords.
  static let publishedGuessRates = Dataset("published-guess-rates.csv")
}
