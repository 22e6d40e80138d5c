extension Pattern {
  /// The images of the pattern under all symmetries of the grid, without repetition, in ascending order.
  ///
  /// On 3x3 there are always 8: no pattern of two or more strokes in different directions is its own image.
  public func symmetryClass(on grid: Grid) -> [Pattern] {
    Set(GridSymmetry.all(of: grid).map { $0.image(of: self) }).sorted()
  }

  /// The first pattern of the symmetry class in prefix order: equal for two patterns exactly where one is the image of
  /// the other.
  public func canonicalForm(on grid: Grid) -> Pattern { symmetryClass(on: grid)[0] }
}

extension Pattern: Comparable {
  /// Prefix order, as in `PatternWalk`.
  public static func < (a: Pattern, b: Pattern) -> Bool { a.dots.lexicographicallyPrecedes(b.dots) }
}
