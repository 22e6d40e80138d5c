import CLibCrypto

/// Fingerprints of bytes: with a key against forgers, without one against accidents.
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

  /// SHA-256.
  static func digest(of message: Span<UInt8>) throws(CryptoError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: codeSize)
    let succeeded = message.withUnsafeBytes {
      EVP_Digest($0.baseAddress, $0.count, &digest, nil, EVP_sha256(), nil) == 1
    }
    guard succeeded else { throw CryptoError("SHA-256") }
    return digest
  }
}
