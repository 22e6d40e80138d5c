import Documents
import PatternStrength

extension ModelCard {
  /// The card as a table of fields and values.
  public var table: Table {
    Table(
      id: "model-card", caption: "Model card", columns: [Column("field", "Field"), Column("value", "Value")],
      rows: facts.map { [.text($0.field), .text($0.value)] })
  }
}

extension NGramModel {
  /// What the model counted, as `NGramModel.init(counts:card:)` reads it.
  public var countTable: Table {
    Table(
      id: "ngram-counts", caption: "Counts of the n-gram model",
      columns: [
        Column("feature", "Feature"), Column("dots", "Dots"), Column("count", "Count", alignment: .right),
      ],
      rows: countRows.map { [.text($0.feature), .text($0.dots), .integer($0.count)] })
  }
}

extension LogLinearModel {
  /// The weights, as `LogLinearModel.init(weights:card:)` reads them.
  public var weightTable: Table {
    Table(
      id: "loglinear-weights", caption: "Weights of the log-linear model",
      columns: [
        Column(LogLinearModel.fileColumns[0], "Template"), Column(LogLinearModel.fileColumns[1], "Feature"),
        Column(LogLinearModel.fileColumns[2], "Weight", unit: .bits, alignment: .right),
      ],
      rows: weights.map { [.text($0.feature.template.id), .text($0.feature.text), Cell($0.bits, .bits, digits: 5)] })
  }
}
