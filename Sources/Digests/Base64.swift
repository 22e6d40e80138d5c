import CLibCrypto

/// Bytes in base64 (RFC 4648, with padding), by libcrypto.
///
/// - Precondition: there are fewer than 2^30.
package func base64(_ bytes: [UInt8]) -> String {
  // Every three bytes begun become four characters; libcrypto writes a zero after them.
  var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
  EVP_EncodeBlock(&text, bytes, Int32(bytes.count))
  return String(decoding: text.dropLast(), as: UTF8.self)
}
