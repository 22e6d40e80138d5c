/// A random key that stays on the device: it seals the attempt counter and marks the vaults written here.
///
/// It takes no part in the key of the contents, so a vault without it can still be guessed at (`VaultAudit`).
public struct DeviceKey: ~Copyable {
  public static let size = 32

  /// To be kept by an `AttemptStore`, and nowhere else.
  public let bytes: SecretBytes

  public static func random() throws(CryptoError) -> DeviceKey { DeviceKey(try SecretBytes(randomCount: size)) }

  /// The key that `bytes` are, or nil for a wrong size.
  public init?(stored bytes: consuming SecretBytes) {
    guard bytes.count == Self.size else { return nil }
    self.init(bytes)
  }

  private init(_ bytes: consuming SecretBytes) { self.bytes = bytes }

  /// What one key is used for; each use has a key of its own, HMAC-SHA256(device key, label).
  enum Use: String {
    case vaultMark = "patternlock vault mark 1"
    case attemptCounter = "patternlock attempt counter 1"
    case repeatedPatterns = "patternlock repeated patterns 1"
  }

  borrowing func key(for use: Use) throws(CryptoError) -> SecretBytes {
    try Authentication.code(of: Array(use.rawValue.utf8).span, key: bytes)
  }
}
