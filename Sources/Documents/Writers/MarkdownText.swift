/// Inline Markdown in which no outside text can become markup.
///
/// Escapes cover CommonMark 0.31 and GitHub's tables, strikethrough, mathematics and automatic links. An `@` is not
/// escaped: GitHub may turn an address into a mail link, which no escape prevents.
enum MarkdownText {
  /// Where the text will stand.
  enum Place {
    /// A paragraph or list item: line breaks stay.
    case flow
    /// A heading, caption or table cell: line breaks become spaces.
    case oneLine
    /// A table cell: as one line, and bars inside code are escaped too.
    case cell
  }

  /// The Markdown of `text`.
  static func inline(_ text: RichText, in place: Place) -> String {
    var result = ""
    for span in displaySpans(text) {
      let isLineStart = place == .flow && (result.isEmpty || result.hasSuffix("\n"))
      switch span {
      case .plain(let text): result += escaped(text, atLineStart: isLineStart)
      case .emphasis(let text): result += marked(text, by: "*")
      case .strong(let text): result += marked(text, by: "**")
      case .code(let text): result += code(text, in: place)
      case .link(let text, let url): result += "[\(escaped(text))](\(destination(url)))"
      case .lineBreak where place != .flow: result += " "
      case .lineBreak: result += isLineStart ? "" : "\\\n"
      }
    }
    // A break at the end breaks nothing and would show as a backslash.
    while result.hasSuffix("\\\n") { result.removeLast(2) }
    return trimmed(result)
  }

  /// The Markdown of plain text inside a line.
  static func inline(_ text: String) -> String { escaped(DisplayText.oneLine(text)) }

  /// The spans, each made fit for a layout, and plain neighbours joined: `1` and `. x` must be seen as one text.
  private static func displaySpans(_ text: RichText) -> [RichText.Span] {
    var spans: [RichText.Span] = []
    for span in text.spans {
      switch span {
      case .plain(let text):
        var line = DisplayText.oneLine(text)
        if case .plain(let before) = spans.last {
          line = before + line
          spans.removeLast()
        }
        spans.append(.plain(line))
      case .emphasis(let text): spans.append(.emphasis(DisplayText.oneLine(text)))
      case .strong(let text): spans.append(.strong(DisplayText.oneLine(text)))
      case .code(let text): spans.append(.code(DisplayText.oneLine(text)))
      case .link(let text, let url): spans.append(.link(DisplayText.oneLine(text), url: url))
      case .lineBreak: spans.append(.lineBreak)
      }
    }
    return spans
  }

  /// One line with everything escaped that could be read as markup.
  private static func escaped(_ line: String, atLineStart: Bool = false) -> String {
    let scalars = Array(line.unicodeScalars)
    let start = atLineStart ? scalars.firstIndex { $0 != " " } ?? scalars.endIndex : 0
    var result = String.UnicodeScalarView()
    for index in start..<scalars.endIndex {
      let opensBlock = atLineStart && startsBlock(scalars, at: index, lineStart: start)
      if opensBlock || needsEscape(scalars, at: index) { result.append("\\") }
      result.append(scalars[index])
    }
    return String(result)
  }

  private static func needsEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let previous = index > 0 ? scalars[index - 1] : nil
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    return switch scalars[index] {
    case "\\", "`", "*", "[", "]", "<", "|", "~", "$": true
    case "_": !(isWord(previous) && isWord(next))
    case "#": previous == nil || previous == " "
    case "&": next == "#" || isWord(next)
    // Automatic links begin with :// or www.
    case "/": previous == ":" && next == "/"
    case ".": index >= 3 && scalars[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }

  /// Marks that begin a heading, list, quotation, line or table at the start of a line.
  private static func startsBlock(_ scalars: [Unicode.Scalar], at index: Int, lineStart: Int) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let standsAlone = next == nil || next == " "
    return switch scalars[index] {
    case ">", "=": index == lineStart
    case "-", "+", ":": index == lineStart && (standsAlone || next == "-")
    // `12.` or `12)` begins a numbered list.
    case ".", ")":
      index > lineStart && standsAlone && scalars[lineStart..<index].allSatisfy { ("0"..."9").contains($0) }
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  /// Marks only hold when they touch the text, so spaces at its ends go outside.
  private static func marked(_ text: String, by mark: String) -> String {
    let inner = trimmed(escaped(text))
    guard !inner.isEmpty else { return text.isEmpty ? "" : " " }
    let before = text.first == " " ? " " : ""
    let after = text.last == " " ? " " : ""
    return "\(before)\(mark)\(inner)\(mark)\(after)"
  }

  private static func code(_ text: String, in place: Place) -> String {
    guard !text.isEmpty else { return "" }
    let bars = text.split(separator: "|", omittingEmptySubsequences: false)
    let line = place == .cell ? bars.joined(separator: "\\|") : text
    let fence = String(repeating: "`", count: longestBacktickRun(in: line) + 1)
    let touches = line.first == "`" || line.last == "`" || line.first == " " && line.last == " "
    let pad = touches && line.contains { $0 != " " } ? " " : ""
    return fence + pad + line + pad + fence
  }

  /// The length of the longest run of backticks: a fence must be longer.
  static func longestBacktickRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A link's address with every byte percent-encoded that could end it.
  static func destination(_ url: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".unicodeScalars)
    var result = String.UnicodeScalarView()
    for byte in url.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "!", "#", "$", "%", "&", "'", "*", "+", ",", "-", ".", "/", "0"..."9", ":", ";", "=", "?", "@", "A"..."Z",
        "_", "a"..."z", "~":
        result.append(scalar)
      default: result.append(contentsOf: ["%", hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]])
      }
    }
    return String(result)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
