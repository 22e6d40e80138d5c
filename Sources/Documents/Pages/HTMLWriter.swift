/// One self-contained HTML5 page: style and drawings inside, no script, no reference to the network.
///
/// Text goes through Markdown and libcmark-gfm in its safe mode, so that no outside text becomes markup. A figure kept
/// as an image file stays a reference to that file. The page reads well from phone width up, in dark surroundings, and
/// on A4 paper.
public struct HTMLWriter: Sendable {
  /// Headings fewer than this need no table of contents.
  private static let fewestContents = 3

  /// A writer of pages.
  public init() {}

  /// The whole page; tables and figures are numbered in reading order.
  public func text(of document: Document) -> String {
    var page = PageBody()
    for block in document.blocks { page.append(block) }
    let title = MarkupText.escaped(document.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(PageStyle.css)
      </style>
      </head>
      <body>
      <main>
      <header>
      <h1>\(PageBody.inline(document.title))</h1>
      </header>
      \(page.headings.count < Self.fewestContents ? "" : contents(page.headings))\(page.html)</main>
      </body>
      </html>

      """
  }

  /// Chapters and their sections as nested lists.
  private func contents(_ headings: [PageBody.Heading]) -> String {
    var html = "<nav aria-label=\"Contents\">\n<ol>\n"
    var isInSections = false
    for (index, heading) in headings.enumerated() where heading.level <= 3 {
      if heading.level == 3 && !isInSections { html += "\n<ol>\n" }
      if heading.level == 2 && isInSections { html += "</ol>\n</li>\n" }
      isInSections = heading.level == 3
      html += "<li><a href=\"#\(heading.anchor)\">\(MarkupText.escaped(heading.title))</a>"
      let next = headings[(index + 1)...].first { $0.level <= 3 }
      if heading.level == 3 || next?.level != 3 { html += "</li>\n" }
    }
    if isInSections { html += "</ol>\n</li>\n" }
    return html + "</ol>\n</nav>\n"
  }
}
