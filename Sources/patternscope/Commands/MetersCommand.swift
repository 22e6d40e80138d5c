import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

private let agreement: Flag<String?> = .text(
  "agreement", placeholder: "CORPUS", summary: "Compare the meters with the choices of a corpus")

let metersCommand = RunnableCommand(
  command: Command(
    "meters", summary: "List the features and strength meters: definitions, ranges, sources, doubts",
    discussion: """
      Ranges and means are over all 389,112 patterns of the 3x3 grid, worked out on the spot. The table leaves out what \
      needs more room; Markdown and data formats have it all.

      --agreement says instead how well each meter orders the patterns that people choose most: the weighted rank \
      correlation of Golla et al. 2019, Table III, for the whole corpus and for each group that its lines name, beside \
      what was published for sets named all, strong, medium and weak.
      """,
    flags: [agreement] + OutputFlags.results,
    examples: [
      Example("patternscope meters", "the catalogue as a table"),
      Example("patternscope meters --format markdown --output meters.md", "the whole catalogue as a document"),
    ])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  if let path = invocation[agreement] {
    try output.write(try agreementTable(path, console), console)
  } else {
    try output.write(try CatalogueTable.results(), console)
  }
}

/// How well every meter agrees with a corpus.
private func agreementTable(_ path: String, _ console: Console) throws -> Table {
  let corpus = try Corpus(file: path, notation: nil, groups: .read, patterns: .android3x3, notice: console.report)
  guard corpus.tally.total > 0 else { throw Failure.system("'\(path)' has no valid pattern to compare with") }
  return try AgreementTable.table(of: corpus.tally, groups: corpus.groups.map { ($0.name, $0.tally) })
}
