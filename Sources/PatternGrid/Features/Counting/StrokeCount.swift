/// A number that grows stroke by stroke as a pattern is drawn: one definition, applied to a single pattern of any grid
/// by `value` and to every pattern of a small space by `StrokeCountTable`.
enum StrokeCount: Sendable {
  /// The sum of a number of each stroke.
  case sum(@Sendable (Stroke) -> Int)
  /// Over all strokes, the dots of a set that are visited when the stroke is drawn.
  case visitedDots(@Sendable (Stroke) -> DotSet)
  /// Strokes that stand in a relation to the stroke just before.
  case successions(@Sendable (Stroke, Stroke) -> Bool)
  /// Unordered pairs of strokes in a symmetric relation, those of a stroke and the next one counted or not.
  case pairs(neighbours: Bool, @Sendable (Segment, Segment) -> Bool)
  /// How many different kinds of strokes there are.
  case kinds(@Sendable (Stroke) -> StrokeSpan)

  /// Of one pattern. Cost: at most the square of its length.
  func value(of pattern: Pattern) -> Int {
    let strokes = pattern.strokes
    switch self {
    case .sum(let number): return strokes.reduce(0) { $0 + number($1) }
    case .visitedDots(let dots):
      var visited = DotSet()
      return strokes.reduce(0) { sum, stroke in
        visited.insert(stroke.from)
        return sum + dots(stroke).intersection(visited).count
      }
    case .successions(let relation): return zip(strokes, strokes.dropFirst()).count { relation($0, $1) }
    case .pairs(let neighbours, let relation):
      let segments = strokes.map { Segment($0, on: pattern.grid) }
      return segments.indices.reduce(0) { sum, index in
        sum + segments.dropFirst(neighbours ? index + 1 : index + 2).count { relation(segments[index], $0) }
      }
    case .kinds(let kind): return Set(strokes.map(kind)).count
    }
  }
}
