import PatternLock
import Testing

/// Test cases 13 to 16 of McGrew and Viega, "The Galois/Counter Mode of Operation": AES-256, nonces of 96 bits.
@Suite struct AuthenticatedCipherTests {
  struct Vector: Sendable {
    let number: Int
    let key, text, additional, nonce, ciphertext, tag: String
  }

  static let text =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
    + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255"
  static let ciphertext =
    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
    + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad"
  static let zeros = String(repeating: "0", count: 64)
  static let key = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"

  static let vectors = [
    Vector(
      number: 13, key: zeros, text: "", additional: "", nonce: String(zeros.prefix(24)), ciphertext: "",
      tag: "530f8afbc74536b9a963b4f1c4cb738b"),
    Vector(
      number: 14, key: zeros, text: String(zeros.prefix(32)), additional: "", nonce: String(zeros.prefix(24)),
      ciphertext: "cea7403d4d606b6e074ec5d3baf39d18", tag: "d0d1c8a799996bf0265b98b5d48ab919"),
    Vector(
      number: 15, key: key, text: text, additional: "", nonce: "cafebabefacedbaddecaf888", ciphertext: ciphertext,
      tag: "b094dac5d93471bdec1a502270e3cc6c"),
    Vector(
      number: 16, key: key, text: String(text.prefix(120)), additional: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      nonce: "cafebabefacedbaddecaf888", ciphertext: String(ciphertext.prefix(120)),
      tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
  ]

  @Test(arguments: vectors) func published(vector: Vector) throws {
    let (text, nonce, additional) = (bytes(vector.text), bytes(vector.nonce), bytes(vector.additional))
    let key = bytes(vector.key)
    let sealed = try AuthenticatedCipher.seal(
      text.span, with: SecretBytes(copying: key.span), nonce: nonce.span, authenticating: additional.span)
    #expect(hexadecimal(sealed) == vector.ciphertext + vector.tag, "test case \(vector.number)")
    #expect(try opened(sealed, key, nonce, additional) == text, "test case \(vector.number)")
  }

  /// Every bit of everything that is authenticated, and every length.
  @Test func everyChangeIsRefused() throws {
    let vector = Self.vectors[3]
    let parts = [
      bytes(vector.ciphertext + vector.tag), bytes(vector.key), bytes(vector.nonce), bytes(vector.additional),
    ]
    for part in parts.indices {
      for bit in 0..<parts[part].count * 8 {
        var changed = parts
        changed[part][bit / 8] ^= 1 << (bit % 8)
        #expect(try opened(changed[0], changed[1], changed[2], changed[3]) == nil, "part \(part), bit \(bit)")
      }
    }
    for size in parts[0].indices {
      #expect(try opened(Array(parts[0].prefix(size)), parts[1], parts[2], parts[3]) == nil, "\(size) bytes")
    }
  }
}
