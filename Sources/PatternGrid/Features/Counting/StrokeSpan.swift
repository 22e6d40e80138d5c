/// How far a stroke reaches, whatever its direction: the absolute differences of columns and rows.
struct StrokeSpan: Hashable, Sendable {
  let width: Int
  let height: Int

  init(_ stroke: Stroke) {
    width = abs(stroke.dx)
    height = abs(stroke.dy)
  }
}
