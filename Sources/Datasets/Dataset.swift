import CDatasets

/// A data file that comes with the project, embedded in the program; described in `datasets/README.md`.
public enum Dataset: String, CaseIterable, Sendable {
  /// False accept rates of biometric methods.
  case biometrics = "biometrics.csv"
  /// What refusing popular patterns did to people's choices (Munyendo et al. 2021).
  case blocklistEffect = "blocklist-effect.csv"
  /// Claims often repeated about what people draw.
  case claimStatements = "claim-statements.csv"
  /// The counts that check the claims.
  case claims = "claims.csv"
  /// Table III of Golla et al. 2019: how well meters agree with the frequencies of patterns.
  case publishedAgreement = "golla-2019-table-3.csv"
  /// Exact numbers of patterns by grid, rule and dots.
  case gridCounts = "grid-counts.csv"
  /// Guesses per second by hardware and key derivation.
  case kdfRates = "kdf-rates.csv"
  /// Recommended parameters of key derivation.
  case kdfRecommendations = "kdf-recommendations.csv"
  /// How well meters agree with the choices of the pooled corpus, computed by this program.
  case meterAgreement = "meter-agreement.csv"
  /// Attacks that watch the drawing or its traces.
  case observationAttacks = "observation-attacks.csv"
  /// The card of the 3-gram model of people's choices.
  case people3GramCard = "people-3gram-card.csv"
  /// The counts of the 3-gram model of people's choices.
  case people3GramCounts = "people-3gram-counts.csv"
  /// The card of the log-linear model of people's choices.
  case peopleCard = "people-card.csv"
  /// How well attackers guess held-out patterns of the pooled corpus, computed by this program.
  case peopleEvaluation = "people-evaluation.csv"
  /// The weights of the log-linear model of people's choices.
  case peopleWeights = "people-weights.csv"
  /// Rules and standards that say something about patterns.
  case policy = "policy.csv"
  /// Published or openly licensed lists of popular patterns.
  case popularLists = "popular-lists.csv"
  /// Share guessed after so many guesses, for patterns, PINs and passwords.
  case publishedGuessRates = "published-guess-rates.csv"
  /// Named shapes by their straight runs, and letters and digits by their dots.
  case shapes = "shapes.csv"
  /// Lockout schedules: the wait after each failed attempt.
  case throttling = "throttling.csv"

  public var bytes: [UInt8] {
    guard let file = dataset_file_named(rawValue) else { preconditionFailure("\(rawValue) is not embedded") }
    return Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.size))
  }

  /// The file as a table.
  public var table: CSVTable {
    do { return try CSVTable(bytes) } catch { preconditionFailure("\(rawValue): \(error)") }
  }
}
