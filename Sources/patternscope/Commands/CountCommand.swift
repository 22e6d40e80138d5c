import Assessment
import CommandLineTool
import PatternGrid
import ResultTables

let countCommand = RunnableCommand(
  command: Command(
    "count", summary: "Count the patterns of a grid exactly",
    discussion: """
      Counts by number of dots, by start dot, or by both, without listing the patterns: grids of up to 25 dots, and larger \
      ones with a smaller --maximum-length.
      """,
    flags: SharedFlags.space + [
      Flag("by", value: .choice(["length", "start", "both"]), summary: "What to count by", defaultText: "length"),
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    examples: [
      Example("patternscope count", "389,112 patterns by length"),
      Example("patternscope count --grid 4x4 --rule strict --format csv", "a larger grid under another rule"),
    ])
) { invocation, _ in
  let space = try invocation.space()
  let withTotal = invocation.format() == .table || invocation.format() == .markdown
  do {
    switch invocation.text("by") {
    case "start": try invocation.write(SpaceTables.byStart(space, withTotal: withTotal))
    case "both": try invocation.write(SpaceTables.byStartAndLength(space))
    default: try invocation.write(SpaceTables.byLength(space, withTotal: withTotal))
    }
  } catch let error as PatternSpaceError {
    throw Failure.usage("\(error)")
  }
}
