/// GitHub-flavoured Markdown that people read as it is and that lints clean (blank lines around blocks, one heading of
/// level 1, bars in line, no space at line ends).
///
/// Text from outside is always escaped. Figures are references to image files: the caller writes them where
/// `figurePath` says.
public struct MarkdownWriter: Sendable {
  /// The path of a figure's image file as it is written into the document.
  public var figurePath: @Sendable (Figure) -> String

  /// A writer; figures drawn as SVG are referred to as `figures/<id>.svg` unless told otherwise.
  public init(
    figurePath: @escaping @Sendable (Figure) -> String = { figure in
      switch figure.content {
      case .svg, .chart: "figures/\(figure.id).svg"
      case .image(let path): path
      }
    }
  ) {
    self.figurePath = figurePath
  }

  /// The whole document; tables and figures are numbered in reading order.
  public func text(of document: Document) -> String {
    var parts = [heading(document.title, level: 1)]
    var tableNumber = 0
    var figureNumber = 0
    var previous: Document.Block?
    for block in document.blocks {
      switch block {
      case .table(let table):
        tableNumber += 1
        parts.append(text(of: table, label: "Table \(tableNumber)."))
      case .figure(let figure):
        figureNumber += 1
        parts.append(text(of: figure, label: "Figure \(figureNumber)."))
      default:
        // Without a separator two lists, or two notes, in a row would be read as one.
        if let previous, Self.wouldJoin(previous, block) { parts.append("<!-- -->") }
        parts.append(text(of: block))
      }
      previous = block
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// One table with its caption above and its notes below.
  public func text(of table: Table) -> String {
    text(of: table, label: "Table.") + "\n"
  }

  private func text(of table: Table, label: String) -> String {
    let parts =
      [captioned(label, table.caption), MarkdownTable.lines(of: table).joined(separator: "\n")]
      + table.notes.map { MarkdownText.inline($0, in: .flow) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func text(of figure: Figure, label: String) -> String {
    if case .chart = figure.content {
      return MarkdownText.inline(RichText(figure.alternativeText), in: .flow) + "\n\n"
        + captioned(label, figure.caption)
    }
    let alternative = MarkdownText.inline(figure.alternativeText)
    let path = MarkdownText.destination(figurePath(figure))
    return "![\(alternative)](\(path))\n\n\(captioned(label, figure.caption))"
  }

  private func captioned(_ label: String, _ caption: RichText) -> String {
    prefixed(MarkdownText.inline(caption, in: .oneLine), first: "**\(label)** ", rest: "")
  }

  /// A block that needs no number.
  func text(of block: Document.Block) -> String {
    switch block {
    case .heading(let level, let text): heading(text, level: level)
    case .paragraph(let text): MarkdownText.inline(text, in: .flow)
    case .bullets(let items): list(items) { _ in "- " }
    case .numbered(let items): list(items) { "\($0 + 1). " }
    case .table(let table): text(of: table, label: "Table.")
    case .preformatted(let text, let language): fenced(text, language)
    case .figure(let figure): text(of: figure, label: "Figure.")
    case .note(let text): prefixed(MarkdownText.inline(text, in: .flow), first: "> ", rest: "> ")
    case .rule: "---"
    }
  }

  private func heading(_ text: RichText, level: Int) -> String {
    prefixed(MarkdownText.inline(text, in: .oneLine), first: String(repeating: "#", count: level) + " ", rest: "")
  }

  private func list(_ items: [RichText], marker: (Int) -> String) -> String {
    items.enumerated().map { index, item in
      let mark = marker(index)
      let indent = String(repeating: " ", count: mark.count)
      return prefixed(MarkdownText.inline(item, in: .flow), first: mark, rest: indent)
    }.joined(separator: "\n")
  }

  private func prefixed(_ text: String, first: String, rest: String) -> String {
    guard !text.isEmpty else { return String(first.dropLast()) }
    return first + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\(rest)")
  }

  private func fenced(_ text: String, _ language: String) -> String {
    var lines = DisplayText.lines(text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let fence = String(repeating: "`", count: max(3, MarkdownText.longestBacktickRun(in: text) + 1))
    return (["\(fence)\(language)"] + lines + [fence]).joined(separator: "\n")
  }

  private static func wouldJoin(_ first: Document.Block, _ second: Document.Block) -> Bool {
    switch (first, second) {
    case (.bullets, .bullets), (.numbered, .numbered), (.note, .note): true
    default: false
    }
  }
}
