import Assessment
import CommandParsing
import PatternGrid

let describeCommand = RunnableCommand(
  command: Command(
    "describe", summary: "Draw a pattern and say what it is like",
    flags: SharedFlags.space + [SharedFlags.inputNotation, SharedFlags.output, SharedFlags.force],
    operands: [Operand("PATTERN", .oneOrMore, summary: "Patterns to describe")],
    examples: [
      Example("patternscope describe 01258", "one of the most popular patterns"),
      Example("patternscope describe --grid 4x4 0.1.2.3.7.11", "a pattern of a larger grid"),
    ])
) { invocation, console in
  let space = try invocation.space()
  let output = try invocation.outputFile()
  let input = PatternArguments(notation: invocation.inputNotation(), space: space)
  var isFirst = true
  for (pattern, notation) in try input.patterns(invocation.operands, console) {
    if !isFirst { try output.write("\n") }
    isFirst = false
    try output.write(PatternDescription(pattern, in: space, notation: notation).text)
  }
  try output.finish()
}
