/// A row of a table of facts whose confidence must be printed where it is not first hand.
package protocol CitedFact {
  var confidence: String { get }
}

extension CitedFact {
  /// A mark for figures that were not read in their source; empty for those that were.
  package var mark: String {
    confidence == "read in source" || confidence == "arithmetic" || confidence.isEmpty ? "" : " [\(confidence)]"
  }
}

/// An attack that watches the drawing or its traces.
public struct ObservationAttack: Sendable, CitedFact {
  public let channel: String
  public let study: String
  public let year: Int?
  public let setting: String
  public let result: String
  public let comparison: String?
  public let confidence: String
  public let reference: String?

  public static let all: [ObservationAttack] = Dataset.observationAttacks.table.rows.map { row in
    ObservationAttack(
      channel: row["channel"] ?? "", study: row["study"] ?? "", year: row.integer("year"),
      setting: row["setting"] ?? "",
      result: row["pattern_result"] ?? "", comparison: row["comparison"], confidence: row["confidence"] ?? "",
      reference: row["reference"])
  }
}

/// A rule or standard that says something about patterns.
public struct PolicyRule: Sendable, CitedFact {
  public let rule: String
  public let version: String
  public let says: String
  public let consequence: String?
  public let confidence: String
  public let reference: String

  public static let all: [PolicyRule] = Dataset.policy.table.rows.map { row in
    PolicyRule(
      rule: row["rule"] ?? "", version: row["version"] ?? "", says: row["what_it_says"] ?? "",
      consequence: row["consequence_for_patterns"], confidence: row["confidence"] ?? "",
      reference: row["reference"] ?? "")
  }
}

/// How often a biometric method lets the wrong person in.
public struct BiometricFigure: Sendable, CitedFact {
  public let modality: String
  public let figure: String
  public let value: String
  public let source: String
  public let confidence: String

  public static let all: [BiometricFigure] = Dataset.biometrics.table.rows.map { row in
    BiometricFigure(
      modality: row["modality"] ?? "", figure: row["figure"] ?? "", value: row["value"] ?? "",
      source: row["source"] ?? "",
      confidence: row["confidence"] ?? "")
  }
}

extension Dataset {
  /// Attacks that watch the drawing or its traces.
  static let observationAttacks = Dataset("observation-attacks.csv")
  /// Rules and standards that say something about patterns.
  static let policy = Dataset("policy.csv")
  /// False accept rates of biometric methods.
  static let biometrics = Dataset("biometrics.csv")
}
