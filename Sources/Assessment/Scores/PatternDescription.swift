import PatternGrid
import ReportWriting

/// One pattern in pictures and words.
public struct PatternDescription: Sendable {
  /// Lines of text for a terminal.
  public let text: String

  public init(_ pattern: Pattern, in space: PatternSpace, notation: Notation) {
    let grid = space.grid
    var facts: [(String, String)] = [
      ("pattern", notation.text(of: pattern, on: grid)),
      ("length", "\(pattern.length) dots"),
      ("start", Self.placed(pattern.start, notation, on: grid)),
      ("end", Self.placed(pattern.end, notation, on: grid)),
      ("turns", "\(pattern.turns(on: grid))"),
      ("crossings", "\(pattern.crossings(on: grid))"),
      ("symmetry class", Self.symmetryClass(of: pattern, notation, on: grid)),
    ]
    if let ranks = try? PatternRank(space) {
      facts.append(
        (
          "rank",
          "\(GroupedDecimal.text(ranks.rank(of: pattern))) of 0 to \(GroupedDecimal.text(ranks.count - 1)), in prefix order"
        ))
    }
    let width = facts.map(\.0.count).max()! + 2
    let drawing = PatternTerminalDrawing.lines(of: pattern, on: grid).map { $0.isEmpty ? "" : "  \($0)" }
    let lines = facts.map { $0 + String(repeating: " ", count: width - $0.count) + $1 }
    text = (drawing + [""] + lines).joined(separator: "\n") + "\n"
  }

  private static func placed(_ dot: Dot, _ notation: Notation, on grid: Grid) -> String {
    "\(notation.name(of: dot, on: grid)) (\(grid.placeName(of: dot)))"
  }

  private static func symmetryClass(of pattern: Pattern, _ notation: Notation, on grid: Grid) -> String {
    let images = pattern.symmetryClass(on: grid)
    return "\(images.count) patterns, first \(notation.text(of: images[0], on: grid))"
  }
}

extension Grid {
  /// Where a dot lies, in words: `top left corner`, `right edge`, `centre`.
  func placeName(of dot: Dot) -> String {
    let vertical = row(of: dot) == 0 ? "top" : row(of: dot) == rows - 1 ? "bottom" : ""
    let horizontal = column(of: dot) == 0 ? "left" : column(of: dot) == columns - 1 ? "right" : ""
    let sides = [vertical, horizontal].filter { !$0.isEmpty }
    let place = place(of: dot)
    return place == .centre ? "centre" : (sides + [place.rawValue]).joined(separator: " ")
  }
}
