import Assessment
import CommandParsing
import PatternGrid
import PatternStrength
import ReportWriting

let scoreCommand = RunnableCommand(
  command: Command(
    "score", summary: "Score how guessable patterns are",
    discussion: """
      Scores the patterns of the 3x3 grid that stand on the command line, in files, or on standard input: one a line, with \
      an optional count after a comma, a tab or a space, or before it as `uniq -c` writes it. Lines that begin with # are \
      comments. A name of digits, or of letters A to I, is a pattern; write ./NAME for a file of such a name. Files \
      compressed by gzip or zstd are read as what is in them.

      Guess numbers are those of an attacker who knows the model and guesses the most likely pattern first.
      """,
    flags: [
      SharedFlags.columns(absence: ScoreColumn.defaults.map(\.id).joined(separator: ", ")),
      Flag(
        "explain",
        summary: "Show instead what the model sees in each pattern and what it adds to the bits: positive makes a "
          + "pattern less likely, negative more"),
      SharedFlags.inputNotation, SharedFlags.model,
      SharedFlags.format(
        [.table, .csv, .tsv, .jsonl, .markdown], default: nil, absence: "table for patterns named, csv for files"),
      Flag(
        "threads", short: "j", value: .integer(placeholder: "N", 1...256), summary: "Threads that score at once",
        absenceText: "one for each core"),
    ] + ScoreRequest.flags + [SharedFlags.output, SharedFlags.force],
    operands: [
      Operand("PATTERN|FILE", .zeroOrMore, summary: "Patterns or files to score; - or nothing is standard input")
    ],
    examples: [
      Example("patternscope score 01258 0.4.8.5", "two patterns as a table"),
      Example("patternscope score --explain 01258", "why a pattern is likely or not"),
      Example("patternscope score --output scores.csv patterns.txt", "a file of patterns"),
      Example(
        "patternscope list | patternscope score --columns pattern,guess_number", "every pattern with its guess number"),
    ])
) { invocation, console in
  let operands = invocation.operands.isEmpty ? ["-"] : invocation.operands
  let arguments = PatternArguments(notation: invocation.inputNotation(), space: .android3x3)
  guard !invocation.isSet("explain") else { return try invocation.explainScores(arguments, console) }
  let format = invocation.format() ?? (operands.allSatisfy(arguments.looksLikePattern) ? .table : .csv)
  let output = try invocation.outputFile()
  let run = try ScoreRun(
    ScoreRequest(invocation, format: format), scorer: PatternScorer(model: try invocation.model()), output: output,
    console: console)
  for operand in operands {
    if arguments.looksLikePattern(operand) {
      try run.score(argument: operand, arguments)
    } else {
      try run.score(file: operand)
    }
  }
  try run.finish()
}
