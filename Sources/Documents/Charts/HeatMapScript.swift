extension GnuplotScript {
  /// Coloured squares with their values, labels of rows on the left and of columns above.
  mutating func add(_ map: HeatMap) {
    let values = map.rows.flatMap { $0 }.compactMap { $0 }
    let low = values.min() ?? 0
    let span = (values.max() ?? 0) - low
    var squares: [[Double?]] = []
    for (y, row) in map.rows.enumerated() {
      for (x, value) in row.enumerated() {
        let heat = value.map { ChartPalette.heat(span > 0 ? ($0 - low) / span : 0) }
        let text = Self.quoted(Cell(value, digits: map.digits).displayText(in: Column("value", "")))
        line("set label \(text) at first \(x), first \(y) center front textcolor rgb '\(heat?.text ?? "black")'")
        guard let heat else { continue }
        let (column, row) = (Double(x), Double(y))
        squares.append([column, row, column - 0.48, column + 0.48, row - 0.48, row + 0.48, Double(heat.cell)])
      }
    }
    line("unset border")
    line("unset key")
    line("set size ratio \(Double(map.rows.count) / Double(map.columnLabels.count))")
    line("set xrange [-0.5:\(map.columnLabels.count)-0.5]")
    line("set yrange [\(map.rows.count)-0.5:-0.5]")
    line("unset xtics")
    set(map.columnLabels.enumerated().map { ($1, Double($0)) }, as: "x2", options: "scale 0")
    line("set x2range [-0.5:\(map.columnLabels.count)-0.5]")
    set(map.rowLabels.enumerated().map { ($1, Double($0)) }, as: "y", options: "scale 0")
    data("squares", squares)
    plot("$squares using 1:2:3:4:5:6:7 with boxxyerror fillstyle solid noborder linecolor rgb variable notitle")
  }
}
