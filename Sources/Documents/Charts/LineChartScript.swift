#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension GnuplotScript {
  /// Curves with their intervals as pale bands below them, and reference lines.
  mutating func add(_ chart: LineChart) {
    let points = chart.series.flatMap(\.points)
    let xRange = chart.x.range(for: points.map(\.x) + chart.references.map(\.x))
    let bounds = points.flatMap { [$0.y, $0.interval?.lowerBound, $0.interval?.upperBound] }.compactMap { $0 }
    set(chart.x, as: "x", range: xRange)
    set(chart.y, as: "y", range: chart.y.range(for: bounds))
    mark(chart.references, in: xRange, scale: chart.x.scale)
    for (index, series) in chart.series.enumerated() {
      data("curve\(index)", series.points.map { [$0.x, $0.y, $0.interval?.lowerBound, $0.interval?.upperBound] })
    }
    for (index, series) in chart.series.enumerated() where series.points.contains(where: { $0.interval != nil }) {
      plotIntervals(of: series, index)
    }
    for (index, series) in chart.series.enumerated() { plotCurve(of: series, index) }
  }

  /// Dashed lines with their labels above the plot, aslant where they would touch.
  private mutating func mark(_ references: [LineChart.Reference], in range: ClosedRange<Double>, scale: ChartAxis.Scale)
  {
    guard !references.isEmpty else { return }
    for reference in references {
      let x = "first \(reference.x), graph"
      line("set arrow from \(x) 0 to \(x) 1 nohead linewidth 1 dashtype (3,3) linecolor rgb 'black'")
    }
    let sorted = references.sorted { $0.x < $1.x }
    var areClose = false
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let distance = Self.place(of: right.x, in: range, scale) - Self.place(of: left.x, in: range, scale)
      let characters = DisplayWidth.of(left.label) + DisplayWidth.of(right.label)
      areClose = areClose || distance * Self.plotWidthInCharacters < Double(characters) / 2 + 2
    }
    if scale == .logarithmic { line("set logscale x2 10") }
    line("set x2range [\(range.lowerBound):\(range.upperBound)]")
    set(sorted.map { ($0.label, $0.x) }, as: "x2", options: "scale 0 \(areClose ? "rotate by 25 left" : "")")
  }

  private static let plotWidthInCharacters = 74.0

  /// Where a value stands on its axis: 0 at the start, 1 at the end.
  private static func place(of value: Double, in range: ClosedRange<Double>, _ scale: ChartAxis.Scale) -> Double {
    func distance(_ value: Double) -> Double {
      scale == .logarithmic ? log(value / range.lowerBound) : value - range.lowerBound
    }
    return distance(value) / distance(range.upperBound)
  }

  private mutating func plotIntervals(of series: LineChart.Series, _ index: Int) {
    let colour = ChartPalette.colour(index)
    if series.style == .points {
      plotIntervals("$curve\(index) using 1:3:(0):($4-$3)", colour)
    } else {
      plot("$curve\(index) using 1:3:4 with filledcurves fillstyle transparent solid 0.18 noborder \(colour) notitle")
    }
  }

  private mutating func plotCurve(of series: LineChart.Series, _ index: Int) {
    let colour = ChartPalette.colour(index)
    let mark = ChartPalette.mark(index)
    let dash = ChartPalette.dash(index)
    let style =
      switch series.style {
      case .line: "linespoints linewidth 2 \(dash) \(mark) pointinterval \(max(1, series.points.count / 12))"
      case .steps: "steps linewidth 2 \(dash)"
      case .points: "points \(mark)"
      }
    plot("$curve\(index) using 1:2 with \(style) \(colour) title \(Self.quoted(series.name))")
  }
}
