/// The blocks of a page as HTML, collected in reading order.
struct PageBody {
  /// Tables of more columns are wider than the text where there is room.
  private static let mostColumnsOfText = 6

  /// A heading and where it stands.
  struct Heading {
    let level: Int
    let title: RichText
    let anchor: String
  }

  private(set) var html = ""
  private(set) var headings: [Heading] = []
  private var anchors = Anchors()
  private var tableNumber = 0
  private var figureNumber = 0

  /// The HTML of a line of rich text, without the paragraph around it.
  static func inline(_ text: RichText) -> String {
    let html = CommonMark.html(MarkdownText.inline(text, in: .flow))
    if html.hasPrefix("<p>"), html.hasSuffix("</p>\n") {
      let inner = html.dropFirst("<p>".count).dropLast("</p>\n".count)
      if !inner.contains("<p>") { return String(inner) }
    }
    // Not one paragraph: the letters alone, so that no text is lost.
    return MarkupText.escaped(text.plainText)
  }

  mutating func append(_ block: Document.Block) {
    switch block {
    case .heading(let level, let text): append(text, level: level)
    case .table(let table): append(table)
    case .figure(let figure): append(figure)
    case .note(let text): html += "<aside role=\"note\">\n<p>\(Self.inline(text))</p>\n</aside>\n"
    case .paragraph, .bullets, .numbered, .preformatted, .rule:
      html += CommonMark.html(MarkdownWriter().text(of: block))
    }
  }

  private mutating func append(_ text: RichText, level: Int) {
    let anchor = anchors.next(for: text.plainText)
    headings.append(Heading(level: level, title: text, anchor: anchor))
    html += "<h\(level) id=\"\(anchor)\">\(Self.inline(text))</h\(level)>\n"
  }

  private mutating func append(_ table: Table) {
    tableNumber += 1
    let anchor = anchors.next(for: "table-\(table.id)")
    let label = MarkupText.escaped(table.caption)
    let width = table.columns.count > Self.mostColumnsOfText ? " wide" : ""
    html += "<figure class=\"table\(width)\" id=\"\(anchor)\">\n"
    html += "<figcaption><b>Table \(tableNumber).</b> \(Self.inline(table.caption))</figcaption>\n"
    // A part that scrolls must be reachable by keyboard.
    html += "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(label)\">\n"
    html += CommonMark.html(MarkdownTable.lines(of: table).joined(separator: "\n"))
    html += "</div>\n"
    for note in table.notes { html += "<p class=\"source\">\(Self.inline(note))</p>\n" }
    html += "</figure>\n"
  }

  private mutating func append(_ figure: Figure) {
    figureNumber += 1
    let anchor = anchors.next(for: "figure-\(figure.id)")
    let alternative = MarkupText.escaped(figure.alternativeText)
    html += "<figure id=\"\(anchor)\">\n"
    switch figure.content {
    case .svg(let svg):
      html += "<div class=\"scroll\" role=\"img\" tabindex=\"0\" aria-label=\"\(alternative)\">\n\(svg)\n</div>\n"
    case .chart: html += "<p>\(alternative)</p>\n"
    case .image(let path): html += "<img src=\"\(MarkdownText.destination(path))\" alt=\"\(alternative)\">\n"
    }
    html += "<figcaption><b>Figure \(figureNumber).</b> \(Self.inline(figure.caption))</figcaption>\n"
    html += "</figure>\n"
  }
}
