import Documents
import PatternStrength

/// How the scores of meters become shares and classes: every scale, the default of each meter first.
package enum ScaleTable {
  package static func make() -> Table {
    Table(
      id: "meter-scales", caption: "Normalisation and classes of the meters",
      columns: [
        Column("meter", "Meter"), Column("scale", "Scale"), Column("classes", "Classes, weakest first"),
        Column("rule", "Rule"),
      ],
      rows: Meter.all.flatMap { meter in
        meter.scales.map { scale in
          [
            .text(meter.title), .text(scale.id.isEmpty ? "default" : scale.id),
            .text(scale.classNames.joined(separator: ", ")), .text(scale.summary),
          ]
        }
      })
  }
}
