import Assessment
import CommandLineTool
import Digests
import Documents
import FileStreams
import GSLStatistics
import PatternGrid
import PatternStrength
import Studies

let studyCommand = RunnableCommand(
  group: "study", summary: "Answer questions of research, and keep the results with all that is needed to repeat them",
  discussion: """
    A study is a question with its data, its seed and its answer as tables and figures. The results of all of them are in \
    notebooks-export/ of the project.
    """,
  commands: [studyListCommand, studyRunCommand])

private let studyListCommand = RunnableCommand(
  command: Command(
    "list", summary: "List the studies",
    flags: [
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    examples: [Example("patternscope study list", "the questions")])
) { invocation, _ in
  try invocation.write(StudyList.table)
}

private let studyRunCommand = RunnableCommand(
  command: Command(
    "run", summary: "Run studies and write what they find",
    discussion: """
      Writes DIR/ID/ for each study: report.md, notebook.ipynb (not executed: notebooks-export/execute.py does that), the \
      tables as CSV (tables/), the figures as SVG (figures/), and provenance.json with the command, the program's version, \
      the data files with their checksums, and the seed.

      Some studies show more of a corpus; study list says what. No pattern of it is ever written.
      """,
    flags: [
      Flag("all", summary: "Run every study"),
      Flag(
        "corpus", value: .text(placeholder: "FILE"), summary: "File of chosen patterns, for the studies that use one"),
      SharedFlags.inputNotation,
      Flag(
        "seed", value: .integer(placeholder: "N", 0...Int.max), summary: "Seed of the random draws",
        absenceText: "each study's own"),
      Flag(
        "output", short: "o", value: .text(placeholder: "DIR"), summary: "Directory to write",
        defaultText: "notebooks-export"),
      SharedFlags.force,
    ],
    operands: [Operand("ID", .zeroOrMore, summary: "Studies to run")],
    examples: [
      Example("patternscope study run --all --output notebooks-export --force", "everything that the project keeps"),
      Example("patternscope study run lockouts --output studies", "one of them"),
    ])
) { invocation, console in
  let studies = try invocation.studies()
  let directory = try OutputDirectory(path: invocation.text("output")!, force: invocation.isSet("force"))
  let illustrator = Illustrator()
  let context = StudyContext(
    scorer: PatternScorer(model: ModelCatalogueEntry.people.model), seed: invocation.integer("seed").map { UInt64($0) },
    corpus: try invocation.studyCorpus(console))
  let bar = ProgressBar("running studies", total: studies.count)
  defer { bar.finish() }
  for (place, study) in studies.enumerated() {
    let export = try StudyExport(
      study, context, surroundings: .ofThisProgram, illustrate: illustrator.illustrate)
    for (path, bytes) in export.files { try directory.write("\(study.id)/\(path)", bytes) }
    bar.update(place + 1)
  }
  bar.finish()
  if let reason = illustrator.failure { console.warning("the studies have no figures: \(reason)") }
  try directory.finish()
}

extension Invocation {
  /// The studies named, or all.
  fileprivate func studies() throws -> [Study] {
    guard !isSet("all") else {
      guard operands.isEmpty else { throw Failure.usage("flag '--all' runs every study: name none") }
      return Study.all
    }
    guard !operands.isEmpty else { throw Failure.usage("no study named: give some of study list, or --all") }
    return try operands.map { id in
      guard let study = Study.named(id) else {
        throw Failure.usage("no study '\(id)': \(Study.all.map(\.id).joined(separator: ", "))")
      }
      return study
    }
  }

  fileprivate func studyCorpus(_ console: Console) throws -> StudyCorpus? {
    guard let path = text("corpus") else { return nil }
    let file = try Corpus(
      file: path, notation: inputNotation(), groups: .read, patterns: .android3x3, notice: console.report)
    guard file.tally.total > 0 else { throw Failure.system("'\(path)' has no valid pattern") }
    return StudyCorpus(
      name: file.name, checksum: file.checksum, tally: file.tally, groups: file.groups.map { ($0.name, $0.tally) })
  }
}

extension StudySurroundings {
  /// This program on this machine.
  fileprivate static var ofThisProgram: StudySurroundings {
    StudySurroundings(
      programVersion: programTable.version,
      libraries: [
        Library(name: "GSL", version: GSLLibrary.version, purpose: "random numbers and intervals"),
        Library(name: "gnuplot", version: try? Chart.gnuplotVersion(), purpose: "drawing of the figures"),
      ])
  }
}
