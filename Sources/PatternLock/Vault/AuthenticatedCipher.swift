import CLibCrypto

/// AES-256 in Galois/Counter Mode (NIST SP 800-38D) with nonces of 12 bytes and tags of 16.
///
/// A nonce must never be used twice with one key. Text of up to `maximumSize` bytes.
package enum AuthenticatedCipher {
  package static let nonceSize = 12
  package static let tagSize = 16
  /// One GiB: well below the mode's own limit of 64 GiB, and a length that libcrypto takes in one call.
  package static let maximumSize = 1 << 30

  /// The text enciphered, then the tag. Cost: linear.
  ///
  /// - Precondition: key 32 bytes, nonce 12, text and additional data at most `maximumSize`.
  package static func seal(
    _ text: Span<UInt8>, with key: borrowing SecretBytes, nonce: Span<UInt8>, authenticating additional: Span<UInt8>
  ) throws(CryptoError) -> [UInt8] {
    precondition(key.count == 32 && nonce.count == nonceSize && max(text.count, additional.count) <= maximumSize)
    var sealed = [UInt8](repeating: 0, count: text.count + tagSize)
    let succeeded = sealed.withUnsafeMutableBufferPointer { output in
      withPointers(key, nonce, additional, text) { context, key, nonce, additional, text in
        var count: Int32 = 0
        return EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
          && (additional.isEmpty
            || EVP_EncryptUpdate(context, nil, &count, additional.baseAddress, Int32(additional.count)) == 1)
          && (text.isEmpty
            || EVP_EncryptUpdate(context, output.baseAddress, &count, text.baseAddress, Int32(text.count)) == 1)
          && EVP_EncryptFinal_ex(context, output.baseAddress, &count) == 1
          && EVP_CIPHER_CTX_ctrl(
            context, EVP_CTRL_AEAD_GET_TAG, Int32(tagSize), output.baseAddress.map { $0 + text.count }) == 1
      }
    }
    guard succeeded else { throw CryptoError("sealing") }
    return sealed
  }

  /// The text of `seal`, or nil where key, nonce, additional data, text or tag is not the one it was sealed with: which
  /// of them is not to be known. libcrypto compares the tag in constant time. Nothing of a wrong text is handed out.
  ///
  /// - Precondition: key 32 bytes, nonce 12.
  package static func open(
    _ sealed: Span<UInt8>, with key: borrowing SecretBytes, nonce: Span<UInt8>, authenticating additional: Span<UInt8>
  ) throws(CryptoError) -> SecretBytes? {
    precondition(key.count == 32 && nonce.count == nonceSize)
    guard (tagSize...maximumSize + tagSize).contains(sealed.count) else { return nil }
    let textSize = sealed.count - tagSize
    var isAuthentic = false
    let text = try SecretBytes(count: textSize) { (memory) throws(CryptoError) in
      let output = memory.bindMemory(to: UInt8.self).baseAddress
      let succeeded = withPointers(key, nonce, additional, sealed) { context, key, nonce, additional, sealed in
        var count: Int32 = 0
        let tag = UnsafeMutablePointer(mutating: sealed.baseAddress! + textSize)
        guard EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1,
          additional.isEmpty
            || EVP_DecryptUpdate(context, nil, &count, additional.baseAddress, Int32(additional.count)) == 1,
          textSize == 0 || EVP_DecryptUpdate(context, output, &count, sealed.baseAddress, Int32(textSize)) == 1,
          EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagSize), tag) == 1
        else { return false }
        isAuthentic = EVP_DecryptFinal_ex(context, output, &count) == 1
        return true
      }
      guard succeeded else { throw CryptoError("opening") }
    }
    guard isAuthentic else { return nil }
    return text
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Lends everything as pointers, with a cipher context that is wiped and freed afterwards.
  private static func withPointers(
    _ key: borrowing SecretBytes, _ nonce: Span<UInt8>, _ additional: Span<UInt8>, _ input: Span<UInt8>,
    _ body: (OpaquePointer, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, Bytes, Bytes) -> Bool
  ) -> Bool {
    guard let context = EVP_CIPHER_CTX_new() else { return false }
    defer { EVP_CIPHER_CTX_free(context) }
    return key.withSpan { key in
      key.withUnsafeBufferPointer { key in
        nonce.withUnsafeBufferPointer { nonce in
          additional.withUnsafeBufferPointer { additional in
            input.withUnsafeBufferPointer { input in
              body(context, key.baseAddress, nonce.baseAddress, additional, input)
            }
          }
        }
      }
    }
  }
}
