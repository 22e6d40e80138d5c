import CLibCrypto
import ReportWriting

/// The SHA-256 of bytes as they come, by libcrypto.
final class Checksum {
  private let context: OpaquePointer

  init() {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      fatalError("libcrypto has no SHA-256")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else { fatalError("SHA-256 failed") }
  }

  /// The checksum of all bytes so far, in hexadecimal digits. No more bytes can follow.
  func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    guard EVP_DigestFinal_ex(context, &digest, nil) == 1 else { fatalError("SHA-256 failed") }
    return HexadecimalText.text(digest)
  }
}

extension Checksum {
  /// The SHA-256 of some bytes in hexadecimal digits.
  @Sendable static func text(of bytes: [UInt8]) -> String { HexadecimalText.text(sha256(bytes)) }
}

/// The SHA-256 of some bytes: 32 bytes.
@Sendable func sha256(_ bytes: [UInt8]) -> [UInt8] {
  var digest = [UInt8](repeating: 0, count: 32)
  guard EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 else { fatalError("SHA-256 failed") }
  return digest
}
