/// The fields of a data file: one a column, three where the column has intervals (`id`, `id_low`, `id_high`).
struct DataFields: Sendable {
  /// A value as data files know it.
  enum Value {
    case text(String)
    case integer(Int)
    case largeInteger(UInt128)
    case decimal(Double, digits: Int)
    case missing
  }

  let names: [String]
  private let columns: [Column]

  init(of columns: [Column]) {
    self.columns = columns
    names = columns.flatMap { $0.hasInterval ? [$0.id, "\($0.id)_low", "\($0.id)_high"] : [$0.id] }
  }

  /// The number of the field that holds a column's value.
  func firstField(ofColumn column: Int) -> Int { columns[..<column].reduce(0) { $0 + ($1.hasInterval ? 3 : 1) } }

  /// Calls `body` with each field's number and value, from left to right.
  ///
  /// - Precondition: there is one cell a column.
  @inline(__always)
  func forEach(of row: [Cell], _ body: (Int, Value) -> Void) {
    precondition(row.count == columns.count, "\(row.count) cells for \(columns.count) columns")
    var field = 0
    for index in row.indices {
      var interval: ClosedRange<Double>?
      var digits = 0
      switch row[index] {
      case .text(let text): body(field, .text(text))
      case .integer(let number): body(field, .integer(number))
      case .largeInteger(let number): body(field, .largeInteger(number))
      case .missing: body(field, .missing)
      case .quantity(let quantity):
        interval = quantity.interval
        digits = quantity.dataDigits
        body(field, Self.decimal(quantity.value, digits: digits))
      }
      field += 1
      if columns[index].hasInterval {
        body(field, Self.decimal(interval?.lowerBound, digits: digits))
        body(field + 1, Self.decimal(interval?.upperBound, digits: digits))
        field += 2
      }
    }
  }

  private static func decimal(_ value: Double?, digits: Int) -> Value {
    value.map { .decimal($0, digits: digits) } ?? .missing
  }
}
