import Assessment
import CommandLineTool
import PatternGrid
import PatternStrength
import ResultTables

let evaluateCommand = RunnableCommand(
  command: Command(
    "evaluate", summary: "Measure how well attackers guess patterns on which they were not trained",
    discussion: """
      Parts the corpus at random into folds of equal size, trains each attacker on all but one, and lets it guess the \
      patterns of that one; every fold in turn, and all of that several times over. Where lines have a group (see corpus), \
      the groups are left out one at a time instead. Prints the bits of a pattern and the \
      percentage guessed after 1, 3, 5, ... guesses, each with a 95 % bootstrap interval (exact where nobody or everybody was guessed).

      The attackers are the log-linear model, 3-grams with start and length priors, and the same two after the training \
      list by frequency; 3-grams after the list are the strongest published attacker. Intervals are over people: they \
      include neither the chance of training nor that some people gave several patterns.
      """,
    flags: [
      Flag("folds", value: .integer(placeholder: "N", 2...1000), summary: "Parts of the corpus", defaultText: "5"),
      Flag("repeats", value: .integer(placeholder: "N", 1...1000), summary: "Random partings", defaultText: "5"),
      AnalysisFlags.seed, SharedFlags.inputNotation,
      Flag(
        "threads", short: "j", value: .integer(placeholder: "N", 1...256), summary: "Trainings at once",
        absenceText: "one for each core"),
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    operands: [Operand("CORPUS", summary: "File of chosen patterns; - is standard input")],
    examples: [
      Example("patternscope evaluate patterns.txt --folds 5 --repeats 5 --seed 1", "25 trainings of each model"),
      Example("patternscope evaluate patterns.txt --repeats 1 --format csv", "fewer of them, as data"),
    ])
) { invocation, console in
  let output = try invocation.outputFile()
  let corpus = try Corpus(
    file: invocation.operands[0], notation: invocation.inputNotation(), groups: .read, patterns: .android3x3,
    notice: console.report)
  let split = try invocation.evaluationSplit(corpus)
  let bar = ProgressBar("evaluating", total: split.rounds.count)
  defer { bar.finish() }
  let evaluation = try CrossValidation(
    split, seed: invocation.seed(), threads: invocation.integer("threads") ?? onlineCores(), progress: bar.update)
  bar.finish()
  try output.write((invocation.format() ?? .table).bytes(of: evaluation.table))
  try output.finish()
}

extension Invocation {
  /// By groups where the corpus has them, else by folds.
  fileprivate func evaluationSplit(_ corpus: Corpus) throws -> CrossValidationSplit {
    do {
      guard corpus.groups.isEmpty else {
        return try CrossValidationSplit(groups: corpus.groups.map { ($0.name, $0.tally) })
      }
      return try CrossValidationSplit(
        corpus.tally, folds: integer("folds")!, repeats: integer("repeats")!, seed: seed())
    } catch let error as CrossValidationError { throw Failure.system("'\(corpus.name)': \(error)") }
  }
}
