/// The width of a page of help, in characters.
let pageWidth = 80

/// Fills words into lines of at most `width` characters. A longer word stands alone; a text of no words has no lines.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(whereSeparator: \.isWhitespace) {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// A block of running text: a paragraph to be filled, or lines to be kept.
enum TextBlock: Equatable {
  case paragraph(String)
  case verbatim([String])
}

/// Parts a discussion at its empty lines; a part whose first line begins with a space is verbatim.
func textBlocks(_ discussion: String) -> [TextBlock] {
  discussion.split(separator: "\n", omittingEmptySubsequences: false)
    .split { $0.allSatisfy(\.isWhitespace) }
    .map { lines in
      lines.first!.hasPrefix(" ")
        ? .verbatim(lines.map(String.init)) : .paragraph(lines.joined(separator: " "))
    }
}

/// Rows of a term and its text in two columns; a long term stands on a line of its own.
func twoColumns(_ rows: [(term: String, text: String)]) -> [String] {
  let widestTerm = 24
  let column = 4 + (rows.map(\.term.count).filter { $0 <= widestTerm }.max() ?? widestTerm)
  return rows.flatMap { term, text in
    var lines = wrapped(text, width: pageWidth - column).map { String(repeating: " ", count: column) + $0 }
    if let first = lines.first, term.count <= column - 4 {
      lines[0] = "  " + term + first.dropFirst(2 + term.count)
    } else {
      lines.insert("  " + term, at: 0)
    }
    return lines
  }
}
