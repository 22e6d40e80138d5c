import PatternGrid

/// A vault in a directory, with its attempts counted. Each function is one whole transaction: no other process or thread
/// comes between.
///
/// An attempt in order: the pattern's key is derived, the failure is counted and flushed to the disk, and only then is
/// the key tried; success takes the failure back. So a kill at any instant may cost an attempt and never gains one, and
/// where the counter cannot be written (disk full, read-only) there is no verdict. A success that cannot be written down
/// is not handed out either.
public struct VaultLock {
  /// The vault's file in the directory.
  public static let vaultName = "vault"

  private let directory: LockDirectory
  private let store: (any AttemptStore)?
  private let clock: LockClock

  /// - Parameters:
  ///   - path: a directory of this lock's own.
  ///   - store: where device key and counter are kept; nil for files in the directory (`FileAttemptStore`).
  public init(directory path: String, store: (any AttemptStore)? = nil, clock: LockClock = .system) {
    directory = LockDirectory(path: path)
    self.store = store
    self.clock = clock
  }

  /// Makes the directory and the vault. Killed half-way, there is no vault and this may be called again.
  ///
  /// - Returns: the login key, to be deposited where a full login with credentials hands it out. It is kept nowhere else:
  ///   without it a locked vault stays locked.
  /// - Throws: `LockError`: `.notAPattern`, `.enrolment`, `.alreadyEnrolled`, `.vault`, `.file`.
  public func enrol(
    _ pattern: Pattern, protecting contents: Span<UInt8>, in space: PatternSpace = .android3x3,
    derivation: KeyDerivation = .standard, attempts: AttemptPolicy = .standard, enrolment: EnrolmentPolicy = .none
  ) throws(LockError) -> LoginKey {
    try check(pattern, in: space)
    if let refusal = enrolment.refusal(of: pattern) { throw .enrolment(refusal) }
    try translating(LockError.file) { () throws(FileError) in try directory.makeIfMissing() }
    return try whileHeld { (room) throws(LockError) in
      guard try room.vaultBytes() == nil else { throw .alreadyEnrolled }
      let loginKey = try translating(LockError.crypto) { () throws(CryptoError) in try LoginKey.random() }
      let deviceKey = try room.makeDeviceKey()
      let vault = try translating(LockError.vault) { () throws(VaultError) in
        try Vault.seal(
          contents, with: pattern, in: space, derivation: derivation, loginKey: loginKey, deviceKey: deviceKey)
      }
      try room.write(
        AttemptCounter(vaultIdentifier: vault.identifier, policy: attempts, at: clock.now()), deviceKey)
      try room.write(vault)
      return loginKey
    }
  }

  /// The contents. One attempt. Cost: one derivation.
  ///
  /// - Throws: `LockError`. Only `.refused` with `counted` uses an attempt up; `.vault(.tampered)` comes after a right
  ///   pattern.
  public func unlock(_ pattern: Pattern) throws(LockError) -> SecretBytes {
    try whileHeld { (room) throws(LockError) in
      let opened = try attempt(pattern, room)
      return try translating(LockError.vault) { () throws(VaultError) in
        try opened.vault.openContents(with: opened.dataKey)
      }
    }
  }

  /// Puts a new pattern in place of the old one; the contents stay as they are, byte for byte. One attempt with the old
  /// one. Cost: two derivations.
  ///
  /// - Parameter derivation: nil keeps the vault's.
  /// - Throws: as `unlock`, and `.enrolment` where the new pattern is refused: then the old one still opens.
  public func change(
    from old: Pattern, to new: Pattern, derivation: KeyDerivation? = nil, enrolment: EnrolmentPolicy = .none
  ) throws(LockError) {
    try whileHeld { (room) throws(LockError) in
      let space = try room.vault().space
      try check(new, in: space)
      let opened = try attempt(old, room)
      if let refusal = enrolment.refusal(of: new, replacing: old) { throw .enrolment(refusal) }
      try room.write(
        try translating(LockError.vault) { () throws(VaultError) in
          try opened.vault.settingPattern(
            new, opened.dataKey, derivation: derivation ?? opened.vault.derivation ?? .standard,
            deviceKey: opened.deviceKey)
        })
    }
  }

  /// Drops the old pattern and resets the counter after a full login with credentials, whatever state the lock is in.
  /// The counter's policy stays, or becomes the standard one where the counter was lost.
  ///
  /// - Parameter credentials: does the login and returns the login key, or nil where it was refused. It may take its
  ///   time: the directory is not held meanwhile.
  /// - Returns: a session that sets the new pattern; `LoginSession.warning` is what to show first.
  /// - Throws: `LockError`: `.loginRefused`, `.vault(.wrongLoginKey)`, `.notEnrolled`, `.vault`, `.file`.
  public func login(_ credentials: () -> LoginKey?) throws(LockError) -> LoginSession {
    guard let loginKey = credentials() else { throw .loginRefused }
    return try whileHeld { (room) throws(LockError) in
      let vault = try room.vault()
      let dataKey = try translating(LockError.vault) { () throws(VaultError) in try vault.unwrapDataKey(loginKey) }
      let deviceKey = try room.deviceKeyMadeIfMissing()
      let policy = (try? room.counter(of: vault, deviceKey))?.policy ?? .standard
      let dropped = try translating(LockError.crypto) { () throws(CryptoError) in
        try vault.droppingPattern(deviceKey: deviceKey)
      }
      try room.write(dropped)
      try room.write(
        AttemptCounter(vaultIdentifier: vault.identifier, policy: policy, at: clock.now()), deviceKey)
      return LoginSession(lock: self, identifier: vault.identifier, dataKey: dataKey)
    }
  }

