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
    flags: OutputFlags.results,
    examples: [Example("patternscope study list", "the questions")])
) { invocation, console in
  try ResultsOutput(invocation).write(Study.table, console)
}

private enum StudyFlags {
  static let all: Flag<Bool> = .toggle("all", summary: "Run every study")
  static let corpus: Flag<String?> = .text(
    "corpus", placeholder: "FILE", summary: "File of chosen patterns, for the studies that use one")
  static let seed: Flag<UInt64?> = .seed("Seed of the random draws", absence: "each study's own")
  static let directory = OutputFlags.directory(default: "notebooks-export")
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
      StudyFlags.all, StudyFlags.corpus, PatternFlags.inputNotation, StudyFlags.seed, StudyFlags.directory,
      OutputFlags.force,
    ],
    operands: [Operand("ID", .zeroOrMore, summary: "Studies to run")],
    examples: [
      Example("patternscope study run --all --output notebooks-export --force", "everything that the project keeps"),
      Example("patternscope study run lockouts --output studies", "one of them"),
    ])
) { invocation, console in
  let studies = try invocation.studies()
  let directory = try OutputDirectory(path: invocation[StudyFlags.directory], force: invocation[OutputFlags.force])
  let context = StudyContext(
    scorer: PatternScorer(model: ModelCatalogueEntry.people.model), seed: invocation[StudyFlags.seed],
    corpus: try invocation.studyCorpus(console))
  let bar = ProgressBar("running studies", total: studies.count)
  defer { bar.finish() }
  var failure: GnuplotError?
  for (place, study) in studies.enumerated() {
    let export = try StudyExport(study, context, surroundings: .ofThisProgram)
    failure = failure ?? export.figureFailure
    for (path, bytes) in export.files { try directory.write("\(study.id)/\(path)", bytes) }
    bar.update(place + 1)
  }
  bar.finish()
  if let failure { console.warning("the studies have no figures: \(failure)") }
  try directory.finish()
}

extension Invocation {
  /// The studies named, or all.
  fileprivate func studies() throws -> [Study] {
    guard !self[StudyFlags.all] else {
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
    guard let path = self[StudyFlags.corpus] else { return nil }
    let file = try Corpus(
      file: path, notation: self[PatternFlags.inputNotation], groups: .read, patterns: .android3x3,
      notice: console.report)
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
