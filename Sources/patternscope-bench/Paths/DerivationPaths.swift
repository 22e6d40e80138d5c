import CLibCrypto
import PatternLock

extension HotPath {
  /// Patterns become keys.
  static let ofDerivation = [
    HotPath("pbkdf2", "derive a key by PBKDF2-HMAC-SHA256, 100,000 iterations", unit: "iterations") {
      let iterations = 100_000
      let secret = Array("01258".utf8)
      let salt = [UInt8](repeating: 0x5A, count: KeyDerivation.saltSize)
      let derivation = try KeyDerivation.unsafe(.pbkdf2HMACSHA256(iterations: iterations))
      return TwoWays(
        operations: iterations,
        library: {
          let key = try derivation.derive(from: secret.span, salt: salt.span)
          return key.withSpan { bytes in bytes.indices.map { bytes[$0] } }
        },
        plain: { firstBlockOfPBKDF2(secret, salt, iterations: iterations) })
    }
  ]
}

/// RFC 8018, 5.2, as it stands there, for the first 32 bytes: each hash by a call of its own.
private func firstBlockOfPBKDF2(_ secret: [UInt8], _ salt: [UInt8], iterations: Int) -> [UInt8] {
  var hash = authenticationCode(secret, salt + [0, 0, 0, 1])
  var block = hash
  for _ in 1..<iterations {
    hash = authenticationCode(secret, hash)
    for place in block.indices { block[place] ^= hash[place] }
  }
  return block
}

/// HMAC-SHA-256.
private func authenticationCode(_ key: [UInt8], _ message: [UInt8]) -> [UInt8] {
  var code = [UInt8](repeating: 0, count: 32)
  var size: UInt32 = 0
  HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &code, &size)
  return code
}
