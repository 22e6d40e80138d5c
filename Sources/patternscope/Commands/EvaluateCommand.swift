import Assessment
import CommandLineTool
import PatternGrid
import PatternStrength
import ResultTables

private let foldCount: Flag<Int> = .integer("folds", 2...1000, summary: "Parts of the corpus", default: 5)
private let repeatCount: Flag<Int> = .integer("repeats", 1...1000, summary: "Random partings", default: 5)
private let threadCount: Flag<Int?> = .integer(
  "threads", short: "j", 1...256, summary: "Trainings at once", absence: "one for each core")

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
    flags: [foldCount, repeatCount, AnalysisFlags.seed, PatternFlags.inputNotation, threadCount] + OutputFlags.results,
    operands: [Operand("CORPUS", summary: "File of chosen patterns; - is standard input")],
    examples: [
      Example("patternscope evaluate patterns.txt --folds 5 --repeats 5 --seed 1", "25 trainings of each model"),
      Example("patternscope evaluate patterns.txt --repeats 1 --format csv", "fewer of them, as data"),
    ])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  let corpus = try Corpus(
    file: invocation.operands[0], notation: invocation[PatternFlags.inputNotation], groups: .read,
    patterns: .android3x3,
    notice: console.report)
  let split = try invocation.evaluationSplit(corpus)
  let bar = ProgressBar("evaluating", total: split.rounds.count)
  defer { bar.finish() }
  let evaluation = try CrossValidation(
    split, seed: invocation[AnalysisFlags.seed], threads: invocation[threadCount] ?? processorCount(),
    progress: bar.update
  )
  bar.finish()
  try output.write(evaluation.table, console)
}

extension Invocation {
  /// By groups where the corpus has them, else by folds.
  fileprivate func evaluationSplit(_ corpus: Corpus) throws -> CrossValidationSplit {
    do {
      guard corpus.groups.isEmpty else {
        return try CrossValidationSplit(groups: corpus.groups.map { ($0.name, $0.tally) })
      }
      return try CrossValidationSplit(
        corpus.tally, folds: self[foldCount], repeats: self[repeatCount], seed: self[AnalysisFlags.seed])
    } catch let error as CrossValidationError { throw Failure.system("'\(corpus.name)': \(error)") }
  }
}
