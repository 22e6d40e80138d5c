/// gnuplot's drawing made fit for a page.
///
/// The prolog, gnuplot's version and the technical titles go; names get the chart's own before them, so that several
/// charts fit one page; black becomes `currentColor`. Only tags are changed: texts stay as gnuplot escaped them.
enum ChartSVG {
  static func cleaned(_ drawing: String, id: String, title: String) -> String {
    var result = ""
    var leftOut: Substring?
    // The first piece is what stands before the first tag; inside texts gnuplot escapes `<`.
    for piece in drawing.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.prefix { !$0.isWhitespace }
      if tag.hasPrefix("?") { continue }
      if leftOut == nil && (name == "title" || name == "desc") { leftOut = name }
      if let element = leftOut {
        if name == "/\(element)" { leftOut = nil }
        continue
      }
      if name == "svg" {
        result += "<\(opening(tag))>\n<title>\(MarkupText.escaped(title))</title>\n"
      } else {
        result += "<\(renamed(tag, id: id))\(piece.dropFirst(tag.count))"
      }
    }
    return lines(of: result)
  }

  /// The tag of the whole drawing, on one line, with the class by which pages know charts.
  private static func opening(_ tag: Substring) -> String {
    tag.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " class=\"chart\""
  }

  private static func renamed(_ tag: Substring, id: String) -> String {
    var parts = tag.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      switch part {
      case "fill=\"black\"", "color=\"black\"", "stroke=\"black\"", "stroke='black'":
        parts[index] = part.prefix { $0 != "=" } + "=\"currentColor\""
      default:
        for start in ["id='", "id=\"", "xlink:href='#"] where part.hasPrefix(start) {
          parts[index] = "\(start)\(id)-\(part.dropFirst(start.count))"
        }
      }
    }
    return parts.joined(separator: " ")
  }

  /// Without empty lines and indentation.
  private static func lines(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace)
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
