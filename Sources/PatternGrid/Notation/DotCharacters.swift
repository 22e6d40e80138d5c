extension Notation {
  /// The character of each dot where this notation writes a pattern as one character a dot and nothing between; else nil.
  public func dotCharacters(on grid: Grid) -> [UInt8]? {
    switch symbols {
    case .numbers(let first, let joins) where joins && joinsNumbers(on: grid):
      grid.dots.map { UInt8(ascii: "0") + UInt8(first) + $0.byte }
    case .characters(let characters): Array(characters.prefix(grid.dotCount))
    case .numbers, .coordinates: nil
    }
  }
}
