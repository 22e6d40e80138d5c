/// The files of a lock while its directory is held: the vault, and the store's items. Errors are those of the steps;
/// `VaultLock.whileHeld` makes `LockError`s of them.
struct LockTransaction {
  let directory: LockDirectory.Held
  let store: any AttemptStore

  private static let vaultSizeLimit = VaultFile.smallestSize + AuthenticatedCipher.maximumSize

  init(directory: LockDirectory.Held, store: any AttemptStore) {
    self.directory = directory
    self.store = store
    for name in [VaultLock.vaultName] + StoredItem.allCases.map(\.rawValue) { directory.removeLeftover(of: name) }
  }

  /// - Throws: `LockError.notEnrolled` where there is no vault.
  func vault() throws -> Vault {
    guard let bytes = try vaultBytes() else { throw LockError.notEnrolled }
    return try Vault(bytes: bytes)
  }

  func vaultBytes() throws -> [UInt8]? {
    try directory.contents(of: VaultLock.vaultName, limit: Self.vaultSizeLimit)?.copied()
  }

  func write(_ vault: Vault) throws {
    // The bytes have a name, here and below: Swift 6.3 fails to compile the span of a call's result as an argument.
    let bytes = try vault.bytes()
    try directory.replace(VaultLock.vaultName, with: bytes.span)
  }

  /// Nil where it is missing or no key.
  func deviceKey() throws -> DeviceKey? {
    guard let bytes = try store.read(.deviceKey) else { return nil }
    return DeviceKey(stored: bytes)
  }

  func deviceKeyMadeIfMissing() throws -> DeviceKey {
    guard let key = try deviceKey() else { return try makeDeviceKey() }
    return key
  }

  func makeDeviceKey() throws -> DeviceKey {
    let key = try DeviceKey.random()
    try key.bytes.withSpan { bytes in try store.write(.deviceKey, bytes) }
    return key
  }

  /// - Throws: `LockError.locked` where it is missing, or not this vault's.
  func counter(of vault: Vault, _ deviceKey: borrowing DeviceKey) throws -> AttemptCounter {
    guard let stored = try store.read(.counter)?.copied() else { throw LockError.locked(.counterMissing) }
    guard let counter = try AttemptCounter(sealed: stored.span, deviceKey: deviceKey),
      counter.vaultIdentifier == vault.identifier
    else { throw LockError.locked(.counterForged) }
    return counter
  }

  func write(_ counter: AttemptCounter, _ deviceKey: borrowing DeviceKey) throws {
    let bytes = try counter.sealed(under: deviceKey)
    try store.write(.counter, bytes.span)
  }

  func destroy() throws {
    try directory.overwriteAndRemove(VaultLock.vaultName, count: VaultFile.markedSize)
    for item in StoredItem.allCases { try store.remove(item) }
  }
}

extension SecretBytes {
  /// A copy of bytes that are no secret, such as a sealed file's.
  fileprivate borrowing func copied() -> [UInt8] { withSpan { bytes in bytes.indices.map { bytes[$0] } } }
}
