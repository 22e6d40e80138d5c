/// One line of a pattern file, cut into the fields that are read: the pattern, the count and the group.
///
/// In a line of two fields without a header the pattern comes first, except in the form that `uniq -c` writes: spaces,
/// the count, a space, the pattern.
struct LineFields {
  /// Byte ranges in the text. The pattern's is empty where the line has no such field.
  private(set) var pattern: Range<Int>
  private(set) var count: Range<Int>?
  private(set) var group: Range<Int>?
  /// How many fields the line has.
  let fieldCount: Int

  /// Cuts `line`, a range of `text` without its end of line.
  init(_ text: Span<UInt8>, line: Range<Int>, layout: LineLayout) {
    pattern = line.upperBound..<line.upperBound
    var cursor = FieldCursor(line: line, separator: layout.separator)
    while let field = cursor.next(in: text) {
      let place = cursor.count - 1
      if place == layout.pattern {
        pattern = field
      } else if place == layout.count {
        count = field
      } else if place == layout.group {
        group = field
      }
    }
    fieldCount = cursor.count
    if layout == .positional, fieldCount == 2, text[line.lowerBound] == UInt8(ascii: " "), let first = count {
      (pattern, count) = (first, pattern)
    }
  }
}
