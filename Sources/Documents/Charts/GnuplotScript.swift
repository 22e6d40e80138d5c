/// A chart as a script for gnuplot: settings, data blocks, one plot command.
///
/// Outside texts stand in single quotes, where gnuplot interprets nothing.
struct GnuplotScript {
  private static let fullWidth = 640

  private(set) var text = ""
  private var plots: [String] = []

  /// The whole script of a chart.
  static func text(of content: Chart.Content) -> String {
    var script: GnuplotScript
    switch content {
    case .lines(let chart):
      script = GnuplotScript(width: fullWidth, height: 400)
      script.add(chart)
    case .bars(let chart):
      script = GnuplotScript(width: fullWidth, height: barHeight(of: chart))
      script.add(chart)
    case .heatMap(let map):
      let width = min(fullWidth, 110 + 92 * map.columnLabels.count)
      script = GnuplotScript(width: width, height: 60 + (width - 110) * map.rows.count / map.columnLabels.count)
      script.add(map)
    }
    script.line("plot " + (script.plots.isEmpty ? "NaN notitle" : script.plots.joined(separator: ", \\\n  ")))
    return script.text
  }

  private init(width: Int, height: Int) {
    line("set terminal svg size \(width),\(height) noenhanced font 'sans-serif,14' linewidth 1")
    line("set encoding utf8")
    line("set border 3 linewidth 1")
    line("set tics nomirror out scale 0.5")
    line("set key above left vertical maxrows 3 Left reverse samplen 3 spacing 1.2")
  }

  private static func barHeight(of chart: BarChart) -> Int {
    guard chart.direction == .horizontal else { return 400 }
    return 110 + chart.categories.count * max(30, 18 * chart.series.count + 10)
  }

  mutating func line(_ command: String) { text += command + "\n" }

  mutating func plot(_ command: String) { plots.append(command) }

  /// A block of rows named `name`; nil is gnuplot's missing value, an empty row ends a line.
  mutating func data(_ name: String, _ rows: [[Double?]]) {
    line("$\(name) << END")
    for row in rows { line(row.map { $0.map { "\($0)" } ?? "NaN" }.joined(separator: " ")) }
    line("END")
  }

  /// Title, scale, range and marked values of an axis named `x` or `y`.
  mutating func set(_ axis: ChartAxis, as name: String, range: ClosedRange<Double>) {
    line("set \(name)label \(Self.quoted(axis.label))")
    if axis.scale == .logarithmic { line("set logscale \(name) 10") }
    line("set \(name)range [\(range.lowerBound):\(range.upperBound)]")
    set(axis.ticks(in: range).map { ($0.label, $0.value) }, as: name)
    line("set grid \(name)tics linetype 1 linewidth 1 linecolor rgb '#B0808890'")
  }

  /// Marked values of an axis.
  mutating func set(_ ticks: [(label: String, value: Double)], as name: String, options: String = "") {
    let list = ticks.map { "\(Self.quoted($0.label)) \($0.value)" }
    line("set \(name)tics \(options) (\(list.joined(separator: ", ")))")
  }

  /// Intervals from columns 1 and 2 (the start) and 3 and 4 (the way to the end), as lines with caps.
  mutating func plotIntervals(_ columns: String, _ colour: String) {
    plot("\(columns) with vectors heads size screen 0.006,90 linewidth 1.4 \(colour) notitle")
  }

  /// A text between single quotes, the only mark that ends it doubled; very long names are cut.
  static func quoted(_ text: String) -> String {
    let line = DisplayWidth.truncated(DisplayText.oneLine(text), to: 80)
    return "'" + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
