/// One cell of a table: what it says, not how it looks.
public enum Cell: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Text, never interpreted by any writer.
  case text(String)
  /// A whole number, such as a count.
  case integer(Int)
  /// A whole number too large for `Int`, such as the number of patterns of a 5x5 grid.
  case largeInteger(UInt128)
  /// A measured or estimated number.
  case quantity(Quantity)
  /// Not known: an empty cell in CSV and TSV, null in JSON, `–` for people. Never 0.
  case missing

  /// A text cell.
  public init(stringLiteral text: String) { self = .text(text) }

  /// A whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }

  /// A quantity, or ``missing`` when its value is.
  public init(
    _ value: Double?, _ unit: UnitSymbol = .none, digits: Int, dataDigits: Int? = nil,
    interval: ClosedRange<Double>? = nil
  ) {
    self = .quantity(Quantity(value, unit, digits: digits, dataDigits: dataDigits, interval: interval))
  }

  /// A whole number, or ``missing`` when it is nil.
  public init(_ number: Int?) { self = number.map(Cell.integer) ?? .missing }

  /// A whole number of any size.
  public init(_ number: UInt128) { self = Int(exactly: number).map(Cell.integer) ?? .largeInteger(number) }

  static let missingDisplayText = "–"

  /// The cell for people; the unit is left out where the column's heading names it.
  func displayText(in column: Column) -> String {
    switch self {
    case .text(let text): DisplayText.oneLine(text)
    case .integer(let number): GroupedDecimal.text(number)
    case .largeInteger(let number): GroupedDecimal.text(number)
    case .quantity(let quantity): quantity.displayText(withUnit: column.unit == .none)
    case .missing: Cell.missingDisplayText
    }
  }
}
