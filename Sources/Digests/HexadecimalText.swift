/// Bytes as hexadecimal digits, two a byte, in small letters.
package enum HexadecimalText {
  package static func text(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
