import Documents
import PatternStrength

extension ModelCard {
  /// The card as a table of fields and values.
  package var table: Table {
    Table(
      id: "model-card", caption: "Model card", columns: [Column("field", "Field"), Column("value", "Value")],
      rows: facts.map { [.text($0.field), .text($0.value)] })
  }
}
