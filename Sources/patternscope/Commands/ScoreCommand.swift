import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

let scoreCommand = RunnableCommand(
  command: Command(
    "score", summary: "Score how guessable patterns are",
    discussion: """
      Scores the patterns of the 3x3 grid that stand on the command line, in files, or on standard input: one a line, with \
      an optional count after a comma, a tab or a space, or before it as `uniq -c` writes it. Lines that begin with # are \
      comments. A name of digits, or of letters A to I, is a pattern; write ./NAME for a file of such a name. Files \
      compressed by gzip or zstd are read as what is in them.

      Guess numbers are those of an attacker who knows the model and guesses the most likely pattern first.

      --format sqlite writes a database to ask in SQL. Its table lines tells which pattern stands on which line of which \
      of the inputs, with its count, 1 where the line has none; patterns has the columns of each pattern once, with all \
      digits; the view scores joins them to one row a line. Patterns are written in the --notation given, else in digits, \
      however they were read. Lines that are no pattern are in refused with the reason: with their text too by --invalid \
      keep, and only counted in inputs by --invalid skip. The tables about, tables and columns tell what everything means \
      and where it comes from.
      """,
    flags: ScoreFlags.all,
    operands: [
      Operand("PATTERN|FILE", .zeroOrMore, summary: "Patterns or files to score; - or nothing is standard input")
    ],
    examples: [
      Example("patternscope score 01258 0.4.8.5", "two patterns as a table"),
      Example("patternscope score --explain 01258", "why a pattern is likely or not"),
      Example("patternscope score --output scores.csv patterns.txt", "a file of patterns"),
      Example("patternscope score --format sqlite --output scores.sqlite patterns.txt", "the same, to ask in SQL"),
      Example(
        "patternscope list | patternscope score --columns pattern,guess_number", "every pattern with its guess number"),
    ])
) { invocation, console in
  let operands = invocation.operands.isEmpty ? ["-"] : invocation.operands
  let arguments = PatternArguments(notation: invocation[PatternFlags.inputNotation], space: .android3x3)
  guard !invocation[ScoreFlags.explain] else { return try invocation.explainScores(arguments, console) }
  let format = invocation[ScoreFlags.format] ?? (operands.allSatisfy(arguments.looksLikePattern) ? .table : .csv)
  let run = try invocation.scoreRun(format, console)
  for (index, operand) in operands.enumerated() {
    if arguments.looksLikePattern(operand) {
      for (pattern, notation) in try arguments.patterns([operand], console) {
        try run.score(pattern, notation, place: index + 1)
      }
    } else {
      try run.score(file: operand)
    }
  }
  let outcome = try run.finish()
  if let summary = outcome.summary, let format = invocation[ScoreFlags.summary] {
    console.write(String(decoding: format.bytes(of: Results(summary.tables)) ?? [], as: UTF8.self))
  }
}

extension Invocation {
  /// The run that the flags ask for. The output is opened before anything is built.
  fileprivate func scoreRun(_ format: OutputFormat, _ console: Console) throws -> ScoreRun {
    let output: ScoreRun.Output =
      format.isDatabase ? .database(try databaseFile()) : .rows(try outputFile(), format)
    let isSilent = self[ScoreFlags.invalid] == .skip
    var bar: ProgressBar?
    return try ScoreRun(PatternScorer(model: try model()), options: scoreOptions, output: output) { notice in
      if case .refused = notice, isSilent { console.noteRefusal() } else { console.report(notice) }
    } progress: { progress in
      switch progress {
      case .began(let file, let size): bar = ProgressBar(file, total: size, rateUnit: "lines")
      case .read(let bytes, let lines): bar?.update(bytes, things: lines)
      case .ended: bar?.finish()
      }
    }
  }
}
