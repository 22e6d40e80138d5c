/// The collected patterns that the people model, and the attackers of Munyendo et al. 2021, learned from.
///
/// They were pooled for Golla et al. 2019 and are private: only aggregates of them are in the project.
public enum PooledPatterns {
  /// How many patterns, one of each person in each part of a study, as the card of the people model counts them.
  public static let count: Int = {
    let row = Dataset.peopleCard.table.rows.first { $0["field"] == "patterns" }
    guard let count = row?.integer("value") else { preconditionFailure("people-card.csv has no number of patterns") }
    return count
  }()

  /// Where they come from, in words.
  public static let origin = "nine data sets of four studies"
}
