/// JSON Lines: one object a row, keyed by column ids in their order. Numbers are numbers, missing is null.
public struct JSONLinesWriter: RowWriter {
  private let fields: DataFields

  public init(columns: [Column]) { fields = DataFields(of: columns) }

  /// Appends nothing: each row names its fields.
  public func appendHeader(to bytes: inout [UInt8]) {}

  /// Appends one object and a line end.
  public func appendRow(_ row: [Cell], to bytes: inout [UInt8]) {
    var json = JSONBuilder(.compact)
    swap(&json.bytes, &bytes)
    json.row(row, of: fields)
    json.endLine()
    swap(&json.bytes, &bytes)
  }
}

extension JSONBuilder {
  /// A table's row as an object.
  mutating func row(_ row: [Cell], of fields: DataFields) {
    object { json in
      fields.forEach(of: row) { index, value in
        json.key(fields.names[index])
        switch value {
        case .text(let text): json.string(text)
        case .integer(let number): json.integer(number)
        case .largeInteger(let number): json.integer(number)
        case .decimal(let number, let digits): json.decimal(number, digits: digits)
        case .missing: json.null()
        }
      }
    }
  }
}
