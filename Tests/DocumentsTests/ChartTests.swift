import Documents
import Foundation
import Testing

private let gnuplotIsInstalled = (try? sampleCharts()[0].svg()) != nil

@Suite struct ChartTests {
  @Test(.enabled(if: gnuplotIsInstalled, "gnuplot is not installed"))
  func drawingsAreWellFormedWithRealText() throws {
    // Python prints the texts of the drawing, and all ids.
    let script = """
      import json, sys, xml.etree.ElementTree as xml
      root = xml.fromstring(sys.stdin.buffer.read())
      svg = '{http://www.w3.org/2000/svg}'
      print(json.dumps([[e.text or '' for e in root.iter(svg + 'text')], [e.get('id') for e in root.iter() if e.get('id')],
                        [e.text for e in root.iter(svg + 'title')]]))
      """
    let words = [
      "guess-curves": ["People's patterns (held-out)", "1", "100,000", "Guessed (%)", "20 guesses", "device's limit"],
      "entropy-points": ["<script> & 'quoted' `date`", "Entropy (bits)", "4", "6", "8"],
      "shares": ["43.2", "27.1", "–", "a|b", "Share of patterns (%)"],
      "lengths": ["All", "Symmetric", "150,000", "Dots"],
      "start-dots": ["43.4", "3.1", "–", "top", "left"],
    ]
    for chart in sampleCharts() {
      let output = try ChildPython.output(of: script, input: Array(chart.svg().utf8))
      let parts = try JSONDecoder().decode([[String]].self, from: output)
      let texts = parts[0].map { $0.trimmingCharacters(in: .whitespaces) }
      for word in words[chart.id] ?? ["no expectation for \(chart.id)"] {
        #expect(texts.contains(word), "\(word) in \(chart.id)")
      }
      #expect(!parts[1].isEmpty && parts[1].allSatisfy { $0.hasPrefix("\(chart.id)-") })
      #expect(parts[2] == [chart.alternativeText])
    }
  }

  @Test(.enabled(if: gnuplotIsInstalled, "gnuplot is not installed"))
  func sameChartSameBytesWithoutVersionOrBlack() throws {
    for chart in sampleCharts() {
      let svg = try chart.svg()
      #expect(try chart.svg() == svg)
      #expect(svg.hasPrefix("<svg width=") && svg.hasSuffix("</svg>"))
      #expect(!svg.contains("GNUPLOT") && !svg.contains("\"black\"") && !svg.contains("'black'"))
    }
  }

  @Test(.enabled(if: gnuplotIsInstalled, "gnuplot is not installed"))
  func greatestCellIsDarkestAndMissingCellHasNoColour() throws {
    let map = HeatMap(rows: [[1, 5, nil]], rowLabels: ["row"], columnLabels: ["a", "b", "c"])
    let svg = try Chart(id: "map", .heatMap(map), alternativeText: "Map").svg()
    // The ends of the scale: #E8F1FA and #0A3D73.
    #expect(svg.contains("rgb(232, 241, 250)") && svg.contains("rgb( 10,  61, 115)"))
    #expect(svg.components(separatedBy: "<polygon").count - 1 == 2)
  }

  @Test(.enabled(if: gnuplotIsInstalled, "gnuplot is not installed"))
  func emptyAndFlatValuesAreStillDrawn() throws {
    let x = ChartAxis("x", scale: .logarithmic)
    for values in [[], [nil], [0.0], [5.0], [5, 5], [-3, -1]] as [[Double?]] {
      let points = values.enumerated().map { LineChart.Point(x: Double($0 + 1), y: $1) }
      let lines = LineChart([LineChart.Series(name: "s", points: points)], x: x, y: ChartAxis("y"))
      #expect(throws: Never.self, "\(values)") { try Chart(id: "c", .lines(lines), alternativeText: "-").svg() }
      if values.isEmpty { continue }
      let bars = BarChart(
        categories: values.map { _ in "c" }, series: [BarChart.Series(name: "s", bars: values.map { .init($0) })],
        value: ChartAxis("y"))
      #expect(throws: Never.self, "\(values)") { try Chart(id: "c", .bars(bars), alternativeText: "-").svg() }
      let map = HeatMap(rows: [values], rowLabels: ["r"], columnLabels: values.map { _ in "c" })
      #expect(throws: Never.self, "\(values)") { try Chart(id: "c", .heatMap(map), alternativeText: "-").svg() }
    }
  }

  @Test func missingProgramIsTold() {
    #expect(throws: GnuplotError.gnuplotMissing) { try sampleCharts()[0].svg(gnuplot: "no-such-gnuplot") }
  }

  @Test func failingProgramIsTold() {
    // `false` reads nothing, says nothing and fails; `cat` refuses the flag `-d`.
    #expect(throws: GnuplotError.gnuplotFailed("")) { try sampleCharts()[0].svg(gnuplot: "false") }
    let error = #expect(throws: GnuplotError.self) { try sampleCharts()[0].svg(gnuplot: "cat") }
    #expect(error?.description.hasPrefix("gnuplot failed: cat: ") == true)
  }
}
