/// All patterns that one lock accepts: a grid, a drawing rule, and how many dots a pattern has. Five bytes.
public struct PatternSpace: Hashable, Sendable {
  /// The shortest pattern that Android accepts.
  public static let androidMinimumLength = 4

  /// Android's lock screen: 3x3, 4 to 9 dots, 389,112 patterns.
  public static let android3x3 = PatternSpace(grid: .threeByThree, rule: .android, uncheckedLengths: 4...9)

  public let grid: Grid
  public let rule: DrawingRule
  private let shortest: UInt8
  private let longest: UInt8

  /// Dots in a pattern, shortest to longest.
  public var lengths: ClosedRange<Int> { ClosedRange(uncheckedBounds: (Int(shortest), Int(longest))) }

  /// - Parameters:
  ///   - minimumLength: dots in the shortest pattern, at least 1.
  ///   - maximumLength: dots in the longest pattern; nil for all dots of the grid.
  /// - Throws: `PatternSpaceError` where no such lengths exist on the grid.
  public init(
    grid: Grid, rule: DrawingRule = .android, minimumLength: Int = androidMinimumLength, maximumLength: Int? = nil
  ) throws(PatternSpaceError) {
    let maximumLength = maximumLength ?? grid.dotCount
    guard minimumLength >= 1, minimumLength <= maximumLength, maximumLength <= grid.dotCount else {
      throw .lengthsOutOfRange(minimum: minimumLength, maximum: maximumLength, grid: grid)
    }
    self.init(grid: grid, rule: rule, uncheckedLengths: minimumLength...maximumLength)
  }

  /// Whether the dots of a pattern are a pattern of this space too. Constant time where the pattern is of this space.
  public func contains(_ pattern: Pattern) -> Bool {
    pattern.space == self || PatternError.firstFault(in: pattern.dots, of: self) == nil
  }

  /// Every pattern of the space, in prefix order. See `PatternWalk` for filters and for faster walks over dot numbers.
  public var patterns: PatternWalk { PatternWalk(self) }

  /// The same space with every prefix of its patterns.
  init(uncheckedPrefixesOf space: PatternSpace) {
    self.init(grid: space.grid, rule: space.rule, uncheckedLengths: 1...space.lengths.upperBound)
  }

  private init(grid: Grid, rule: DrawingRule, uncheckedLengths: ClosedRange<Int>) {
    self.grid = grid
    self.rule = rule
    shortest = UInt8(uncheckedLengths.lowerBound)
    longest = UInt8(uncheckedLengths.upperBound)
  }
}

extension PatternSpace {
  /// Such as `3x3, android rule, 4 to 9 dots`.
  public var title: String {
    "\(grid), \(rule.rawValue) rule, \(lengths.lowerBound) to \(lengths.upperBound) dots"
  }

  /// The space of a title; nil if the text is none.
  public init?(title: String) {
    let parts = title.split(separator: ",")
    guard parts.count == 3 else { return nil }
    let lengths = parts[2].split(separator: " ").compactMap { Int($0) }
    let rule = DrawingRule.allCases.first { parts[1] == " \($0.rawValue) rule" }
    guard let rule, lengths.count == 2, let grid = try? Grid(parts[0]),
      let space = try? PatternSpace(grid: grid, rule: rule, minimumLength: lengths[0], maximumLength: lengths[1]),
      space.title == title
    else { return nil }
    self = space
  }
}

/// Why a space cannot be made, or is too large for what was asked of it.
public enum PatternSpaceError: Error, Equatable, CustomStringConvertible {
  case lengthsOutOfRange(minimum: Int, maximum: Int, grid: Grid)
  /// The work grows as 2 to the number of dots; `limit` is the most dots that the operation takes.
  case tooLarge(operation: String, grid: Grid, limit: String)

  public var description: String {
    switch self {
    case .lengthsOutOfRange(let minimum, let maximum, let grid):
      "no patterns of \(minimum) to \(maximum) dots on a \(grid) grid: it has \(grid.dotCount) dots, "
        + "and the shortest pattern may not be longer than the longest"
    case .tooLarge(let operation, let grid, let limit):
      "\(operation) is out of reach on a \(grid) grid: \(limit)"
    }
  }
}
