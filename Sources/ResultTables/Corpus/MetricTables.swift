import Documents

extension [CorpusMetric] {
  /// For people: the figure, its interval beside it, and what must be known.
  func table(id: String, caption: RichText, notes: [RichText]) -> Table {
    Table(
      id: id, caption: caption,
      columns: [
        Column("figure", "Figure"), Column("value", "Value", alignment: .right, hasInterval: true),
        Column("caution", "Caution"),
      ],
      rows: map { metric in
        let cell: Cell =
          metric.unit == .none && metric.interval == nil
          ? Cell(metric.value.map { Int($0) })
          : Cell(metric.value, metric.unit, digits: metric.digits, interval: metric.interval)
        return [.text(metric.title), cell, .text(metric.cautions.joined(separator: "; "))]
      }, notes: notes)
  }

  /// For programs: `metric,value,low,high,note`.
  func rows() -> [[Cell]] {
    map { metric in
      let value: Cell =
        metric.digits == 0
        ? Cell(metric.value.map { Int($0) }) : Cell(metric.value, metric.unit, digits: metric.digits)
      let notes = metric.methods + metric.cautions
      return [
        .text(metric.id), value, Cell(metric.interval?.lowerBound, metric.unit, digits: metric.digits),
        Cell(metric.interval?.upperBound, metric.unit, digits: metric.digits),
        notes.isEmpty ? .missing : .text(notes.joined(separator: "; ")),
      ]
    }
  }

  /// The columns of `rows`.
  package static var columns: [Column] {
    [
      Column("metric", "Metric"), Column("value", "Value", alignment: .right), Column("low", "Low", alignment: .right),
      Column("high", "High", alignment: .right), Column("note", "Note"),
    ]
  }
}
