/// A number with its unit, the decimals it deserves and, where it was estimated, its 95 % interval; or that it is
/// missing.
public struct Quantity: Sendable, Hashable {
  /// The value in `unit`; nil when it is not known. Never NaN or infinite.
  public let value: Double?
  /// What the value counts or measures.
  public let unit: UnitSymbol
  /// Decimals printed for people, 0...15.
  public let digits: Int
  /// Decimals written for programs, `digits` or more, up to 15.
  public let dataDigits: Int
  /// The 95 % interval in `unit`; nil when none was computed.
  public let interval: ClosedRange<Double>?

  /// A quantity of `value` in `unit`.
  ///
  /// - Precondition: the value and the bounds are finite with magnitudes below 2^128, `digits` is in 0...15,
  ///   `dataDigits` is nil (as many) or in `digits`...15.
  public init(
    _ value: Double?, _ unit: UnitSymbol = .none, digits: Int, dataDigits: Int? = nil,
    interval: ClosedRange<Double>? = nil
  ) {
    for number in [value, interval?.lowerBound, interval?.upperBound] {
      guard let number else { continue }
      precondition(number.isFinite && number.magnitude < 0x1p128, "no quantity of \(number); nil means missing")
    }
    precondition((0...FixedDecimal.maximumDigits).contains(digits), "\(digits) decimals are not possible")
    let dataDigits = dataDigits ?? digits
    precondition((digits...FixedDecimal.maximumDigits).contains(dataDigits), "\(dataDigits) decimals are not possible")
    self.value = value
    self.unit = unit
    self.digits = digits
    self.dataDigits = dataDigits
    self.interval = interval
  }

  /// For people: grouped thousands, interval in brackets, then the unit, as in `12.5 (10.1–14.9) %`; `–` when missing.
  public var displayText: String { displayText(withUnit: true) }

  func displayText(withUnit: Bool) -> String {
    guard let value else { return Cell.missingDisplayText }
    var text = GroupedDecimal.text(value, digits: digits)
    if let interval {
      let low = GroupedDecimal.text(interval.lowerBound, digits: digits)
      let high = GroupedDecimal.text(interval.upperBound, digits: digits)
      // A dash before a minus sign would be misread.
      text += interval.lowerBound < 0 ? " (\(low) to \(high))" : " (\(low)–\(high))"
    }
    if withUnit && unit != .none { text += "\u{A0}\(unit.symbol)" }
    return text
  }
}
