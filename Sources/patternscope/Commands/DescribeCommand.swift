import Assessment
import CommandLineTool
import PatternGrid
import PatternStrength
import ResultTables

let describeCommand = RunnableCommand(
  command: Command(
    "describe", summary: "Draw a pattern and say what it is like",
    discussion: """
      Draws the pattern and tells its shape, all its features, what each published meter says of it and why the meters \
      disagree, and how soon an attacker guesses it who knows what people choose. Meters and guesses are for Android's \
      3x3 patterns; shape and features for every grid.
      """,
    flags: SpaceFlags.all + [
      PatternFlags.inputNotation, PatternFlags.model, OutputFlags.output, OutputFlags.force,
    ],
    operands: [Operand("PATTERN", .oneOrMore, summary: "Patterns to describe")],
    examples: [
      Example("patternscope describe 01258", "one of the most popular patterns"),
      Example("patternscope describe --grid 4x4 0.1.2.3.7.11", "a pattern of a larger grid"),
    ])
) { invocation, console in
  let space = try invocation.space()
  let output = try invocation.outputFile()
  let input = PatternArguments(notation: invocation[PatternFlags.inputNotation], space: space)
  let scorer = Meter.unsupportedReason(in: space) == nil ? PatternScorer(model: try invocation.model()) : nil
  var isFirst = true
  for (pattern, notation) in try input.patterns(invocation.operands, console) {
    if !isFirst { try output.write("\n") }
    isFirst = false
    try output.write(PatternDescription(pattern, notation: notation, scorer: scorer).text)
  }
  try output.finish()
}
