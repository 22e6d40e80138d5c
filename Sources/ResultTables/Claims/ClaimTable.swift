import Documents
import GSLStatistics
import PatternStrength

/// What is true of claims often repeated about what people draw, with exact 95 % intervals (Clopper and Pearson).
package enum ClaimTable {
  /// The counted shares of every claim, in the order of the data.
  package static func make() throws(GSLError) -> Table {
    var table = Table(
      id: "claims", caption: "Claims about what people draw, checked",
      columns: [
        Column("claim", "Claim"), Column("quantity", "Counted"), Column("attacker", "List against people"),
        Column("counted", "Patterns", alignment: .right), Column("of", "Of", alignment: .right),
        Column("share_pct", "Share", unit: .percent, alignment: .right, hasInterval: true), Column("source", "Source"),
        Column("provenance", "How known"),
      ],
      notes: CheckedClaim.all.flatMap(notes) + [
        "Intervals treat patterns as independent of each other; studies differ by more than that, and some people gave several patterns. Those of data sets picked afterwards do not allow for the picking."
      ])
    for claim in CheckedClaim.all {
      for share in claim.shares {
        let interval = try BinomialInterval.clopperPearson(
          successes: share.successes, trials: share.trials, confidence: 0.95)
        table.append([
          .text(claim.statement), .text(share.quantity), share.attacker.isEmpty ? .missing : .text(share.attacker),
          .integer(share.successes), .integer(share.trials),
          Cell(
            100 * Double(share.successes) / Double(share.trials), .percent, digits: 1,
            interval: 100 * interval.lowerBound...100 * interval.upperBound),
          .text(share.source), .text(share.provenance),
        ])
      }
    }
    return table
  }

  private static func notes(_ claim: CheckedClaim) -> [RichText] {
    [
      "“\(claim.statement)” (said to be of \(claim.attributedTo)): \(claim.verdict). On the attribution: \(claim.attribution)."
    ]
  }
}
