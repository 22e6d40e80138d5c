/// Comma-separated values by RFC 4180, with LF as line end and a header of column ids.
///
/// A missing value is an empty field and an empty text is `""`. Alone in its row, a missing value is `""` too, since
/// readers skip empty lines.
public struct CSVWriter: RowWriter {
  /// Who opens the file.
  public enum Audience: Sendable, Hashable {
    /// Programs: texts are written as they are.
    case programs
    /// People with a spreadsheet: a text that would be run as a formula (it starts with = + - @, their full-width
    /// forms, tab, CR or LF) gets a leading apostrophe (OWASP, CSV Injection). Numbers stay numbers.
    case clients
  }

  private let fields: DataFields
  private let audience: Audience

  /// A writer for programs.
  public init(columns: [Column]) { self.init(columns: columns, for: .programs) }

  /// A writer for the given audience.
  public init(columns: [Column], for audience: Audience) {
    fields = DataFields(of: columns)
    self.audience = audience
  }

  /// Appends the column ids, separated by commas.
  public func appendHeader(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: fields.names.joined(separator: ",").utf8)
    bytes.append(lineFeed)
  }

  /// Appends one record.
  public func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    _ = append(row, to: &bytes, locating: nil)
  }

  public func appendRow(_ row: [Cell], to bytes: inout [UInt8], locating column: Int) -> Range<Int>? {
    append(row, to: &bytes, locating: fields.firstField(ofColumn: column))
  }

  /// Appends a row, and says where a field stands.
  @inline(__always)
  private func append(_ row: [Cell], to bytes: inout [UInt8], locating field: Int?) -> Range<Int>? {
    var start = bytes.count
    var place: Range<Int>?
    fields.forEach(of: row) { index, value in
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      start = bytes.count
      switch value {
      case .text(let text): append(text, to: &bytes)
      case .integer(let number): FixedDecimal.append(number, to: &bytes)
      case .largeInteger(let number): FixedDecimal.append(number, to: &bytes)
      case .decimal(let number, let digits): FixedDecimal.append(number, digits: digits, to: &bytes)
      case .missing: if fields.names.count == 1 { append("", to: &bytes) }
      }
      if index == field { place = start..<bytes.count }
    }
    bytes.append(lineFeed)
    return place
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    let isFormula = audience == .clients && Self.startsFormula(text)
    guard Self.needsQuotes(text) else {
      if isFormula { bytes.append(apostrophe) }
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    if isFormula { bytes.append(apostrophe) }
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static func startsFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  /// Spaces at the ends are data (RFC 4180, 2.4), but some readers trim them when not quoted.
  private static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") { return true }
    return text.utf8.contains { byte in
      byte == quote || byte == UInt8(ascii: ",") || byte == lineFeed || byte == UInt8(ascii: "\r")
    }
  }
}

private let quote = UInt8(ascii: "\"")
private let apostrophe = UInt8(ascii: "'")
private let lineFeed = UInt8(ascii: "\n")
