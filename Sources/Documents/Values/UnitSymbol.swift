/// The unit of a quantity or column, by the symbol that is printed after the number: any short text will do.
public struct UnitSymbol: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The printed symbol; empty for a pure number.
  public let symbol: String

  /// A unit with this symbol.
  public init(_ symbol: String) { self.symbol = symbol }

  /// A unit with this symbol, as in `let unit: UnitSymbol = "guesses"`.
  public init(stringLiteral symbol: String) { self.init(symbol) }

  /// A pure number.
  public static let none: UnitSymbol = ""
  /// Parts of a hundred: the value 12.5 is printed as 12.5 %.
  public static let percent: UnitSymbol = "%"
  /// Binary digits of information.
  public static let bits: UnitSymbol = "bits"
  /// Seconds.
  public static let seconds: UnitSymbol = "s"
}
