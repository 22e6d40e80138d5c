import CLibCrypto

/// SHA-256 (FIPS 180-4) of bytes that come in pieces, by libcrypto.
package final class SHA256 {
  /// Bytes in a digest.
  package static let byteCount = 32

  private let context: OpaquePointer

  package init() {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      preconditionFailure("libcrypto has no SHA-256")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes after those that came before.
  package func update(_ bytes: UnsafeRawBufferPointer) {
    guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else {
      preconditionFailure("SHA-256 failed")
    }
  }

  /// The digest of all bytes so far: 32 bytes. No more bytes can follow.
  package func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Self.byteCount)
    guard EVP_DigestFinal_ex(context, &digest, nil) == 1 else { preconditionFailure("SHA-256 failed") }
    return digest
  }

  /// The digest of some bytes: 32 bytes.
  package static func digest(of bytes: Span<UInt8>) -> [UInt8] {
    let hash = SHA256()
    bytes.withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }

  /// The digest of some bytes: 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] { digest(of: bytes.span) }

  /// The digest of some bytes in 64 hexadecimal digits.
  package static func text(of bytes: [UInt8]) -> String { HexadecimalText.text(digest(of: bytes)) }
}
