import Documents
import PatternGrid
import PatternStrength

/// Features and meters as one table: what each is, its range with patterns that reach it, and its mean over all patterns.
package enum CatalogueTable {
  /// The catalogue with the scales of the meters; at a terminal without the columns that need more room.
  package static func results() throws(PatternSpaceError) -> Results {
    let catalogue = try make()
    let scales = ScaleTable.make()
    return Results(
      [catalogue.keeping(before: "defined_by"), scales], data: [catalogue],
      document: Document(
        title: "Features and meters", blocks: [.table(catalogue), .heading(2, "Scales"), .table(scales)]))
  }

  /// Every feature, then every meter. Cost: about 0.1 s, for the means over all 389,112 patterns.
  static func make() throws(PatternSpaceError) -> Table {
    var table = Table(
      id: "features-and-meters",
      caption: RichText("Features and meters of the patterns of \(PatternSpace.android3x3.title)"),
      columns: [
        Column("id", "Name"), Column("kind", "Kind"), Column("unit", "Unit"),
        Column("lowest", "Lowest", alignment: .right), Column("lowest_pattern", "Such as"),
        Column("highest", "Highest", alignment: .right), Column("highest_pattern", "Such as"),
        Column("mean", "Mean", alignment: .right), Column("definition", "Definition"),
        Column("defined_by", "Defined by"), Column("doubt", "What is open"),
      ],
      notes: [
        "Lowest, highest and mean are over all patterns, each counted once; people choose others than the mean pattern.",
        "Features exist on every grid; scores, ranges and classes of meters are published for the 3x3 grid only.",
      ])
    let means = try SpaceMeans()
    for (feature, mean) in zip(Feature.all, means.ofFeatures) {
      table.append([
        .text(feature.id), "feature", feature.unit.isEmpty ? .missing : .text(feature.unit),
        .text(feature.lowest.value.words), pattern(feature.lowest.witness), .text(feature.highest.value.words),
        pattern(feature.highest.witness), feature.isNumeric ? Cell(mean, digits: 3) : .missing,
        .text(feature.definition), .text(feature.definedBy), feature.doubt.map(Cell.text) ?? .missing,
      ])
    }
    for (meter, mean) in zip(Meter.all, means.ofMeters) {
      table.append([
        .text(meter.id), "meter", "score", .text(FixedDecimal.text(meter.lowest.score, digits: meter.digits)),
        pattern(meter.lowest.witness), .text(FixedDecimal.text(meter.highest.score, digits: meter.digits)),
        pattern(meter.highest.witness), Cell(mean, digits: 3), .text(meter.formula), .text(meter.citation),
        .text(meter.interpretation),
      ])
    }
    return table
  }

  private static func pattern(_ dots: [Dot]) -> Cell {
    var text: [UInt8] = []
    Notation.digit.append(dots, on: .threeByThree, to: &text)
    return .text(String(decoding: text, as: UTF8.self))
  }
}

/// The mean of every feature and meter over Android's 3x3 space.
private struct SpaceMeans {
  let ofFeatures: [Double]
  let ofMeters: [Double]

  init() throws(PatternSpaceError) {
    let table = try FeatureTable(.android3x3)
    var featureSums = [Double](repeating: 0, count: Feature.all.count)
    var meterSums = [Double](repeating: 0, count: Meter.all.count)
    // Few enough patterns at a time that they stay in the processor's cache from one feature to the next.
    let batchSize = 512
    for start in stride(from: 0, to: table.count, by: batchSize) {
      let batch = (start..<min(start + batchSize, table.count)).map { table[$0] }
      for (index, feature) in Feature.all.enumerated() {
        for pattern in batch { featureSums[index] += feature.value(pattern)?.number ?? 0 }
      }
      for (index, meter) in Meter.all.enumerated() {
        for pattern in batch { meterSums[index] += meter.score(pattern) }
      }
    }
    ofFeatures = featureSums.map { $0 / Double(table.count) }
    ofMeters = meterSums.map { $0 / Double(table.count) }
  }
}

extension Table {
  /// The table without the column of an id and those after it.
  fileprivate func keeping(before id: String) -> Table {
    let count = columns.firstIndex { $0.id == id } ?? columns.count
    return Table(
      id: self.id, caption: caption, columns: Array(columns.prefix(count)), rows: rows.map { Array($0.prefix(count)) },
      notes: notes)
  }
}
