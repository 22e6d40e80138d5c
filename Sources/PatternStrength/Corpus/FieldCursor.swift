/// Steps through the fields of one line. A field may stand in double quotes, and then hold separators (RFC 4180).
struct FieldCursor {
  private var position: Int
  private let end: Int
  /// The byte between two fields; nil where a comma, a semicolon, a tab or spaces may all separate.
  private let separator: UInt8?
  /// Fields so far.
  private(set) var count = 0

  init(line: Range<Int>, separator: UInt8?) {
    position = line.lowerBound
    end = line.upperBound
    self.separator = separator
  }

  /// All fields of a line.
  static func fields(of text: Span<UInt8>, line: Range<Int>, separator: UInt8?) -> [Range<Int>] {
    var cursor = FieldCursor(line: line, separator: separator)
    var fields: [Range<Int>] = []
    while let field = cursor.next(in: text) { fields.append(field) }
    return fields
  }

  /// The next field without its quotes and the blanks around it. A line has at least one field; a separator at its end
  /// begins no other.
  mutating func next(in text: Span<UInt8>) -> Range<Int>? {
    skipBlanks(text)
    guard position < end || count == 0 else { return nil }
    let start = position
    var field = quoted(text)
    if field == nil {
      position = start
      while position < end, !isSeparator(text[position]) { position += 1 }
      var fieldEnd = position
      while fieldEnd > start, isBlank(text[fieldEnd - 1]) { fieldEnd -= 1 }
      field = start..<fieldEnd
    }
    skipBlanks(text)
    if position < end, isSeparator(text[position]) { position += 1 }
    count += 1
    return field
  }

  /// What stands between two quotes, with the end of the field behind them.
  private mutating func quoted(_ text: Span<UInt8>) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard position < end, text[position] == quote else { return nil }
    let start = position + 1
    position = start
    while position < end {
      if text[position] != quote {
        position += 1
      } else if position + 1 < end, text[position + 1] == quote {
        position += 2
      } else {
        let field = start..<position
        position += 1
        return position == end || isSeparator(text[position]) || isBlank(text[position]) ? field : nil
      }
    }
    return nil
  }

  private mutating func skipBlanks(_ text: Span<UInt8>) {
    while position < end, isBlank(text[position]) { position += 1 }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) && byte != separator
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    if let separator { return byte == separator }
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || isBlank(byte)
  }
}
