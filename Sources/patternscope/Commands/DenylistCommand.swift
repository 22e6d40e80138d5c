import CommandParsing
import PatternGrid
import PatternStrength

let denylistCommand = RunnableCommand(
  command: Command(
    "denylist", summary: "List the patterns that people choose most, to refuse them",
    flags: [
      Flag(
        "top", short: "t", value: .integer(placeholder: "N", 0...Int.max), summary: "The N most likely patterns",
        defaultText: "100"),
      SharedFlags.model, SharedFlags.outputNotation, SharedFlags.output, SharedFlags.force,
    ],
    examples: [Example("patternscope denylist --top 12", "the twelve patterns to refuse first")])
) { invocation, _ in
  let output = try invocation.outputFile()
  let scorer = PatternScorer(model: try invocation.model())
  let notation = invocation.outputNotation()
  var lines: [UInt8] = []
  for rank in Denylist(top: invocation.integer("top")!, of: scorer.order).ranks {
    notation.append(scorer.ranks.pattern(at: rank).dots, on: .threeByThree, to: &lines)
    lines.append(UInt8(ascii: "\n"))
  }
  try output.write(lines)
  try output.finish()
}
