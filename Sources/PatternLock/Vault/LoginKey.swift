/// A random key to the contents that the service hands out after a full login with credentials: the way in when the
/// pattern is forgotten or locked. As it has 256 random bits, guessing it is hopeless and needs no counter.
public struct LoginKey: ~Copyable {
  public static let size = 32

  let bytes: SecretBytes

  public static func random() throws(CryptoError) -> LoginKey { LoginKey(try SecretBytes(randomCount: size)) }

  /// Reads 64 hexadecimal digits; nil for anything else.
  public init?(hexadecimal text: Span<UInt8>) {
    guard text.count == 2 * Self.size else { return nil }
    var isHexadecimal = true
    let bytes = SecretBytes(count: Self.size) { memory in
      for index in 0..<Self.size {
        guard let high = Self.value(ofDigit: text[2 * index]), let low = Self.value(ofDigit: text[2 * index + 1]) else {
          isHexadecimal = false
          return
        }
        memory[index] = high << 4 | low
      }
    }
    guard isHexadecimal else { return nil }
    self.init(bytes)
  }

  private init(_ bytes: consuming SecretBytes) { self.bytes = bytes }

  /// The key as 64 small hexadecimal digits, to be deposited with the credentials.
  public borrowing func hexadecimal() -> SecretBytes {
    let digits: StaticString = "0123456789abcdef"
    return bytes.withSpan { bytes in
      SecretBytes(count: 2 * Self.size) { text in
        for index in 0..<Self.size {
          text[2 * index] = digits.utf8Start[Int(bytes[index] >> 4)]
          text[2 * index + 1] = digits.utf8Start[Int(bytes[index] & 15)]
        }
      }
    }
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
