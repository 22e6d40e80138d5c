/// Numbers for people: a comma between every three digits of the whole part, as in `389,112` and `1,234.50`.
///
/// The digits and their rounding are those of ``FixedDecimal``.
package enum GroupedDecimal {
  /// `value` with `digits` decimals and grouped thousands.
  ///
  /// - Precondition: as for ``FixedDecimal/append(_:digits:to:)``.
  package static func text(_ value: Double, digits: Int) -> String {
    var bytes: [UInt8] = []
    FixedDecimal.append(value, digits: digits, to: &bytes)
    return grouped(bytes)
  }

  /// `value` with grouped thousands.
  package static func text(_ value: Int) -> String {
    var bytes: [UInt8] = []
    FixedDecimal.append(value, to: &bytes)
    return grouped(bytes)
  }

  /// `value` with grouped thousands.
  package static func text(_ value: UInt128) -> String {
    var bytes: [UInt8] = []
    FixedDecimal.append(value, to: &bytes)
    return grouped(bytes)
  }

  private static func grouped(_ plain: [UInt8]) -> String {
    let point = plain.firstIndex(of: UInt8(ascii: ".")) ?? plain.endIndex
    let firstDigit = plain.first == UInt8(ascii: "-") ? 1 : 0
    var result: [UInt8] = []
    for (index, byte) in plain.enumerated() {
      if index > firstDigit && index < point && (point - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
