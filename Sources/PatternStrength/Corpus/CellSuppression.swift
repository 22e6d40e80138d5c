/// Which cells of a table may be shown without giving away what single people chose.
///
/// A cell that is not 0 is shown where at least `smallestChoices` choices of at least `smallestPatterns` different
/// patterns fall into it; a rare move would otherwise tell part of one person's pattern, and the moves of a pattern that
/// many share would spell it out. 0 is shown: it says of nobody's choice more than what it is not.
///
/// This is the rule of minimum frequency of official statistics. It is no anonymity in the sense of differential privacy:
/// who knows all choices but one can still tell something about the last.
public struct CellSuppression: Sendable {
  public static let smallestChoices = 5
  public static let smallestPatterns = 5

  /// By cell.
  public private(set) var isShown: [Bool]

  /// Of cells that add up to a known sum, each row and each column of a matrix by itself.
  ///
  /// Where such a line has only one hidden cell, which the sum would give away, its smallest other cell is hidden too.
  ///
  /// - Parameter columns: cells in a row; nil where the cells are one line.
  public init(partsOfSums counts: CellCounts, columns: Int? = nil) {
    let cells = counts.choices.count
    isShown = (0..<cells).map { Self.isFrequent(counts.choices[$0], patterns: counts.patterns[$0]) }
    var lines = [Array(0..<cells)]
    if let columns {
      lines = stride(from: 0, to: cells, by: columns).map { Array($0..<$0 + columns) }
      lines += (0..<columns).map { Array(stride(from: $0, to: cells, by: columns)) }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for line in lines where line.count(where: { !isShown[$0] }) == 1 {
        let others = line.filter { isShown[$0] && counts.choices[$0] > 0 }
        guard let smallest = others.min(by: { counts.choices[$0] < counts.choices[$1] }) else { continue }
        isShown[smallest] = false
        hasChanged = true
      }
    }
  }

  /// Of properties that a choice has or has not: shown where both those that have it and those that do not may be.
  ///
  /// - Parameters:
  ///   - total: all choices.
  ///   - distinct: all different patterns.
  public init(properties counts: CellCounts, total: Int, distinct: Int) {
    isShown = counts.choices.indices.map { cell in
      let (choices, patterns) = (counts.choices[cell], counts.patterns[cell])
      return Self.isFrequent(choices, patterns: patterns)
        && Self.isFrequent(total - choices, patterns: distinct - patterns)
    }
  }

  private static func isFrequent(_ choices: Int, patterns: Int) -> Bool {
    choices == 0 || choices >= smallestChoices && patterns >= smallestPatterns
  }
}
