import Digests
import PatternGrid

/// A vault as bytes, version 1. Numbers are unsigned, big-endian.
///
/// | offset | size | field |
/// |---|---|---|
/// | 0 | 8 | `PATVAULT` in ASCII |
/// | 8 | 2 | version, 1 |
/// | 10 | 1 | rows of the grid |
/// | 11 | 1 | columns of the grid |
/// | 12 | 1 | drawing rule: 0 android, 1 strict, 2 lineage, 3 free |
/// | 13 | 1 | dots of the shortest pattern |
/// | 14 | 1 | dots of the longest pattern |
/// | 15 | 1 | zero |
/// | 16 | 16 | the vault's identifier, random |
/// | | | **pattern slot** |
/// | 32 | 1 | derivation: 0 no pattern (the slot is zero), 1 PBKDF2-HMAC-SHA256, 2 scrypt |
/// | 33 | 3 | zero |
/// | 36 | 4 | PBKDF2: iterations; scrypt: log2 N |
/// | 40 | 4 | PBKDF2: zero; scrypt: r |
/// | 44 | 4 | PBKDF2: zero; scrypt: p |
/// | 48 | 16 | salt, random |
/// | 64 | 12 | nonce, random |
/// | 76 | 48 | the data key by AES-256-GCM under the key derived from the pattern, 32 bytes and tag; authenticates 0..<64 |
/// | | | **login slot** |
/// | 124 | 12 | nonce, random |
/// | 136 | 48 | the data key by AES-256-GCM under the login key, 32 bytes and tag; authenticates "login", 0..<10 and 16..<32 |
/// | | | **mark** |
/// | 184 | 32 | HMAC-SHA256 of 0..<184 under the device key's sub-key |
/// | | | **contents** |
/// | 216 | 12 | nonce, random |
/// | 228 | 8 | n, the size of the contents, at most 2^30 |
/// | 236 | n + 16 | contents by AES-256-GCM under the data key, then the tag; authenticates "contents", 0..<10 and 16..<32 |
/// | 252 + n | 32 | SHA-256 of everything before |
///
/// The contents do not depend on the pattern slot, so a new pattern leaves them as they are. The pattern is encoded as
/// `PatternEncoding` says.
struct VaultFile: Hashable, Sendable {
  static let magic = Array("PATVAULT".utf8)
  static let version = 1
  static let identifierSize = 16
  static let wrappedKeySize = KeyDerivation.keySize + AuthenticatedCipher.tagSize
  /// Everything that the mark covers.
  static let markedSize = 184
  static let smallestSize = 284
  /// Where the fields of the space end.
  static let spaceEnd = 15

  let space: PatternSpace
  let identifier: [UInt8]
  var patternSlot: PatternSlot?
  var loginSlot: WrappedKey
  var mark: [UInt8]
  let contentsNonce: [UInt8]
  /// Enciphered, with the tag.
  let contents: [UInt8]

  struct WrappedKey: Hashable, Sendable {
    let nonce: [UInt8]
    /// Enciphered, with the tag.
    let key: [UInt8]
  }

  struct PatternSlot: Hashable, Sendable {
    let derivation: KeyDerivation
    let salt: [UInt8]
    var wrapped: WrappedKey
  }

  /// What the login slot or the contents authenticate beside themselves: which vault they belong to.
  static func binding(_ label: String, _ identifier: [UInt8]) -> [UInt8] {
    Array(label.utf8) + magic + [0, UInt8(version)] + identifier
  }

  /// Bytes 0..<64 with this slot: what its wrapped key authenticates.
  func patternBinding(_ derivation: KeyDerivation, salt: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writeHeader(to: &writer)
    Self.write(derivation, to: &writer)
    writer.write(salt)
    return writer.bytes
  }

  /// What the mark covers.
  var markedBytes: [UInt8] {
    var writer = ByteWriter()
    writeHeader(to: &writer)
    if let patternSlot {
      Self.write(patternSlot.derivation, to: &writer)
      writer.write(patternSlot.salt)
      writer.write(patternSlot.wrapped)
    } else {
      writer.write([UInt8](repeating: 0, count: 16 + KeyDerivation.saltSize))
      writer.write([UInt8](repeating: 0, count: AuthenticatedCipher.nonceSize + Self.wrappedKeySize))
    }
    writer.write(loginSlot)
    return writer.bytes
  }

  func bytes() throws(CryptoError) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(markedBytes)
    writer.write(mark)
    writer.write(contentsNonce)
    writer.write(contents.count - AuthenticatedCipher.tagSize, size: 8)
    writer.write(contents)
    writer.write(SHA256.digest(of: writer.bytes))
    return writer.bytes
  }

  private func writeHeader(to writer: inout ByteWriter) {
    writer.write(Self.magic)
    writer.write(Self.version, size: 2)
    writer.write(space.grid.rows, size: 1)
    writer.write(space.grid.columns, size: 1)
    writer.write(DrawingRule.storedOrder.firstIndex(of: space.rule)!, size: 1)
    writer.write(space.lengths.lowerBound, size: 1)
    writer.write(space.lengths.upperBound, size: 1)
    writer.write(0, size: 1)
    writer.write(identifier)
  }

  private static func write(_ derivation: KeyDerivation, to writer: inout ByteWriter) {
    let (code, costs) =
      switch derivation.algorithm {
      case .pbkdf2(let iterations): (1, [iterations, 0, 0])
      case .scrypt(let log2N, let r, let p): (2, [log2N, r, p])
      }
    writer.write(code, size: 1)
    writer.write(0, size: 3)
    for cost in costs { writer.write(cost, size: 4) }
  }
}

extension DrawingRule {
  /// By the code that a vault stores; only ever added to at the end.
  static let storedOrder: [DrawingRule] = [.android, .strict, .lineage, .free]
}

extension ByteWriter {
  fileprivate mutating func write(_ wrapped: VaultFile.WrappedKey) {
    write(wrapped.nonce)
    write(wrapped.key)
  }
}
