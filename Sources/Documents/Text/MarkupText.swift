/// Text inside HTML and SVG, as content or as a quoted attribute.
enum MarkupText {
  /// The plain text of `text`, escaped part by part.
  static func escaped(_ text: RichText) -> String {
    text.plainParts.map { escaped($0) }.joined()
  }

  /// `text` on one line with `& < > " '` as character references; control characters, which XML forbids, are shown as
  /// U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in DisplayText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
