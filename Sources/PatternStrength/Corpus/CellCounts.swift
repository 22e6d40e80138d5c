/// How many choices fall into each cell of a table, and how many different patterns they are.
public struct CellCounts: Sendable, Equatable {
  /// Choices by cell.
  public private(set) var choices: [Int]
  /// Different patterns by cell.
  public private(set) var patterns: [Int]

  public init(cells: Int) {
    choices = Array(repeating: 0, count: cells)
    patterns = choices
  }

  public var total: Int { choices.reduce(0, +) }

  /// Adds a pattern that was chosen `count` times to a cell that it had not been added to before.
  public mutating func add(_ cell: Int, count: Int) {
    choices[cell] += count
    patterns[cell] += 1
  }
}
