import Assessment
import CommandLineTool
import PatternGrid
import ResultTables

private enum CountedBy: String, CaseIterable {
  case length, start, both
}

private let countedBy: Flag<CountedBy> = .choice("by", summary: "What to count by", default: .length)

let countCommand = RunnableCommand(
  command: Command(
    "count", summary: "Count the patterns of a grid exactly",
    discussion: """
      Counts by number of dots, by start dot, or by both, without listing the patterns: grids of up to 25 dots, and larger \
      ones with a smaller --maximum-length.
      """,
    flags: SpaceFlags.all + [countedBy] + OutputFlags.results,
    examples: [
      Example("patternscope count", "389,112 patterns by length"),
      Example("patternscope count --grid 4x4 --rule strict --format csv", "a larger grid under another rule"),
    ])
) { invocation, console in
  let space = try invocation.space()
  let output = try ResultsOutput(invocation)
  do {
    let table =
      switch invocation[countedBy] {
      case .start: try SpaceTables.byStart(space, withTotal: output.format.isForPeople)
      case .both: try SpaceTables.byStartAndLength(space)
      case .length: try SpaceTables.byLength(space, withTotal: output.format.isForPeople)
      }
    try output.write(table, console)
  } catch let error as PatternSpaceError {
    throw Failure.usage("\(error)")
  }
}
