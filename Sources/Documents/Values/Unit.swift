/// The unit of a quantity or column, by the symbol that is printed after the number: any short text will do.
public struct Unit: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The printed symbol; empty for a pure number.
  public let symbol: String

  /// A unit with this symbol.
  public init(_ symbol: String) { self.symbol = symbol }

  /// A unit with this symbol, as in `let unit: Unit = "guesses"`.
  public init(stringLiteral symbol: String) { self.init(symbol) }

  /// A pure number.
  public static let none: Unit = ""
  /// Parts of a hundred: the value 12.5 is printed as 12.5 %.
  public static let percent: Unit = "%"
  /// Binary digits of information.
  public static let bits: Unit = "bits"
  /// Seconds.
  public static let seconds: Unit = "s"
}
