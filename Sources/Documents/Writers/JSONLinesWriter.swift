/// JSON Lines: one object a row, keyed by column ids in their order. Numbers are numbers, missing is null.
package struct JSONLinesWriter: RowWriter {
  private let fields: DataFields

  package init(columns: [Column]) { fields = DataFields(of: columns) }

  /// Appends nothing: each row names its fields.
  package func appendHeader(to bytes: inout [UInt8]) {}

  /// Appends one object and a line end.
  package func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    _ = append(row, to: &bytes, locating: nil)
  }

  package func appendRow(_ row: [Cell], to bytes: inout [UInt8], locating column: Int) -> Range<Int>? {
    append(row, to: &bytes, locating: fields.firstField(ofColumn: column))
  }

  private func append(_ row: [Cell], to bytes: inout [UInt8], locating field: Int?) -> Range<Int>? {
    var json = JSONBuilder(.compact)
    swap(&json.bytes, &bytes)
    let place = json.row(row, of: fields, locating: field)
    json.endLine()
    swap(&json.bytes, &bytes)
    return place
  }
}

extension JSONBuilder {
  /// A table's row as an object.
  ///
  /// - Returns: where the value of a field stands; nil without one.
  @discardableResult
  mutating func row(_ row: [Cell], of fields: DataFields, locating field: Int? = nil) -> Range<Int>? {
    var place: Range<Int>?
    object { json in
      fields.forEach(of: row) { index, value in
        json.key(fields.names[index])
        let start = json.bytes.count
        switch value {
        case .text(let text): json.string(text)
        case .integer(let number): json.integer(number)
        case .largeInteger(let number): json.integer(number)
        case .decimal(let number, let digits): json.decimal(number, digits: digits)
        case .missing: json.null()
        }
        if index == field { place = start..<json.bytes.count }
      }
    }
    return place
  }
}
