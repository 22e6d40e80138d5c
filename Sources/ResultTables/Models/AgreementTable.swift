import Datasets
import Documents
import GSLStatistics
import PatternGrid
import PatternStrength

/// A meter to be compared with what people choose.
package struct ComparedMeter: Sendable {
  /// The row of Table III of Golla et al. 2019, such as `1F`; or a name of its own.
  package let id: String
  package let title: String
  /// The meter's value by rank; larger means stronger.
  let value: @Sendable (Int) -> Double
  /// How many of a set's own most frequent patterns are held weakest before the meter orders the others.
  let ownTop: Int

  package init(id: String, title: String, ownTop: Int = 0, value: @escaping @Sendable (Int) -> Double) {
    self.id = id
    self.title = title
    self.ownTop = ownTop
    self.value = value
  }
}

extension ComparedMeter {
  /// The n-gram meters 4A2 to 4C, trained on a corpus less one instance of the pattern measured.
  package static func nGrams(trainedOn tally: Tally) -> [ComparedMeter] {
    func value(_ meter: NGramMeter) -> @Sendable (Int) -> Double {
      { meter.bitsLeavingOneOut(PatternIndex.android3x3.pattern(at: $0), rank: $0) }
    }
    let plain = NGramModel.orders.map { order in
      ComparedMeter(
        id: "4A\(order)", title: "\(order)-gram",
        value: value(NGramMeter(order: order, byLength: false, trainedOn: tally)))
    }
    return plain + [
      ComparedMeter(
        id: "4B", title: "3-gram, one model for each length",
        value: value(NGramMeter(order: 3, byLength: true, trainedOn: tally))),
      ComparedMeter(
        id: "4C", title: "3-gram, the set's own top 20 first", ownTop: 20,
        value: value(NGramMeter(order: 3, byLength: false, trainedOn: tally))),
    ]
  }
}

/// Patterns that people chose, whose frequencies a meter should agree with.
package struct AgreementSet: Sendable {
  /// `all`, `strong`, `medium` and `weak` are compared with the published columns of these names.
  package let id: String
  /// The patterns by rank, with their counts; see `MeterAgreement.init`.
  package let choices: [(rank: Int, count: Int)]

  package init(id: String, choices: [(rank: Int, count: Int)]) {
    self.id = id
    self.choices = choices
  }
}

/// How well meters agree with what people choose, beside what was published.
package enum AgreementTable {
  /// A corpus and each of its groups, with every meter of Golla et al. 2019.
  package static func table(
    of tally: Tally, groups: [(name: String, tally: Tally)]
  ) throws -> Table {
    let sets =
      [AgreementSet(id: "all", choices: tally.countedRanks)]
      + groups.map { AgreementSet(id: $0.name, choices: $0.tally.countedRanks) }
    let meters = try ComparedMeter.visual(FeatureTable(.android3x3)) + ComparedMeter.nGrams(trainedOn: tally)
    return try table(meters, sets)
  }

  /// One row for each meter and set: the correlation, and the published one where there is one.
  package static func table(_ meters: [ComparedMeter], _ sets: [AgreementSet]) throws(GSLError) -> Table {
    var table = empty
    let agreements = sets.map { MeterAgreement($0.choices) }
    for meter in meters {
      for (set, agreement) in zip(sets, agreements) {
        let value = meter.ownTop > 0 ? agreement.listingOwnTop(meter.ownTop, then: meter.value) : meter.value
        table.append([
          .text(meter.id), .text(meter.title), .text(set.id), .integer(agreement.ranks.count),
          Cell(try agreement.correlation(with: value), digits: 3), published(meter.id, set.id),
        ])
      }
    }
    return table
  }

  /// The table without its rows.
  package static let empty = Table(
    id: "meter-agreement", caption: "How well meters order the patterns that people choose most",
    columns: [
      Column("id", "Row"), Column("meter", "Meter"), Column("set", "Set"),
      Column("patterns", "Patterns", alignment: .right), Column("correlation", "Correlation", alignment: .right),
      Column("published", "Published", alignment: .right),
    ],
    notes: [
      RichText(
        "Spearman's rank correlation with the patterns' rarity, weighted by frequency, over the "
          + "\(MeterAgreement.comparedPatterns) most frequent patterns of each set. Published: Golla et al. 2019, "
          + "Table III (doi 10.14722/usec.2019.23025), whose order of equally frequent patterns at the cut is unknown."
      )
    ])

  /// The published correlation of a row and set of Table III.
  package static func published(_ id: String, _ set: String) -> Cell {
    Cell(publishedRows.first { $0["id"] == id }?.number(set), digits: 3)
  }

  private static let publishedRows = Dataset.publishedAgreement.table.rows
}
