import Documents
import PatternGrid

/// Patterns drawn as pictures: dots, lines, and a ring round the start.
package enum PatternDrawing {
  private static let spacing = 24.0
  private static let margin = 12.0
  private static let captionHeight = 18.0

  /// A sheet of patterns, row by row, each with a caption below.
  package static func sheet(_ patterns: [(pattern: Pattern, caption: String)], on grid: Grid, columns: Int) -> String {
    let cellWidth = Double(grid.columns - 1) * spacing + 2 * margin + 12
    let cellHeight = Double(grid.rows - 1) * spacing + 2 * margin + captionHeight
    let rows = (patterns.count + columns - 1) / columns
    var svg = SVGBuilder(
      width: cellWidth * Double(min(columns, max(patterns.count, 1))), height: cellHeight * Double(max(rows, 1)))
    for (index, (pattern, caption)) in patterns.enumerated() {
      let x = Double(index % columns) * cellWidth
      let y = Double(index / columns) * cellHeight
      svg.element("g", ["transform": .text("translate(\(number(x)) \(number(y)))")]) { group in
        draw(pattern, on: grid, into: &group)
        group.element(
          "text",
          [
            "x": .number(cellWidth / 2), "y": .number(cellHeight - 6), "text-anchor": "middle", "font-size": "9",
            "font-family": "sans-serif", "fill": "currentColor",
          ]
        ) { $0.text(caption) }
      }
    }
    return svg.finished()
  }

  private static func draw(_ pattern: Pattern, on grid: Grid, into svg: inout SVGBuilder) {
    let place = { (dot: Dot) in
      (x: margin + 6 + Double(grid.column(of: dot)) * spacing, y: margin + Double(grid.row(of: dot)) * spacing)
    }
    let points = pattern.dots.map { dot in "\(number(place(dot).x)),\(number(place(dot).y))" }.joined(separator: " ")
    for dot in grid.dots {
      let (x, y) = place(dot)
      let isUsed = pattern.dotSet.contains(dot)
      svg.element(
        "circle",
        [
          "cx": .number(x), "cy": .number(y), "r": .number(isUsed ? 3.5 : 2),
          "fill": .text(isUsed ? "currentColor" : "#999999"),
        ])
    }
    svg.element(
      "polyline",
      [
        "points": .text(points), "fill": "none", "stroke": "currentColor", "stroke-width": "2.5",
        "stroke-linejoin": "round",
        "stroke-linecap": "round", "opacity": "0.75",
      ])
    let (x, y) = place(pattern.start)
    svg.element(
      "circle",
      ["cx": .number(x), "cy": .number(y), "r": "7", "fill": "none", "stroke": "#c2410c", "stroke-width": "2"])
  }

  private static func number(_ value: Double) -> String { FixedDecimal.text(value, digits: 1) }
}
