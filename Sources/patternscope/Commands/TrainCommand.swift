import Assessment
import CommandParsing
import PatternGrid
import PatternStrength
import ReportWriting

let trainCommand = RunnableCommand(
  command: Command(
    "train", summary: "Learn from a corpus what people choose",
    discussion: """
      Reads chosen patterns, one a line, with an optional count, and writes a model as readable CSV, with a card that says \
      where it comes from.
      """,
    flags: [
      Flag("model", short: "m", value: .choice(["ngram"]), summary: "Kind of model", defaultText: "ngram"),
      Flag(
        "order", value: .integer(placeholder: "N", NGramModel.orders), summary: "Dots in an n-gram", defaultText: "3"),
      SharedFlags.inputNotation,
      Flag("output", short: "o", value: .text(placeholder: "DIR"), summary: "Directory to write", defaultText: "model"),
      SharedFlags.force,
    ],
    operands: [Operand("CORPUS", summary: "File of chosen patterns; - is standard input")],
    examples: [Example("patternscope train patterns.txt --order 3 --output model", "count 3-grams")])
) { invocation, console in
  let directory = try OutputDirectory(path: invocation.text("output")!, force: invocation.isSet("force"))
  let corpus = try CorpusFile(
    path: invocation.operands[0], notation: invocation.inputNotation(), ranks: .android3x3, console)
  guard corpus.tally.total > 0 else { throw Failure.system("'\(corpus.name)' has no valid pattern to learn from") }
  let order = invocation.integer("order")!
  let model = NGramModel(
    order: order, trainedOn: corpus.tally,
    card: ModelCard([
      .init("model", "n-gram with start and length priors, add-one smoothing"), .init("order", "\(order)"),
      .init("space", PatternSpace.android3x3.title), .init("source sha256", corpus.checksum),
      .init("patterns", "\(corpus.tally.total)"), .init("distinct patterns", "\(corpus.tally.distinct)"),
      .init("refused lines", "\(corpus.refusedCount)"),
    ]))
  try directory.write("card.csv", CSVWriter.bytes(of: model.card.table))
  try directory.write("counts.csv", CSVWriter.bytes(of: model.countTable))
  try directory.finish()
}
