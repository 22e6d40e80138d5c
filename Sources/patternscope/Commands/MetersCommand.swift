import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

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
    flags: [
      Flag(
        "agreement", value: .text(placeholder: "CORPUS"), summary: "Compare the meters with the choices of a corpus"),
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    examples: [
      Example("patternscope meters", "the catalogue as a table"),
      Example("patternscope meters --format markdown --output meters.md", "the whole catalogue as a document"),
    ])
) { invocation, console in
  if let path = invocation.text("agreement") {
    return try invocation.write(agreementTable(path, console))
  }
  let output = try invocation.outputFile()
  let catalogue = try CatalogueTable.make()
  let format = invocation.format() ?? .table
  switch format {
  case .table:
    try output.write(format.bytes(of: catalogue.keeping(upTo: "defined_by")))
    try output.write("\n")
    try output.write(format.bytes(of: ScaleTable.make()))
  case .markdown:
    let document = Document(
      title: "Features and meters", blocks: [.table(catalogue), .heading(2, "Scales"), .table(ScaleTable.make())])
    try output.write(MarkdownWriter().text(of: document))
  case .csv, .tsv, .jsonl: try output.write(format.bytes(of: catalogue))
  }
  try output.finish()
}

/// How well every meter agrees with a corpus.
private func agreementTable(_ path: String, _ console: Console) throws -> Table {
  let corpus = try Corpus(file: path, notation: nil, groups: .read, patterns: .android3x3, notice: console.report)
  guard corpus.tally.total > 0 else { throw Failure.system("'\(path)' has no valid pattern to compare with") }
  return try AgreementTable.table(of: corpus.tally, groups: corpus.groups.map { ($0.name, $0.tally) })
}

extension Table {
  /// The table without the columns from one on.
  fileprivate func keeping(upTo id: String) -> Table {
    let count = columns.firstIndex { $0.id == id } ?? columns.count
    return Table(
      id: self.id, caption: caption, columns: Array(columns.prefix(count)), rows: rows.map { Array($0.prefix(count)) },
      notes: notes)
  }
}
