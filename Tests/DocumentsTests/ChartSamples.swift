import Documents
import Foundation

/// One chart of every kind, with intervals, gaps, long names and dangerous names.
func sampleCharts() -> [Chart] {
  // Ten guess numbers a decade, from 1 to the size of the space.
  let guesses = (0..<57).map { pow(10, Double($0) / 10) }
  func curve(_ name: String, _ scale: Double, style: LineChart.Style, interval: Bool = false) -> LineChart.Series {
    LineChart.Series(
      name: name,
      points: guesses.map { guess in
        let share = 100 * guess / (guess + scale)
        return LineChart.Point(x: guess, y: share, interval: interval ? max(0, share - 4)...min(100, share + 4) : nil)
      }, style: style)
  }
  let curves = LineChart(
    [
      curve("People's patterns (held-out)", 900, style: .line, interval: true),
      curve("After the denylist of 100", 4000, style: .line),
      curve("Uniform patterns", 190_000, style: .steps),
    ],
    x: ChartAxis("Guesses", scale: .logarithmic), y: ChartAxis("Guessed", unit: .percent, range: 0...100),
    references: [
      LineChart.Reference(x: 20, label: "20 guesses"), LineChart.Reference(x: 100_000, label: "device's limit"),
    ])
  let points = LineChart(
    [
      LineChart.Series(
        name: "<script> & 'quoted' `date`",
        points: [
          LineChart.Point(x: 4, y: 7.2, interval: 6.8...7.7), LineChart.Point(x: 5, y: nil),
          LineChart.Point(x: 6, y: 11.9, interval: 11...12.3), LineChart.Point(x: 9, y: 18.57),
        ], style: .points)
    ],
    x: ChartAxis("Dots", range: 3.5...9.5), y: ChartAxis("Entropy", unit: .bits))
  let lying = BarChart(
    categories: [
      "Start dot 1", "Length 4 only", "A very long name of a rule that no one would ever give to a bar", "a|b",
    ],
    series: [
      BarChart.Series(
        name: "Share",
        bars: [.init(43.2, interval: 41...45.5), .init(27.1), .init(3.4, interval: 2.1...5.4), .init(nil)])
    ], value: ChartAxis("Share of patterns", unit: .percent), digits: 1)
  let standing = BarChart(
    categories: ["4", "5", "6", "7", "8", "9"], categoryTitle: "Dots",
    series: [
      BarChart.Series(name: "All", bars: [1624, 7152, 26016, 72912, 140_704, 140_704].map { .init($0) }),
      BarChart.Series(name: "Symmetric", bars: [700, 3152, 16016, 52912, 90_704, 70_704].map { .init($0) }),
    ], value: ChartAxis("Patterns"), direction: .vertical)
  let map = HeatMap(
    rows: [[43.4, 8.1, 15.2], [9.0, 3.1, 4.4], [12.7, nil, 4.1]], rowLabels: ["top", "middle", "bottom"],
    columnLabels: ["left", "middle", "right"], digits: 1)
  return [
    Chart(id: "guess-curves", .lines(curves), alternativeText: "Curves of guessed shares rising with guesses."),
    Chart(id: "entropy-points", .lines(points), alternativeText: "Entropy by number of dots."),
    Chart(id: "shares", .bars(lying), alternativeText: "Shares of four habits."),
    Chart(id: "lengths", .bars(standing), alternativeText: "Patterns by length."),
    Chart(id: "start-dots", .heatMap(map), alternativeText: "Start dots on the grid."),
  ]
}
