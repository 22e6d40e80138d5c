extension GnuplotScript {
  /// The part of a category's room that its bars fill.
  private static let filledPart = 0.76
  /// In the font of the values.
  private static let plotWidthInCharacters = 78.0

  /// Bars as rectangles, so that standing and lying ones are the same with x and y exchanged.
  mutating func add(_ chart: BarChart) {
    let isHorizontal = chart.direction == .horizontal
    let valueName = isHorizontal ? "x" : "y"
    let categoryName = isHorizontal ? "y" : "x"
    let range = valueRange(of: chart)
    set(chart.value, as: valueName, range: range)
    let ticks = chart.categories.enumerated().map { (label: Self.shortened($1), value: Double($0)) }
    set(ticks, as: categoryName, options: "scale 0 \(isHorizontal ? "" : Self.rotation(of: ticks.map(\.label)))")
    line(
      "set \(categoryName)range \(isHorizontal ? "[\(Double(ticks.count) - 0.5):-0.5]" : "[-0.5:\(Double(ticks.count) - 0.5)]")"
    )
    line("set \(categoryName)label \(Self.quoted(chart.categoryTitle))")
    // The axis from which bars grow.
    line("set \(categoryName)zeroaxis linetype 1 linewidth 1 linecolor rgb 'black'")
    if chart.series.count == 1 { line("unset key") }
    for index in chart.series.indices { plot(chart, index, isHorizontal, base: max(range.lowerBound, 0)) }
  }

  /// Room for the values written behind the bars.
  private func valueRange(of chart: BarChart) -> ClosedRange<Double> {
    let bars = chart.series.flatMap(\.bars)
    let values = bars.flatMap { [$0.value, $0.interval?.lowerBound, $0.interval?.upperBound] }.compactMap { $0 }
    let range = chart.value.range(for: values)
    guard chart.value.range == nil, let high = values.max(), chart.value.scale == .linear else { return range }
    return range.lowerBound...max(range.upperBound, high * 1.15)
  }

  private mutating func plot(_ chart: BarChart, _ index: Int, _ isHorizontal: Bool, base: Double) {
    let series = chart.series[index]
    let width = Self.filledPart / Double(chart.series.count)
    let areValuesWritten = isHorizontal || Self.valuesFit(chart)
    var rectangles: [[Double?]] = []
    var intervals: [[Double?]] = []
    for (category, bar) in series.bars.enumerated() {
      let low = Double(category) - Self.filledPart / 2 + width * Double(index)
      let middle = low + width / 2
      let end = max(bar.value ?? base, bar.interval?.upperBound ?? base)
      if areValuesWritten || bar.value == nil { write(bar.value, chart.digits, at: (end, middle), isHorizontal) }
      guard let value = bar.value else { continue }
      let high = low + width * 0.94
      rectangles.append(
        isHorizontal ? [value, middle, base, value, low, high] : [middle, value, low, high, base, value])
      if let interval = bar.interval {
        let (start, way) = (interval.lowerBound, interval.upperBound - interval.lowerBound)
        intervals.append(isHorizontal ? [start, middle, way, 0] : [middle, start, 0, way])
      }
    }
    let name = Self.quoted(series.name)
    if !rectangles.isEmpty {
      data("bars\(index)", rectangles)
      let colour = ChartPalette.colour(index)
      plot("$bars\(index) using 1:2:3:4:5:6 with boxxyerror \(ChartPalette.fill(index)) \(colour) title \(name)")
    }
    if !intervals.isEmpty {
      data("intervals\(index)", intervals)
      plotIntervals("$intervals\(index) using 1:2:3:4", "linecolor rgb 'black'")
    }
  }

  /// Whether no value is wider than its standing bar, so that none runs into the next.
  private static func valuesFit(_ chart: BarChart) -> Bool {
    let bars = chart.series.flatMap(\.bars)
    let widest = bars.map { text(of: $0.value, chart.digits).count }.max() ?? 0
    return Double(widest * bars.count) <= filledPart * plotWidthInCharacters
  }

  private static func text(of value: Double?, _ digits: Int) -> String {
    Cell(value, digits: digits).displayText(in: Column("value", ""))
  }

  /// Writes the value behind its bar.
  private mutating func write(
    _ value: Double?, _ digits: Int, at place: (value: Double, category: Double), _ isHorizontal: Bool
  ) {
    let text = Self.text(of: value, digits)
    let font = "font 'sans-serif,12'"
    if isHorizontal {
      let position = "first \(place.value), first \(place.category) left offset character 0.5,0"
      line("set label \(Self.quoted(text)) at \(position) \(font)")
    } else {
      let position = "first \(place.category), first \(place.value) center offset character 0,0.6"
      line("set label \(Self.quoted(text)) at \(position) \(font)")
    }
  }

  private static func shortened(_ name: String) -> String { DisplayWidth.truncated(DisplayText.oneLine(name), to: 30) }

  /// Names too long for their place stand aslant.
  private static func rotation(of labels: [String]) -> String {
    let widest = labels.map(DisplayWidth.of).max() ?? 0
    return widest * labels.count > 72 ? "rotate by 40 right" : ""
  }
}
