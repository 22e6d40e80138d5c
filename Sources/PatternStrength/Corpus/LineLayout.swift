import FileStreams

/// Which field of a line is the pattern, which the count and which the group, and what separates them.
public struct LineLayout: Sendable, Equatable {
  /// Where each column stands, from 0.
  let pattern: Int
  let count: Int?
  /// Nil also where groups are not read.
  let group: Int?
  /// The byte between two fields; nil where a comma, a semicolon, a tab or spaces may all separate.
  let separator: UInt8?
  /// Whether a header names the columns. Each line then has them all, and may have others that are not read.
  let isNamed: Bool
  /// The most fields that a line may have.
  let largestFieldCount: Int

  /// Lines without a header: a pattern, perhaps with a count.
  public static let positional = LineLayout(
    pattern: 0, count: 1, group: nil, separator: nil, isNamed: false, largestFieldCount: 2)

  /// What becomes of a field that names a group.
  public enum GroupFields: Sendable {
    /// Only lines with a header may have it, and it is passed over there.
    case refused
    /// It may stand in any line, or be empty, and is passed over.
    case passedOver
    /// Where lines have it, all must.
    case read
  }

  /// Whether lines say to which group the pattern belongs.
  public var hasGroups: Bool { group != nil }

  /// Whether a line may consist of the pattern alone.
  var allowsBarePattern: Bool { pattern == 0 && group == nil && (count == nil || !isNamed) }

  /// Whether a line is a pattern and then its count, and has no group.
  var isPatternThenCount: Bool { pattern == 0 && count == 1 && group == nil }

  /// The separators of CSV files in the order in which they are looked for.
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Reads a header: one field is `pattern`, others may be `count` and `group`, in any order and case; the plural will
  /// do as well. Nil where the line is no header.
  init?(header text: Span<UInt8>, line: Range<Int>, groups: GroupFields) {
    let separator = Self.separators.first { separator in line.contains { text[$0] == separator } }
    let names = FieldCursor.fields(of: text, line: line, separator: separator).map { Self.name(text, $0) }
    guard let pattern = names.firstIndex(of: "pattern") else { return nil }
    self.init(
      pattern: pattern, count: names.firstIndex(of: "count"),
      group: groups == .read ? names.firstIndex(of: "group") : nil, separator: separator, isNamed: true,
      largestFieldCount: Int.max)
  }

  /// Finds what the second and the third field are in lines without a header: a group where most lines have something
  /// there that is no whole number, else a count.
  init(ofUnnamed text: Span<UInt8>, lines: [Range<Int>], groups: GroupFields) {
    let separator = Self.separators.first { separator in
      2 * lines.count { line in line.contains { text[$0] == separator } } > lines.count
    }
    // By field: lines in which it is a whole number, and lines in which it is something else.
    var numbers = [0, 0, 0]
    var others = [0, 0, 0]
    for line in lines where text[line.lowerBound] != UInt8(ascii: " ") {
      let fields = FieldCursor.fields(of: text, line: line, separator: separator)
      for (place, field) in fields.prefix(3).enumerated() where !field.isEmpty {
        let isNumber = field.allSatisfy { text[$0].isDigit }
        if isNumber { numbers[place] += 1 } else { others[place] += 1 }
      }
    }
    guard let group = [1, 2].first(where: { 2 * others[$0] > lines.count }) else {
      self = .positional
      return
    }
    let count = numbers[3 - group] > 0 ? 3 - group : nil
    self.init(
      pattern: 0, count: count, group: groups == .read ? group : nil, separator: separator, isNamed: false,
      largestFieldCount: max(group, count ?? 0) + 1)
  }

  private init(
    pattern: Int, count: Int?, group: Int?, separator: UInt8?, isNamed: Bool, largestFieldCount: Int
  ) {
    self.pattern = pattern
    self.count = count
    self.group = group
    self.separator = separator
    self.isNamed = isNamed
    self.largestFieldCount = largestFieldCount
  }

  /// Whether a field is the name of the column of patterns.
  static func isPatternName(_ text: Span<UInt8>, _ field: Range<Int>) -> Bool {
    (7...8).contains(field.count) && text[field.lowerBound] | 0x20 == UInt8(ascii: "p")
      && name(text, field) == "pattern"
  }

  private static func name(_ text: Span<UInt8>, _ field: Range<Int>) -> String {
    var name = String(decoding: field.map { text[$0] }, as: UTF8.self).lowercased()
    if name.hasSuffix("s") { name.removeLast() }
    return name
  }
}
