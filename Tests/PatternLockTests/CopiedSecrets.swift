import PatternLock

// Expectations hold only what can be copied: these make arrays of secrets, which no program should.

extension SecretBytes {
  borrowing func copied() -> [UInt8] { withSpan { bytes in bytes.indices.map { bytes[$0] } } }
}

/// What AES-256-GCM opens, or nil.
func opened(_ sealed: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ additional: [UInt8]) throws -> [UInt8]? {
  try AuthenticatedCipher.open(
    sealed.span, with: SecretBytes(copying: key.span), nonce: nonce.span, authenticating: additional.span)?.copied()
}

func derived(_ derivation: KeyDerivation, from secret: String, salt: [UInt8], count: Int = 32) throws -> [UInt8] {
  let secret = Array(secret.utf8)
  return try derivation.derive(from: secret.span, salt: salt.span, count: count).copied()
}
