import Documents
import Foundation
import Testing

@Suite struct FixedDecimalTests {
  /// C's printf, with the one stated difference: no minus sign on zero.
  private func expected(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return text.contains { ("1"..."9").contains($0) } ? text : text.replacingOccurrences(of: "-", with: "")
  }

  private func compare(_ value: Double, digits: Int) {
    let text = FixedDecimal.text(value, digits: digits)
    if text != expected(value, digits: digits) {
      Issue.record("\(value) with \(digits): \(text), not \(expected(value, digits: digits))")
    }
  }

  @Test func agreesWithPrintfOnRandomBitPatterns() {
    var state: UInt64 = 20_260_101
    for _ in 0..<200_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Exponents from 2^-70 to 2^126 cover both paths.
      let exponent = 1023 - 70 + (state >> 33) % 197
      let value = Double(bitPattern: state & 0x800F_FFFF_FFFF_FFFF | exponent << 52)
      compare(value, digits: Int((state >> 20) % 16))
    }
  }

  @Test func agreesWithPrintfOnDecimalsPeopleWrite() {
    for thousandths in 0..<100_000 {
      let value = Double(thousandths) / 1000
      for digits in 0...4 { compare(value, digits: digits) }
    }
  }

  /// Every multiple of 2^-k just below 2^5 is exact, so each half is a true tie.
  @Test func tiesGoToTheEvenDigitAsInPrintf() {
    for numerator in -4096...4096 {
      for digits in 0...6 { compare(Double(numerator) / 128, digits: digits) }
    }
    #expect(FixedDecimal.text(0.125, digits: 2) == "0.12")
    #expect(FixedDecimal.text(0.375, digits: 2) == "0.38")
    #expect(FixedDecimal.text(2.5, digits: 0) == "2")
    #expect(FixedDecimal.text(3.5, digits: 0) == "4")
    // No tie: the nearest double of 1.005 is 1.00499999999999989…
    #expect(FixedDecimal.text(1.005, digits: 2) == "1.00")
  }

  @Test func neighboursOfTiesAreRoundedExactly() {
    for whole in 0..<2_000 {
      let half = Double(whole) + 0.5
      for value in [half.nextDown, half, half.nextUp] { compare(value, digits: 0) }
      let quarter = (Double(whole) + 0.5) / 1000
      for value in [quarter.nextDown, quarter, quarter.nextUp] { compare(value, digits: 3) }
    }
  }

  @Test func edges() {
    #expect(FixedDecimal.text(-0.0, digits: 1) == "0.0")
    #expect(FixedDecimal.text(-0.04, digits: 1) == "0.0")
    #expect(FixedDecimal.text(0.96, digits: 1) == "1.0")
    #expect(FixedDecimal.text(999.999, digits: 2) == "1000.00")
    #expect(FixedDecimal.text(0x1p100, digits: 2) == "1267650600228229401496703205376.00")
    var bytes: [UInt8] = []
    FixedDecimal.append(Int.min, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "-9223372036854775808")
  }

  @Test func groupingPutsACommaBetweenThousands() {
    #expect(GroupedDecimal.text(389_112) == "389,112")
    #expect(GroupedDecimal.text(-1234.5, digits: 2) == "-1,234.50")
    #expect(GroupedDecimal.text(-123, digits: 0) == "-123")
    #expect(GroupedDecimal.text(999) == "999")
    #expect(GroupedDecimal.text(1_000_000.125, digits: 3) == "1,000,000.125")
  }
}
