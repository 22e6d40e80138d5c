import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

extension Invocation {
  /// Answers `score --explain`: what the model sees in each pattern named, and what it adds to the pattern's bits.
  func explainScores(_ arguments: PatternArguments, _ console: Console) throws {
    guard !isGiven(ScoreFlags.columns) else {
      throw Failure.usage("flag '--explain' has columns of its own: leave out --columns")
    }
    guard !operands.isEmpty, operands.allSatisfy(arguments.looksLikePattern) else {
      throw Failure.usage("flag '--explain' needs patterns on the command line, not files")
    }
    let output = try ResultsOutput(self, format: self[ScoreFlags.format] ?? .table)
    let scorer = PatternScorer(model: try model())
    let explanations = try arguments.patterns(operands, console).map { pattern, notation in
      (scorer.explanation(of: pattern), notation)
    }
    try output.write(ExplanationTable.table(explanations), console)
  }
}
