extension Pattern {
  /// How often the drawing changes direction: consecutive strokes that do not go straight on.
  ///
  /// Range on 3x3: 0 is impossible for four dots or more; 1 (0.1.2.5) to 7 (0.1.3.2.4.6.5.7.8 and others).
  public func turns(on grid: Grid) -> Int {
    let directions = strokes(on: grid).map(\.direction)
    return zip(directions, directions.dropFirst()).count { $0 != $1 }
  }
}
