import PatternGrid

/// Why a vault does not open. Only the last three depend on the pattern or the login key; all others
/// are known without them, so they tell nothing of them.
public enum VaultError: Error, Equatable, CustomStringConvertible {
  /// The file does not begin as a vault does.
  case notAVault
  /// The file is a vault of a version that this program does not know.
  case unknownVersion(Int)
  /// The file is shorter than it says.
  case truncated(expectedSize: Int, size: Int)
  /// The checksum does not hold or bytes follow it: a damaged copy, or a change by someone who did not repair it.
  case damaged
  /// A field holds what this program never writes, under a right checksum.
  case malformed(field: String)
  /// Salt, costs or wrapped keys are not the ones that this device wrote: another device's vault, or a forger's.
  case foreignSalt
  /// There is no pattern: it was dropped by a full login.
  case patternDropped
  /// The new pattern is none of the vault's space, so nobody could draw it there.
  case patternOutsideSpace(PatternError)
  case contentsTooLarge(size: Int, limit: Int)
  case crypto(CryptoError)
  /// The pattern does not open the data key. (Or the key slot was forged by someone who has the device key.)
  case wrongPattern
  case wrongLoginKey
  /// The pattern or login key was right, but the contents are not the ones that were sealed.
  case tampered

  public var description: String {
    switch self {
    case .notAVault: "this is not a vault"
    case .unknownVersion(let version): "the vault has version \(version), which this program does not know"
    case .truncated(let expectedSize, let size): "the vault is cut off: \(size) bytes of \(expectedSize)"
    case .damaged: "the vault is damaged: its checksum does not hold"
    case .malformed(let field): "the vault's field '\(field)' holds no possible value"
    case .foreignSalt: "the vault's salt and keys were not written by this device"
    case .patternDropped: "the vault has no pattern: draw a new one after a full login"
    case .patternOutsideSpace(let error): "the vault does not take this pattern: \(error.reason())"
    case .contentsTooLarge(let size, let limit): "a vault holds at most \(limit) bytes, not \(size)"
    case .crypto(let error): error.description
    case .wrongPattern: "wrong pattern"
    case .wrongLoginKey: "the login key is not this vault's"
    case .tampered: "the vault's contents were tampered with"
    }
  }
}
