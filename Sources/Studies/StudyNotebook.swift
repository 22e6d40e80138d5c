import Documents

/// A study as a notebook in the order of its report: question, answer, figures drawn from the tables, tables, limits.
struct StudyNotebook {
  let notebook: Notebook

  /// Vector drawings with real text, whose bytes are the same at every execution.
  private static let preparation = [
    "import matplotlib.pyplot as plt",
    "import pandas as pd",
    "",
    "%config InlineBackend.figure_formats = [\"svg\"]",
    "%config InlineBackend.print_figure_kwargs = {\"metadata\": {\"Date\": None, \"Creator\": None}}",
    "plt.rcParams.update({\"svg.hashsalt\": \"patternscope\", \"svg.fonttype\": \"none\"})",
    "plt.rcParams.update({\"axes.grid\": True, \"grid.alpha\": 0.3})",
  ].joined(separator: "\n")

  init(_ study: Study, _ findings: StudyFindings, _ provenance: StudyProvenance) {
    let writer = MarkdownWriter()
    func markdown(_ title: RichText, _ blocks: [Document.Block]) -> String {
      Self.trimmed(writer.text(of: Document(title: title, blocks: blocks)))
    }
    func chapter(_ title: String, _ blocks: [Document.Block]) -> String {
      // A document begins with its title; a cell does not.
      "## \(title)\n\n" + markdown("", blocks).drop { $0 == "#" || $0.isNewline }
    }
    var cells = [
      Notebook.Cell(id: "question", .markdown, markdown(RichText(study.question), [.paragraph(findings.answer)])),
      Notebook.Cell(id: "preparation", .code, Self.preparation),
    ]
    for figure in findings.figures {
      cells.append(
        Notebook.Cell(id: "figure-\(figure.id)", .markdown, chapter("Figure", [.paragraph(figure.caption)])))
      cells.append(
        Notebook.Cell(
          id: "figure-\(figure.id)-code", .code, FigureCode(figure: figure, table: findings.table(of: figure)).text))
    }
    for table in findings.tables {
      cells.append(
        Notebook.Cell(
          id: "table-\(table.id)", .markdown,
          chapter("Table", [.paragraph(table.caption)] + table.notes.map(Document.Block.paragraph))))
      cells.append(Notebook.Cell(id: "table-\(table.id)-code", .code, "pd.read_csv(\"tables/\(table.id).csv\")"))
    }
    cells.append(Notebook.Cell(id: "limits", .markdown, chapter("Limits", [.bullets(findings.limits)])))
    cells.append(
      Notebook.Cell(
        id: "provenance", .markdown,
        chapter(
          "How to run it again",
          [.preformatted(provenance.command, language: "sh"), .bullets(provenance.facts)])))
    notebook = Notebook(cells)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
