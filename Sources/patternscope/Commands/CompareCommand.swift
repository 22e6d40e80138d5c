import Assessment
import CommandLineTool
import Documents
import PatternStrength
import ResultTables

let compareCommand = RunnableCommand(
  command: Command(
    "compare", summary: "Tell whether two populations choose differently",
    discussion: """
      Reads two files as the command corpus does, and asks whether their people differ in where they start and end, in \
      length, in turns and shape, and in guessability. p-values are adjusted for the number of questions (Holm), intervals \
      of the differences for the number of differences (Bonferroni). A and B must be different people: for two patterns \
      of the same people the p-values and intervals are wrong.
      """,
    flags: [
      AnalysisFlags.showPatterns, PatternFlags.inputNotation, PatternFlags.model, AnalysisFlags.seed,
    ] + OutputFlags.results,
    operands: [
      Operand("A", summary: "File of the first population"), Operand("B", summary: "File of the second population"),
    ],
    examples: [
      Example("patternscope compare lefthanded.txt righthanded.txt", "do left-handed people choose other patterns?")
    ])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  let analyst = CorpusAnalyst(
    scorer: PatternScorer(model: try invocation.model()), seed: invocation[AnalysisFlags.seed])
  let analyses = try invocation.operands.map { path in
    let corpus = try Corpus(
      file: path, notation: invocation[PatternFlags.inputNotation], patterns: .android3x3, notice: console.report)
    guard corpus.tally.total > 0 else { throw Failure.system("'\(corpus.name)' has no valid pattern") }
    return try analyst.analysis(
      Population(
        name: Populations.name(ofFile: corpus.name, among: invocation.operands), tally: corpus.tally,
        refusedCounts: corpus.refusedCounts))
  }
  let report = ComparisonReport(
    analyses[0], analyses[1], differences: try analyst.differences(among: analyses),
    twoPopulations: try analyst.twoPopulations(analyses[0], analyses[1]),
    showsPatterns: invocation[AnalysisFlags.showPatterns])
  try output.write(report.results, console)
}
