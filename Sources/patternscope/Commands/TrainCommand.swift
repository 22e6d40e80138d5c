import CommandLineTool
import FileStreams
import PatternGrid
import PatternStrength

private enum TrainFlags {
  static let kind: Flag<any StoredModel.Type> = .choice(
    "model", short: "m", of: storedModelKinds.map { ($0.kind, $0) }, summary: "Kind of model",
    default: (LogLinearModel.kind, LogLinearModel.self))
  static let order: Flag<Int?> = .integer(
    "order", NGramModel.orders, summary: "Dots in an n-gram, with --model ngram", absence: "3")
  static let directory = OutputFlags.directory(default: "model")
}

let trainCommand = RunnableCommand(
  command: Command(
    "train", summary: "Learn from a corpus what people choose",
    discussion: """
      Reads chosen patterns, one a line, with an optional count, and writes a model as readable CSV, with a card that says \
      where it comes from. The directory is what --model of other commands takes.

      A log-linear model has features of patterns (start, length, dots and moves in a row, shape), each with a weight \
      in bits, and is normalised over all 389,112 patterns; it is trained by penalised maximum likelihood. The card gives \
      the bits of patterns held out: a fifth of the corpus, to a model trained on the rest.
      """,
    flags: [TrainFlags.kind, TrainFlags.order, PatternFlags.inputNotation, TrainFlags.directory, OutputFlags.force],
    operands: [Operand("CORPUS", summary: "File of chosen patterns; - is standard input")],
    examples: [
      Example("patternscope train patterns.txt --output model", "the weights of features"),
      Example("patternscope train patterns.txt --model ngram --order 4", "counts of 4-grams"),
      Example("patternscope score --model model 01258", "use what was trained"),
    ])
) { invocation, console in
  let kind = invocation[TrainFlags.kind]
  if invocation.isGiven(TrainFlags.order), kind != NGramModel.self {
    throw Failure.usage("flag '--order' goes with '--model \(NGramModel.kind)' only")
  }
  var options = TrainingOptions()
  if let order = invocation[TrainFlags.order] { options.order = order }
  let directory = try OutputDirectory(path: invocation[TrainFlags.directory], force: invocation[OutputFlags.force])
  let corpus = try Corpus(
    file: invocation.operands[0], notation: invocation[PatternFlags.inputNotation], notice: console.report)
  guard corpus.tally.total > 0 else { throw Failure.system("'\(corpus.name)' has no valid pattern to learn from") }
  let bar = ProgressBar("training", total: options.search.maximumIterations)
  defer { bar.finish() }
  try kind.trained(on: corpus, options, progress: bar.update).write(to: directory)
  try directory.finish()
}
