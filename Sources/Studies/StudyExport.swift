import Documents

/// The files that a study leaves: a report, a notebook, tables, figures, and where all of it comes from.
package struct StudyExport {
  /// By path below the folder of the study, in the order written.
  package let files: [(path: String, bytes: [UInt8])]
  /// Why figures are missing; nil where all were drawn.
  package let figureFailure: GnuplotError?

  /// Answers the question.
  ///
  /// - Parameters:
  ///   - surroundings: what the provenance tells of the program.
  package init(
    _ study: Study, _ context: StudyContext, surroundings: StudySurroundings
  ) throws {
    let findings = try study.findings(context)
    let provenance = StudyProvenance(study, context, surroundings)
    let (report, failure) = StudyReport(study, findings, provenance).document.drawn()
    figureFailure = failure
    let notebook = StudyNotebook(study, findings, provenance)
    var files: [(path: String, bytes: [UInt8])] = [
      ("report.md", Array(MarkdownWriter().text(of: report).utf8)),
      ("notebook.ipynb", NotebookWriter.bytes(of: notebook.notebook)),
    ]
    for table in findings.tables { files.append(("tables/\(table.id).csv", CSVWriter.bytes(of: table))) }
    for figure in report.figures {
      if case .svg(let svg) = figure.content { files.append(("figures/\(figure.id).svg", Array(svg.utf8))) }
    }
    files.append(("provenance.json", provenance.bytes(tables: findings.tables)))
    self.files = files
  }
}

extension StudyFindings {
  /// The table that a figure is of.
  func table(of figure: StudyFigure) -> Table {
    guard let table = tables.first(where: { $0.id == figure.table }) else {
      preconditionFailure("figure \(figure.id) is of no table of its study")
    }
    return table
  }
}

/// A study for readers: question, answer, figures, tables, limits, and how to run it again.
struct StudyReport {
  let document: Document

  init(_ study: Study, _ findings: StudyFindings, _ provenance: StudyProvenance) {
    var document = Document(title: RichText(study.question))
    document.append(.paragraph(findings.answer))
    for figure in findings.figures {
      document.append(.figure(Figure(figure.chart(of: findings.table(of: figure)), caption: figure.caption)))
    }
    for table in findings.tables { document.append(.table(table)) }
    document.append(.heading(2, "Limits"))
    document.append(.bullets(findings.limits))
    document.append(.heading(2, "How to run it again"))
    document.append(.preformatted(provenance.command, language: "sh"))
    document.append(.bullets(provenance.facts))
    self.document = document
  }
}
