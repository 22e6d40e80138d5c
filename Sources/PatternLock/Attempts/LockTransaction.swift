/// The files of a lock while its directory is held: the vault, and the store's items.
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
  func vault() throws(LockError) -> Vault {
    guard let bytes = try vaultBytes() else { throw .notEnrolled }
    return try translating(LockError.vault) { () throws(VaultError) in try Vault(bytes: bytes) }
  }

  func vaultBytes() throws(LockError) -> [UInt8]? {
    try translating(LockError.file) { () throws(FileError) in
      try directory.contents(of: VaultLock.vaultName, limit: Self.vaultSizeLimit)?.copied()
    }
  }

  func write(_ vault: Vault) throws(LockError) {
    let bytes = try translating(LockError.crypto) { () throws(CryptoError) in try vault.bytes() }
    try translating(LockError.file) { () throws(FileError) in
      try directory.replace(VaultLock.vaultName, with: bytes.span)
    }
  }

  /// Nil where it is missing or no key.
  func deviceKey() throws(LockError) -> DeviceKey? {
    try translating(LockError.file) { () throws(FileError) in
      guard let bytes = try store.read(.deviceKey) else { return nil }
      return DeviceKey(stored: bytes)
    }
  }

  func deviceKeyMadeIfMissing() throws(LockError) -> DeviceKey {
    guard let key = try deviceKey() else { return try makeDeviceKey() }
    return key
  }

  func makeDeviceKey() throws(LockError) -> DeviceKey {
    let key = try translating(LockError.crypto) { () throws(CryptoError) in try DeviceKey.random() }
    try translating(LockError.file) { () throws(FileError) in
      try key.bytes.withSpan { (bytes) throws(FileError) in try store.write(.deviceKey, bytes) }
    }
    return key
  }

  /// - Throws: `LockError.locked` where it is missing, or not this vault's.
  func counter(of vault: Vault, _ deviceKey: borrowing DeviceKey) throws(LockError) -> AttemptCounter {
    let stored = try translating(LockError.file) { () throws(FileError) in try store.read(.counter)?.copied() }
    guard let stored else { throw .locked(.counterMissing) }
    let counter = try translating(LockError.crypto) { () throws(CryptoError) in
      try AttemptCounter(sealed: stored.span, deviceKey: deviceKey)
    }
    guard let counter, counter.vaultIdentifier == vault.identifier else { throw .locked(.counterForged) }
    return counter
  }

  func write(_ counter: AttemptCounter, _ deviceKey: borrowing DeviceKey) throws(LockError) {
    let sealed = try translating(LockError.crypto) { () throws(CryptoError) in try counter.sealed(under: deviceKey) }
    try translating(LockError.file) { () throws(FileError) in try store.write(.counter, sealed.span) }
  }

  func destroy() throws(LockError) {
    try translating(LockError.file) { () throws(FileError) in
      try directory.overwriteAndRemove(VaultLock.vaultName, count: VaultFile.markedSize)
      for item in StoredItem.allCases { try store.remove(item) }
    }
  }
}

extension SecretBytes {
  /// A copy of bytes that are no secret, such as a sealed file's.
  fileprivate borrowing func copied() -> [UInt8] { withSpan { bytes in bytes.indices.map { bytes[$0] } } }
}