  /// How the lock stands. Writes nothing, uses no attempt, derives no key.
  public func status() throws(LockError) -> LockStatus {
    try whileHeld { (room) throws(LockError) in
      let vault = try room.vault()
      func status(_ state: LockStatus.State, _ counter: AttemptCounter? = nil) -> LockStatus {
        LockStatus(
          state: state, space: vault.space, derivation: vault.derivation, contentsSize: vault.contentsSize,
          failures: counter?.failures, policy: counter?.policy)
      }
      guard let deviceKey = try room.deviceKey() else { return status(.locked(.deviceKeyMissing)) }
      try translating(LockError.vault) { () throws(VaultError) in try vault.checkMark(deviceKey) }
      let counter: AttemptCounter
      do throws(LockError) { counter = try room.counter(of: vault, deviceKey) } catch {
        guard case .locked(let reason) = error else { throw error }
        return status(.locked(reason))
      }
      if vault.derivation == nil { return status(.patternDropped, counter) }
      if counter.isLocked { return status(.locked(.tooManyFailures), counter) }
      let seconds = counter.secondsToWait(at: clock.now())
      return status(seconds > 0 ? .waiting(seconds: seconds) : .ready, counter)
    }
  }

  /// The vault as it lies in the directory, for `VaultAudit`.
  public func vault() throws(LockError) -> Vault { try whileHeld { (room) throws(LockError) in try room.vault() } }

  /// Makes the contents unreadable: overwrites the wrapped keys with zeros, then removes vault, counter and device key.
  /// Needs no pattern, as removing files needs none. A copy of the vault made before still opens with its pattern.
  public func destroy() throws(LockError) {
    try whileHeld { (room) throws(LockError) in try room.destroy() }
  }

  // MARK: The steps

  /// What a right pattern gives.
  private struct Opened: ~Copyable {
    let vault: Vault
    let deviceKey: DeviceKey
    let dataKey: SecretBytes
  }

  private func attempt(_ pattern: Pattern, _ room: LockTransaction) throws(LockError) -> Opened {
    let vault = try room.vault()
    try check(pattern, in: vault.space)
    guard let deviceKey = try room.deviceKey() else { throw .locked(.deviceKeyMissing) }
    try translating(LockError.vault) { () throws(VaultError) in try vault.checkMark(deviceKey) }
    var counter = try room.counter(of: vault, deviceKey)
    try admit(&counter, deviceKey, room)

    let patternKey = try translating(LockError.vault) { () throws(VaultError) in
      try vault.derivePatternKey(from: pattern)
    }
    let mark = try translating(LockError.crypto) { () throws(CryptoError) in
      try AttemptCounter.mark(of: patternKey, deviceKey: deviceKey)
    }
    if counter.remembers(mark) { throw .refused(attemptsLeft: counter.attemptsLeft, counted: false) }

    // Written before the verdict is known, so that no kill can hide an attempt.
    counter.countFailure(at: clock.now())
    try room.write(counter, deviceKey)
    let dataKey: SecretBytes
    do { dataKey = try vault.unwrapDataKey(patternKey) } catch {
      guard error == .wrongPattern else { throw .vault(error) }
      if !counter.policy.countsRepeats {
        counter.remember(mark)
        try room.write(counter, deviceKey)
      }
      throw .refused(attemptsLeft: counter.attemptsLeft, counted: true)
    }
    counter.reset()
    try room.write(counter, deviceKey)
    return Opened(vault: vault, deviceKey: deviceKey, dataKey: dataKey)
  }

  /// Refuses an attempt that may not be made now.
  private func admit(
    _ counter: inout AttemptCounter, _ deviceKey: borrowing DeviceKey, _ room: LockTransaction
  ) throws(LockError) {
    guard !counter.isLocked else { throw .locked(.tooManyFailures) }
    let reading = clock.now()
    let seconds = counter.secondsToWait(at: reading)
    guard seconds > 0 else { return }
    if counter.isOfAnotherOrigin(than: reading) {
      counter.restartWait(at: reading)
      try room.write(counter, deviceKey)
    }
    throw .waiting(seconds: seconds)
  }

  private func check(_ pattern: Pattern, in space: PatternSpace) throws(LockError) {
    do { _ = try Pattern(pattern.dots, in: space) } catch { throw .notAPattern(error) }
  }

  func whileHeld<R: ~Copyable>(_ body: (LockTransaction) throws(LockError) -> R) throws(LockError) -> R {
    try directory.whileHeld { (held) throws(LockError) in
      try body(LockTransaction(directory: held, store: store ?? FileAttemptStore(held)))
    } failing: { error in
      error.isMissing ? .notEnrolled : .file(error)
    }
  }
}
