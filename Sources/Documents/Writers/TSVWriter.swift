/// Tab-separated values with a header of column ids and no quotes.
///
/// Inside a text, tab, LF, CR and backslash are written `\t`, `\n`, `\r` and `\\`, so that every line is one row. A
/// missing value is an empty field.
package struct TSVWriter: RowWriter {
  private let fields: DataFields

  package init(columns: [Column]) { fields = DataFields(of: columns) }

  /// Appends the column ids, separated by tabs.
  package func appendHeader(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: fields.names.joined(separator: "\t").utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends one line.
  package func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    _ = append(row, to: &bytes, locating: nil)
  }

  package func appendRow(_ row: [Cell], to bytes: inout [UInt8], locating column: Int) -> Range<Int>? {
    append(row, to: &bytes, locating: fields.firstField(ofColumn: column))
  }

  /// Appends a row, and says where a field stands.
  @inline(__always)
  private func append(_ row: [Cell], to bytes: inout [UInt8], locating field: Int?) -> Range<Int>? {
    var start = bytes.count
    var place: Range<Int>?
    fields.forEach(of: row) { index, value in
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      start = bytes.count
      switch value {
      case .text(let text): Self.append(text, to: &bytes)
      case .integer(let number): FixedDecimal.append(number, to: &bytes)
      case .largeInteger(let number): FixedDecimal.append(number, to: &bytes)
      case .decimal(let number, let digits): FixedDecimal.append(number, digits: digits, to: &bytes)
      case .missing: break
      }
      if index == field { place = start..<bytes.count }
    }
    bytes.append(UInt8(ascii: "\n"))
    return place
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      default: bytes.append(byte)
      }
    }
  }
}
