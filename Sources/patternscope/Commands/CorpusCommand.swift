import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

private let topSize: Flag<Int> = .integer(
  "top", short: "t", 0...1000, summary: "How many of the patterns chosen most to list", default: 10)

let corpusCommand = RunnableCommand(
  command: Command(
    "corpus", summary: "Tell what a collection of chosen patterns says",
    discussion: """
      Reads patterns that people chose on the 3x3 grid, one a line, perhaps with a count and a group: as CSV with a header \
      that names the columns pattern, count and group in any order, or without one, the pattern first. Other named columns \
      are not read. Several files, or groups, are compared side by side.

      Success rates (lambda), G~ and entropies are in-sample: of an attacker who knows the corpus itself. They are not the \
      success of a real attacker. Every sampled figure has its 95 % interval; figures that the sample is too small for say \
      so.

      Unless --show-patterns is given, no pattern of the corpus is shown, and a cell of a table is hidden where fewer than \
      5 choices or fewer than 5 different patterns fall into it.
      """,
    flags: [
      AnalysisFlags.showPatterns, topSize, PatternFlags.inputNotation, PatternFlags.model, AnalysisFlags.seed,
    ] + OutputFlags.results,
    operands: [Operand("FILE", .zeroOrMore, summary: "Files of chosen patterns; - or nothing is standard input")],
    examples: [
      Example("patternscope corpus patterns.csv", "what people chose, as tables"),
      Example("patternscope corpus --format html --output corpus.html before.txt after.txt", "two files side by side"),
    ])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  let files = try Populations(
    files: invocation.operands.isEmpty ? ["-"] : invocation.operands, notation: invocation[PatternFlags.inputNotation],
    notice: console.report)
  let analyst = CorpusAnalyst(
    scorer: PatternScorer(model: try invocation.model()), seed: invocation[AnalysisFlags.seed])
  let groups = files.all.count > 1 ? try files.all.map(analyst.analysis) : []
  let report = CorpusReport(
    pooled: try analyst.analysis(files.pooled), groups: groups,
    differences: groups.isEmpty ? [] : try analyst.differences(among: groups),
    options: .init(
      showsPatterns: invocation[AnalysisFlags.showPatterns], topSize: invocation[topSize],
      notation: invocation[PatternFlags.inputNotation] ?? .digit))
  try output.write(try report.results(), console)
}
