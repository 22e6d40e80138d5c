import Documents

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
