import CLibCrypto

/// Message authentication: a code that only the owner of the key can make.
enum Authentication {
  static let codeSize = 32

  /// HMAC-SHA256 (RFC 2104).
  static func code(of message: Span<UInt8>, key: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
    try SecretBytes(count: codeSize) { (code) throws(CryptoError) in
      let output = code.bindMemory(to: UInt8.self).baseAddress
      let succeeded = key.withSpan { key in
        key.withUnsafeBytes { key in
          message.withUnsafeBufferPointer { message in
            HMAC(EVP_sha256(), key.baseAddress, Int32(key.count), message.baseAddress, message.count, output, nil)
              != nil
          }
        }
      }
      guard succeeded else { throw CryptoError("HMAC-SHA256") }
    }
  }
}
