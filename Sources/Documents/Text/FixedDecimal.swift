/// Decimal text of numbers with a fixed count of decimals, written as bytes: the same in every locale, no allocation.
///
/// The digits are those of C's `printf("%.*f")`: the exact binary value is rounded to the nearest decimal, and a tie
/// (only possible where the decimal fraction ends in an exactly representable 5, as in 0.125 with two digits) goes to
/// the even digit, so 0.125 gives 0.12 and 0.375 gives 0.38. Note that 1.005 is no tie: the nearest double lies
/// below it. One thing differs from C: a value that rounds to zero has no minus sign.
///
/// Exact for magnitudes below 2^64 (so far beyond 2^53 / 10^digits) and for integers below 2^128.
package enum FixedDecimal {
  /// The most decimals that can be asked for: 10^15 still fits a double exactly.
  package static let maximumDigits = 15

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Appends `value` with exactly `digits` decimals, such as `389112.00`, with `.` and without grouping.
  ///
  /// - Precondition: `value` is finite, its magnitude is below 2^128, and `digits` is in 0...15. A number that is not
  ///   known is a missing cell, never a NaN.
  package static func append(_ value: Double, digits: Int, to bytes: inout [UInt8]) {
    precondition(value.isFinite && value.magnitude < 0x1p128, "no decimal text for \(value)")
    precondition((0...maximumDigits).contains(digits), "\(digits) decimals asked, 0 to \(maximumDigits) are possible")
    let magnitude = value.magnitude
    guard magnitude < 0x1p64 else {
      if value < 0 { bytes.append(minus) }
      bytes.append(contentsOf: UInt128(magnitude).description.utf8)
      appendFraction(0, digits: digits, to: &bytes)
      return
    }
    var whole = UInt64(magnitude)
    let remainder = magnitude - Double(whole)
    let power = powers[digits]
    var fraction = nearest(remainder, times: power, evenWhole: whole & 1 == 0, digits: digits)
    if fraction == UInt64(power) {
      fraction = 0
      whole += 1
    }
    if value < 0 && (whole != 0 || fraction != 0) { bytes.append(minus) }
    append(whole, to: &bytes)
    appendFraction(fraction, digits: digits, to: &bytes)
  }

  /// Appends an integer without grouping.
  package static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(minus) }
    append(UInt64(value.magnitude), to: &bytes)
  }

  /// Appends a large integer without grouping.
  package static func append(_ value: UInt128, to bytes: inout [UInt8]) { bytes.append(contentsOf: String(value).utf8) }

  /// `value` with `digits` decimals as a string; see ``append(_:digits:to:)``.
  package static func text(_ value: Double, digits: Int) -> String {
    var bytes: [UInt8] = []
    append(value, digits: digits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `remainder × power` rounded to the nearest integer, exactly, ties to even.
  ///
  /// The product's rounding error is recovered by a fused multiply-add. The remainder is below 1, so the product is
  /// below 10^15 < 2^53 and the distance of its floating-point value from a half is exact: the error only decides
  /// when that distance is zero.
  private static func nearest(_ remainder: Double, times power: Double, evenWhole: Bool, digits: Int) -> UInt64 {
    let product = remainder * power
    let error = (-product).addingProduct(remainder, power)
    let floor = product.rounded(.down)
    let distance = product - floor - 0.5
    let lower = UInt64(floor)
    if distance != 0 { return distance > 0 ? lower + 1 : lower }
    if error != 0 { return error > 0 ? lower + 1 : lower }
    let even = digits == 0 ? evenWhole : lower & 1 == 0
    return even ? lower : lower + 1
  }

  private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var count = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    appendPadded(value, count: count, to: &bytes)
  }

  private static func appendFraction(_ fraction: UInt64, digits: Int, to bytes: inout [UInt8]) {
    guard digits > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendPadded(fraction, count: digits, to: &bytes)
  }

  private static func appendPadded(_ value: UInt64, count: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(zero, count: count))
    var rest = value
    var place = start + count
    while rest > 0 {
      place -= 1
      bytes[place] = zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  private static let zero = UInt8(ascii: "0")
  private static let minus = UInt8(ascii: "-")
}
