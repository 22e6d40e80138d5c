import Documents
import FileStreams
import PatternStrength

/// The assessment that a consultant sends to a client: advice, its reasons, and the figures behind it.
///
///     try AssessmentReport(AssessmentRequest(client: "Example Ltd")).write(to: "report")
public struct AssessmentReport: Sendable {
  public let document: Document
  public let recommendation: Recommendation

  /// Every section in reading order; each is in a file of its own or shares one with its neighbour.
  private static let sections: [@Sendable (AssessmentContext) -> [Document.Block]] = [
    SummarySection.blocks, ScopeSection.blocks, MethodsSection.blocks, SpaceSection.blocks, GuessingSection.blocks,
    OnlineSection.blocks, OfflineSection.blocks, ObservationSection.blocks, ChoicesSection.blocks, ClaimsSection.blocks,
    DenylistSection.blocks, RulesSection.blocks, AccessibilitySection.blocks, ChecklistSection.blocks,
    EffortSection.blocks, LimitsSection.blocks, SourcesSection.blocks,
  ]

  /// Computes the figures and composes the document. Its charts are data until the files are
  /// made. Cost: about 0.3 s.
  ///
  /// - Parameters:
  ///   - scorer: with the model of people's choices to use.
  ///   - command: the command line that writes this report again, shown at its end; nil to leave that out.
  public init(
    _ request: AssessmentRequest, scorer: PatternScorer = PatternScorer(model: .people),
    command: String? = nil
  ) {
    let context = AssessmentContext(request, scorer: scorer, command: command)
    recommendation = context.recommendation
    var document = Document(title: "Unlock patterns for \(request.client): an assessment")
    let app = context.appName.capitalisedFirst
    document.append(
      .paragraph("\(request.date.map { "\(app), \($0)." } ?? "\(app).") Written by patternscope."))
    for section in Self.sections {
      for block in section(context) { document.append(block) }
    }
    self.document = document
  }

  /// The report as files, by path below its directory: `report.md`, `report.html`, `report.json`, each table as
  /// `tables/ID.csv` and each figure as `figures/ID.svg`. Charts are drawn here.
  ///
  /// - Parameter gnuplot: the program's name on the path, or its path.
  /// - Returns: the files in the order to write them, and why charts are missing; nil where all were drawn.
  public func files(
    gnuplot: String = "gnuplot"
  ) -> (files: [(path: String, bytes: [UInt8])], failure: GnuplotError?) {
    let (document, failure) = document.drawn(gnuplot: gnuplot)
    var files: [(path: String, bytes: [UInt8])] = [
      ("report.md", Array(MarkdownWriter().text(of: document).utf8)),
      ("report.html", Array(HTMLWriter().text(of: document).utf8)),
      ("report.json", JSONWriter.bytes(of: document)),
    ]
    for table in document.tables {
      files.append(("tables/\(table.id).csv", CSVWriter(columns: table.columns, for: .clients).bytes(of: table.rows)))
    }
    for figure in document.figures {
      if case .svg(let svg) = figure.content { files.append(("figures/\(figure.id).svg", Array(svg.utf8))) }
    }
    return (files, failure)
  }

  /// Writes the files into a directory, which appears under its name only when it is whole.
  ///
  /// - Parameter force: whether a directory that exists and is not empty may be written into; its other files are kept.
  /// - Returns: why charts are missing; nil where all were drawn.
  /// - Throws: `FileError` with the path and the reason.
  @discardableResult
  public func write(to directory: String, force: Bool = false) throws -> GnuplotError? {
    try write(to: OutputDirectory(path: directory, force: force))
  }

  /// Writes the files into a directory that was made before the work began, and ends it.
  package func write(to directory: OutputDirectory) throws -> GnuplotError? {
    let (files, failure) = files()
    for (path, bytes) in files { try directory.write(path, bytes) }
    try directory.finish()
    return failure
  }
}
