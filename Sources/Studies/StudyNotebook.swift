import Documents
import ResultTables

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

/// A figure as Python code that reads its table with pandas and draws it with matplotlib.
struct FigureCode {
  let figure: StudyFigure
  /// The table that the figure is of.
  let table: Table

  /// The lines of a code cell; the names `pd` and `plt` are given.
  var text: String {
    (["table = pd.read_csv(\"tables/\(table.id).csv\")"] + drawing + ["plt.show()"]).joined(separator: "\n")
  }

  private var drawing: [String] {
    switch figure.content {
    case .bars(let category, let values, let axis, _): bars(category, values, axis)
    case .curves(let x, let curves, let xAxis, let yAxis):
      ["figure, axes = plt.subplots(figsize=(7, 4.2))"] + curves.map { curve(x, $0) } + axes(xAxis, yAxis)
        + legend(curves.count)
    case .curvesByGroup(let x, let y, let by, let xAxis, let yAxis):
      [
        "figure, axes = plt.subplots(figsize=(7, 4.2))",
        "for name, group in table.groupby(\(quoted(by)), sort=False):",
        "    axes.plot(group[\(quoted(x))], group[\(quoted(y))], marker=\".\", label=name)",
      ] + axes(xAxis, yAxis) + legend(table.groups(by).count)
    }
  }

  private func bars(_ category: String, _ values: [String], _ axis: ChartAxis) -> [String] {
    let thickness = 0.8 / Double(values.count)
    let height = 1.2 + Double(table.rows.count) * (0.22 + 0.12 * Double(values.count))
    var lines = [
      "rows = table.iloc[::-1]",
      "places = range(len(rows))",
      "figure, axes = plt.subplots(figsize=(7, \(decimal(height))))",
    ]
    for (place, id) in values.enumerated() {
      let shift = (Double(values.count - 1) / 2 - Double(place)) * thickness
      let at = shift == 0 ? "places" : "[place + \(decimal(shift)) for place in places]"
      let interval =
        table.column(id).hasInterval ? ", xerr=[\(below("rows", id)), \(above("rows", id))], capsize=2" : ""
      lines.append(
        "axes.barh(\(at), rows[\(quoted(id))], height=\(decimal(thickness))\(interval), label=\(quoted(table.column(id).title)))"
      )
    }
    lines.append("axes.set_yticks(list(places), rows[\(quoted(category))])")
    lines.append("axes.set_xlabel(\(quoted(Self.label(axis))))")
    if axis.scale == .logarithmic { lines.append("axes.set_xscale(\"log\")") }
    return lines + legend(values.count)
  }

  private func curve(_ x: String, _ curve: StudyFigure.Curve) -> String {
    let (id, label) = (curve.column, quoted(curve.name(in: table)))
    let data = "table[\(quoted(x))], table[\(quoted(id))]"
    let interval =
      table.column(id).hasInterval ? "yerr=[\(below("table", id)), \(above("table", id))], capsize=3, " : ""
    switch (curve.style, interval.isEmpty) {
    case (.line, true): return "axes.plot(\(data), marker=\".\", label=\(label))"
    case (.line, false): return "axes.errorbar(\(data), \(interval)marker=\".\", label=\(label))"
    case (.steps, _): return "axes.plot(\(data), drawstyle=\"steps-post\", label=\(label))"
    case (.points, _): return "axes.errorbar(\(data), \(interval)fmt=\"o\", label=\(label))"
    }
  }

  private func axes(_ x: ChartAxis, _ y: ChartAxis) -> [String] {
    var lines: [String] = []
    if x.scale == .logarithmic { lines.append("axes.set_xscale(\"log\")") }
    if y.scale == .logarithmic { lines.append("axes.set_yscale(\"log\")") }
    return lines + ["axes.set(xlabel=\(quoted(Self.label(x))), ylabel=\(quoted(Self.label(y))))"]
  }

  private func legend(_ count: Int) -> [String] { count > 1 ? ["axes.legend()"] : [] }

  private func below(_ rows: String, _ id: String) -> String {
    "\(rows)[\(quoted(id))] - \(rows)[\(quoted(id + "_low"))]"
  }

  private func above(_ rows: String, _ id: String) -> String {
    "\(rows)[\(quoted(id + "_high"))] - \(rows)[\(quoted(id))]"
  }

  private static func label(_ axis: ChartAxis) -> String {
    axis.unit == .none ? axis.title : "\(axis.title) (\(axis.unit.symbol))"
  }

  private func decimal(_ number: Double) -> String { FixedDecimal.text(number, digits: 2) }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
