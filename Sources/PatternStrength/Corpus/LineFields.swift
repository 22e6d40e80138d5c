/// One line of a pattern file, cut into its fields: where the pattern is, and where the count, if there is one.
///
/// Fields are separated by a comma, a semicolon, a tab or spaces; they may stand in double quotes. In a line of two
/// fields the pattern comes first, except in the form that `uniq -c` writes: spaces, the count, a space, the pattern.
struct LineFields {
  /// Byte ranges in the text.
  let pattern: Range<Int>
  let count: Range<Int>?
  /// How many fields the line has.
  let fieldCount: Int

  /// Cuts `line`, a range of `text` without its end of line.
  init(_ text: Span<UInt8>, line: Range<Int>) {
    var fields: [Range<Int>] = []
    var position = line.lowerBound
    var fieldCount = 0
    while true {
      while position < line.upperBound, isBlank(text[position]) { position += 1 }
      let start = position
      while position < line.upperBound, !isSeparator(text[position]) { position += 1 }
      if start < position || position < line.upperBound || fieldCount == 0 {
        fieldCount += 1
        if fields.count < 2 { fields.append(unquoted(text, start..<position)) }
      }
      while position < line.upperBound, isBlank(text[position]) { position += 1 }
      guard position < line.upperBound else { break }
      if isSeparator(text[position]), !isBlank(text[position]) { position += 1 }
    }
    let countComesFirst = fieldCount == 2 && !line.isEmpty && text[line.lowerBound] == UInt8(ascii: " ")
    pattern = fields[countComesFirst ? 1 : 0]
    count = fieldCount >= 2 ? fields[countComesFirst ? 0 : 1] : nil
    self.fieldCount = fieldCount
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

private func isSeparator(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
}

private func unquoted(_ text: Span<UInt8>, _ field: Range<Int>) -> Range<Int> {
  let quote = UInt8(ascii: "\"")
  guard field.count >= 2, text[field.lowerBound] == quote, text[field.upperBound - 1] == quote else { return field }
  return field.lowerBound + 1..<field.upperBound - 1
}
