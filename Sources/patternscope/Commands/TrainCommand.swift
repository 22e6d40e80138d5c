import Assessment
import CommandLineTool
import Documents
import FileStreams
import PatternGrid
import PatternStrength

private enum TrainFlags {
  static let kind: Flag<ModelKind> = .choice("model", short: "m", summary: "Kind of model", default: .logLinear)
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
  if invocation.isGiven(TrainFlags.order), kind != .nGram {
    throw Failure.usage("flag '--order' goes with '--model \(ModelKind.nGram.rawValue)' only")
  }
  let directory = try OutputDirectory(path: invocation[TrainFlags.directory], force: invocation[OutputFlags.force])
  let corpus = try Corpus(
    file: invocation.operands[0], notation: invocation[PatternFlags.inputNotation], patterns: .android3x3,
    notice: console.report)
  guard corpus.tally.total > 0 else { throw Failure.system("'\(corpus.name)' has no valid pattern to learn from") }
  let table: Table
  let card: ModelCard?
  switch kind {
  case .nGram:
    let model = nGramModel(order: invocation[TrainFlags.order] ?? 3, corpus)
    (table, card) = (model.countTable, model.card)
  case .logLinear:
    let model = try logLinearModel(corpus)
    (table, card) = (model.weightTable, model.card)
  }
  try directory.write(ModelKind.cardFile, CSVWriter.bytes(of: card!.table))
  try directory.write(kind.tableFile, CSVWriter.bytes(of: table))
  try directory.finish()
}

private func nGramModel(order: Int, _ corpus: Corpus) -> NGramModel {
  NGramModel(
    order: order, trainedOn: corpus.tally,
    card: ModelCard(
      [
        .init("kind", ModelKind.nGram.rawValue),
        .init("model", "n-gram with start and length priors, add-one smoothing"), .init("order", "\(order)"),
      ] + corpus.facts))
}

private func logLinearModel(_ corpus: Corpus) throws -> LogLinearModel {
  let training = LogLinearTraining()
  let bar = ProgressBar("training", total: training.maximumIterations)
  defer { bar.finish() }
  let report = try LogLinearReport(training, corpus.tally, threads: onlineCores(), progress: bar.update)
  return LogLinearModel(
    weights: report.result.weights,
    card: ModelCard([.init("kind", ModelKind.logLinear.rawValue)] + report.facts + corpus.facts))
}

extension Corpus {
  /// What a model's card says of the corpus.
  fileprivate var facts: [ModelCard.Fact] {
    [
      .init("space", PatternSpace.android3x3.title), .init("source sha256", checksum),
      .init("patterns", "\(tally.total)"), .init("distinct patterns", "\(tally.distinct)"),
      .init("refused lines", "\(refusedCount)"),
    ]
  }
}
