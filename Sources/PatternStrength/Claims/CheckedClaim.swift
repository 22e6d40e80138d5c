import Datasets

/// A claim often repeated about what people draw, and the counts that check it.
public struct CheckedClaim: Sendable {
  /// A share of people, as it was counted.
  public struct Share: Sendable {
    public let quantity: String
    /// `in-sample`, `held-out` or `realistic`: what the list was made from, compared with the people.
    public let attacker: String
    public let successes: Int
    public let trials: Int
    public let source: String
    /// How the counts came about.
    public let provenance: String
  }

  public let id: String
  public let statement: String
  /// Who is said to have found it.
  public let attributedTo: String
  public let verdict: String
  /// What is to be said about the attribution.
  public let attribution: String
  public let shares: [Share]

  /// The claims that come with the project.
  public static var all: [CheckedClaim] {
    let rows = Dataset.claims.table.rows
    return Dataset.claimStatements.table.rows.map { claim in
      CheckedClaim(
        id: claim["claim"] ?? "", statement: claim["statement"] ?? "", attributedTo: claim["attributed_to"] ?? "",
        verdict: claim["verdict"] ?? "", attribution: claim["attribution"] ?? "",
        shares: rows.filter { $0["claim"] == claim["claim"] }.map { row in
          guard let successes = row.integer("successes"), let trials = row.integer("trials") else {
            preconditionFailure("\(Dataset.claims.fileName), line \(row.line): no counts")
          }
          return Share(
            quantity: row["quantity"] ?? "", attacker: row["attacker"] ?? "", successes: successes, trials: trials,
            source: row["source"] ?? "", provenance: row["provenance"] ?? "")
        })
    }
  }
}
