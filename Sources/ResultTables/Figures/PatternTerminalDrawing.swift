import PatternGrid

/// A pattern drawn with characters: dots numbered in the order drawn, lines where characters can show them.
///
/// Rows, columns and 45-degree diagonals are drawn as lines; other lines, such as
/// knight moves, follow from the numbers alone.
package enum PatternTerminalDrawing {
  private static let columnStep = 6
  private static let rowStep = 2

  /// Lines of text, without spaces at their ends.
  package static func lines(of pattern: Pattern) -> [String] {
    let grid = pattern.grid
    var canvas = [[Character]](
      repeating: Array(repeating: " ", count: (grid.columns - 1) * columnStep + 2), count: (grid.rows - 1) * rowStep + 1
    )
    for stroke in pattern.strokes where stroke.isAxisOrDiagonal { draw(stroke, on: grid, into: &canvas) }
    for dot in grid.dots {
      let (row, column) = (grid.row(of: dot) * rowStep, grid.column(of: dot) * columnStep)
      let label = pattern.dots.firstIndex(of: dot).map { "\($0 + 1)" } ?? "·"
      for (offset, character) in label.enumerated() { canvas[row][column + offset] = character }
    }
    return canvas.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  private static func draw(_ stroke: Stroke, on grid: Grid, into canvas: inout [[Character]]) {
    let direction = stroke.direction
    var (row, column) = (grid.row(of: stroke.from), grid.column(of: stroke.from))
    for _ in 0..<stroke.latticeSteps {
      let (top, left) = (row * rowStep, column * columnStep)
      if direction.dy == 0 {
        let start = min(left, left + direction.dx * columnStep)
        for x in start + 2..<start + columnStep - 1 { canvas[top][x] = "─" }
      } else if direction.dx == 0 {
        canvas[top + direction.dy][left] = "│"
      } else {
        let mark: Character = direction.dx == direction.dy ? "╲" : "╱"
        let (y, x) = (top + direction.dy, left + direction.dx * columnStep / 2)
        canvas[y][x] = canvas[y][x] == " " || canvas[y][x] == mark ? mark : "╳"
      }
      row += direction.dy
      column += direction.dx
    }
  }
}
