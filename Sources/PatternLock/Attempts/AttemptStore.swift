/// What a lock keeps beside its vault.
public enum StoredItem: String, CaseIterable, Sendable {
  /// The key of this device, in the clear.
  case deviceKey = "device-key"
  /// The attempt counter, sealed under the device key.
  case counter = "attempts"
}

/// Where a lock keeps its device key and its attempt counter. The lock calls it while it holds the vault's directory, so
/// no two calls meet.
public protocol AttemptStore {
  /// The item, or nil where it was never written or was removed.
  func read(_ item: StoredItem) throws(LockFileError) -> SecretBytes?
  /// Puts the item in place of the old one. When it returns, a loss of power does not bring the old one back.
  func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(LockFileError)
  /// Removes the item; one that is not there is no error.
  func remove(_ item: StoredItem) throws(LockFileError)
}

/// Keeps nothing beyond the process: for trying things out. A new process finds the counter missing, hence the vault
/// locked.
public final class MemoryAttemptStore: AttemptStore {
  private var items: [StoredItem: [UInt8]] = [:]

  public init() {}

  public func read(_ item: StoredItem) -> SecretBytes? { items[item].map { SecretBytes(copying: $0.span) } }
  public func write(_ item: StoredItem, _ bytes: Span<UInt8>) { items[item] = bytes.indices.map { bytes[$0] } }
  public func remove(_ item: StoredItem) { items[item] = nil }
}
