/// Keeps the device key and the counter as files of mode 0600 in the vault's directory.
///
/// What this protects against: someone who guesses at the program, kills it, sets the clock, deletes or edits the
/// counter, or brings another device's vault.
/// What it cannot protect against: someone who reads or writes the directory as its owner or as root. They may put an
/// older counter back, seal a new one with the key that lies beside it, or copy the vault and guess elsewhere. Only
/// hardware that counts for itself prevents that.
public struct FileAttemptStore: AttemptStore {
  /// Far above what either item is.
  private static let sizeLimit = 4096

  private let directory: LockDirectory.Held

  init(_ directory: LockDirectory.Held) { self.directory = directory }

  public func read(_ item: StoredItem) throws(LockFileError) -> SecretBytes? {
    try directory.contents(of: item.rawValue, limit: Self.sizeLimit)
  }

  public func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(LockFileError) {
    try directory.replace(item.rawValue, with: bytes)
  }

  public func remove(_ item: StoredItem) throws(LockFileError) { try directory.remove(item.rawValue) }
}
