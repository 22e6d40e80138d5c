import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

extension Invocation {
  /// Answers `score --explain`: what the model sees in each pattern named, and what it adds to the pattern's bits.
  func explainScores(_ arguments: PatternArguments, _ console: Console) throws {
    guard !isSet("columns") else { throw Failure.usage("flag '--explain' has columns of its own: leave out --columns") }
    guard !operands.isEmpty, operands.allSatisfy(arguments.looksLikePattern) else {
      throw Failure.usage("flag '--explain' needs patterns on the command line, not files")
    }
    guard !asksForDatabase else {
      throw Failure.usage("flag '--format': \(DatabaseFile.format) holds scores and no explanations")
    }
    let output = try outputFile()
    let scorer = PatternScorer(model: try model())
    let explanations = try arguments.patterns(operands, console).map { pattern, notation in
      (scorer.explanation(of: pattern), notation)
    }
    try output.write((format() ?? .table).bytes(of: ExplanationTable.table(explanations)))
    try output.finish()
  }
}
