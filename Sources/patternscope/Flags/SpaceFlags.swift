import CommandLineTool
import PatternGrid

/// The flags that name a space of patterns.
enum SpaceFlags {
  static let grid: Flag<Grid> = .parsed(
    "grid", short: "g", placeholder: "RxC", summary: "Rows x columns of the grid, up to 36 dots",
    default: .threeByThree, defaultText: Grid.threeByThree.description
  ) { text throws(ValueProblem) in
    do throws(GridError) { return try Grid(text) } catch { throw .unreadable("\(error)") }
  }
  static let rule: Flag<DrawingRule> = .choice(
    "rule",
    summary: "What a line may pass over: "
      + DrawingRule.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; "),
    default: .android)
  static let minimumLength: Flag<Int?> = .integer(
    "minimum-length", 1...Grid.maximumDotCount, summary: "Dots in the shortest pattern",
    absence: "\(PatternSpace.androidMinimumLength), or all dots of a smaller grid")
  static let maximumLength: Flag<Int?> = .integer(
    "maximum-length", 1...Grid.maximumDotCount, summary: "Dots in the longest pattern", absence: "all dots of the grid")

  static let all: [any DeclaredFlag] = [grid, rule, minimumLength, maximumLength]
}

extension Invocation {
  /// The grid, rule and lengths asked for.
  func space() throws -> PatternSpace {
    let grid = self[SpaceFlags.grid]
    do {
      return try PatternSpace(
        grid: grid, rule: self[SpaceFlags.rule],
        minimumLength: self[SpaceFlags.minimumLength] ?? min(PatternSpace.androidMinimumLength, grid.dotCount),
        maximumLength: self[SpaceFlags.maximumLength])
    } catch { throw Failure.usage("\(error)") }
  }
}
