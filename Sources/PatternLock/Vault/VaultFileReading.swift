import Digests
import PatternGrid

extension VaultFile {
  /// Reads a vault, and refuses every file that `bytes()` does not write: one meaning, one file.
  ///
  /// Checked in this order: what it is, its version, its size, its checksum, its fields.
  ///
  /// - Throws: `VaultError` of the first five kinds, or `.crypto`.
  init(_ bytes: [UInt8]) throws(VaultError) {
    var reader = try Self.readVersion(of: bytes)
    try Self.checkSize(and: bytes)

    space = try Self.readSpace(from: &reader)
    guard reader.number(1) == 0 else { throw .malformed(field: "header") }
    identifier = reader.bytes(Self.identifierSize)
    patternSlot = try Self.readPatternSlot(from: &reader)
    loginSlot = WrappedKey(from: &reader)
    mark = reader.bytes(Authentication.codeSize)
    contentsNonce = reader.bytes(AuthenticatedCipher.nonceSize)
    let size = reader.number(8) ?? 0
    contents = reader.bytes(size + AuthenticatedCipher.tagSize)
  }

  /// The space of a vault, from the file's first `spaceEnd` bytes or more: what must be known to read a pattern. Nothing
  /// else of the file is checked.
  ///
  /// - Throws: `VaultError.notAVault`, `.unknownVersion`, `.truncated`, `.malformed`.
  static func space(ofFileBeginningWith bytes: [UInt8]) throws(VaultError) -> PatternSpace {
    var reader = try readVersion(of: bytes)
    guard bytes.count >= spaceEnd else { throw .truncated(expectedSize: smallestSize, size: bytes.count) }
    return try readSpace(from: &reader)
  }

  /// A reader that stands behind the version.
  private static func readVersion(of bytes: [UInt8]) throws(VaultError) -> ByteReader {
    var reader = ByteReader(bytes[...])
    guard bytes.starts(with: magic.prefix(bytes.count)) else { throw .notAVault }
    guard bytes.count >= magic.count + 2 else { throw .truncated(expectedSize: smallestSize, size: bytes.count) }
    _ = reader.bytes(magic.count)
    let version = reader.number(2) ?? 0
    guard version == Self.version else { throw .unknownVersion(version) }
    return reader
  }

  private static func checkSize(and bytes: [UInt8]) throws(VaultError) {
    guard bytes.count >= smallestSize else { throw .truncated(expectedSize: smallestSize, size: bytes.count) }
    var sizeReader = ByteReader(bytes[228...])
    guard let size = sizeReader.number(8), size <= AuthenticatedCipher.maximumSize else { throw .damaged }
    guard bytes.count >= smallestSize + size else {
      throw .truncated(expectedSize: smallestSize + size, size: bytes.count)
    }
    guard bytes.count == smallestSize + size else { throw .damaged }
    let body = Array(bytes.dropLast(Authentication.codeSize))
    guard bytes.suffix(Authentication.codeSize).elementsEqual(SHA256.digest(of: body)) else { throw .damaged }
  }

  private static func readSpace(from reader: inout ByteReader) throws(VaultError) -> PatternSpace {
    let numbers = reader.bytes(5).map { Int($0) }
    guard let grid = try? Grid(rows: numbers[0], columns: numbers[1]) else { throw .malformed(field: "grid") }
    guard numbers[2] < DrawingRule.storedOrder.count else { throw .malformed(field: "drawing rule") }
    guard
      let space = try? PatternSpace(
        grid: grid, rule: .storedOrder[numbers[2]], minimumLength: numbers[3], maximumLength: numbers[4])
    else { throw .malformed(field: "lengths") }
    return space
  }

  private static func readPatternSlot(from reader: inout ByteReader) throws(VaultError) -> PatternSlot? {
    let code = reader.number(1)
    let filler = reader.number(3)
    let costs = [reader.number(4) ?? 0, reader.number(4) ?? 0, reader.number(4) ?? 0]
    let salt = reader.bytes(KeyDerivation.saltSize)
    let wrapped = WrappedKey(from: &reader)
    guard filler == 0 else { throw .malformed(field: "derivation") }
    let derivation: KeyDerivation?
    switch code {
    case 0:
      guard costs.allSatisfy({ $0 == 0 }), (salt + wrapped.nonce + wrapped.key).allSatisfy({ $0 == 0 }) else {
        throw .malformed(field: "pattern slot")
      }
      return nil
    case 1 where costs[1] == 0 && costs[2] == 0:
      derivation = try? .unsafe(.pbkdf2HMACSHA256(iterations: costs[0]))
    case 2: derivation = try? .unsafe(.scrypt(n: 1 << costs[0], r: costs[1], p: costs[2]))
    default: derivation = nil
    }
    guard let derivation else { throw .malformed(field: "derivation") }
    return PatternSlot(derivation: derivation, salt: salt, wrapped: wrapped)
  }
}

extension VaultFile.WrappedKey {
  fileprivate init(from reader: inout ByteReader) {
    self.init(
      nonce: reader.bytes(AuthenticatedCipher.nonceSize), key: reader.bytes(VaultFile.wrappedKeySize))
  }
}
