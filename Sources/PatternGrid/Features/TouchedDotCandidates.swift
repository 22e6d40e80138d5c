extension Pattern {
  /// The most dots for which candidates are counted: memory and time double with each.
  private static let mostDots = 16

  /// How many patterns of its space touch exactly the dots of this one, itself included.
  ///
  /// Counted by sets of dots drawn so far. Nil above 16 dots.
  public var touchedDotCandidates: Int? {
    guard length <= Self.mostDots else { return nil }
    let touched = Array(dotSet)
    let moves = SuccessorTable(space)
    // By set (of places in `touched`) and last place: the ways to draw it.
    var ways = [Int](repeating: 0, count: length << length)
    for place in touched.indices { ways[(length << place) + place] = 1 }
    for set in 1..<(1 << length) {
      var visited = DotSet()
      for place in touched.indices where set >> place & 1 == 1 { visited.insert(touched[place]) }
      for last in touched.indices {
        let count = ways[set * length + last]
        guard count > 0 else { continue }
        let candidates = moves.candidates(visited: visited, last: touched[last])
        for next in touched.indices where candidates.contains(touched[next]) {
          ways[(set | 1 << next) * length + next] += count
        }
      }
    }
    return ways.suffix(length).reduce(0, +)
  }
}

extension Feature {
  public static let touchedDotCandidates = Feature(
    id: "touched_dot_candidates", title: "Touched-dot candidates", unit: "patterns",
    definition: "Patterns that touch exactly the same dots, this one included",
    definedBy: "\(ofThisProject), after Aviv et al. 2010",
    doubt: "what a trace without lines leaves open, such as warm spots; the order of the dots is not known",
    lowest: Extreme(.count(2), 0, 4, 2, 6), highest: Extreme(.count(140_704), 0, 1, 2, 3, 4, 5, 6, 7, 8)
  ) { $0.touchedDotCandidates.map(FeatureValue.count) }
}
