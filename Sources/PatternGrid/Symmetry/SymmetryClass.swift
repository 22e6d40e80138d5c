extension Pattern {
  /// The images of the pattern under all symmetries of its grid, without repetition, in ascending order.
  ///
  /// On 3x3 there are always 8: no pattern of two or more strokes in different directions is its own image.
  public var symmetryClass: [Pattern] { Set(GridSymmetry.all(of: grid).map { $0.image(of: self) }).sorted() }
}

extension Pattern: Comparable {
  /// Prefix order, as in `PatternWalk`. Meant for patterns of one space; equal dots of two spaces go by the space's sides,
  /// rule and lengths.
  public static func < (a: Pattern, b: Pattern) -> Bool {
    a.dots == b.dots ? a.space.order < b.space.order : a.dots.lexicographicallyPrecedes(b.dots)
  }
}

extension PatternSpace {
  /// A number that differs for any two spaces.
  fileprivate var order: UInt64 {
    let rulePlace = DrawingRule.allCases.firstIndex(of: rule) ?? 0
    return [grid.rows, grid.columns, rulePlace, lengths.lowerBound, lengths.upperBound].reduce(0) {
      $0 << 8 | UInt64($1)
    }
  }
}
