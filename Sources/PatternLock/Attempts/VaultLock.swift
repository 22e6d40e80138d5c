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
    do { try directory.makeIfMissing() } catch { throw .file(error) }
    return try whileHeld { files in
      guard try files.vaultBytes() == nil else { throw LockError.alreadyEnrolled }
      let loginKey = try LoginKey.random()
      let deviceKey = try files.makeDeviceKey()
      let vault = try Vault.seal(
        contents, with: pattern, in: space, derivation: derivation, loginKey: loginKey, deviceKey: deviceKey)
      try files.write(
        AttemptCounter(vaultIdentifier: vault.identifier, policy: attempts, at: clock.now()), deviceKey)
      try files.write(vault)
      return loginKey
    }
  }

  /// The contents. One attempt. Cost: one derivation.
  ///
  /// - Throws: `LockError`. Only `.refused` with `counted` uses an attempt up; `.vault(.tampered)` comes after a right
  ///   pattern.
  public func unlock(_ pattern: Pattern) throws(LockError) -> SecretBytes {
    try whileHeld { files in
      let opened = try attempt(pattern, files)
      return try opened.vault.openContents(with: opened.dataKey)
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
    try whileHeld { files in
      let space = try files.vault().space
      try check(new, in: space)
      let opened = try attempt(old, files)
      if let refusal = enrolment.refusal(of: new, replacing: old) { throw LockError.enrolment(refusal) }
      try files.write(
        try opened.vault.settingPattern(
          new, opened.dataKey, derivation: derivation ?? opened.vault.derivation ?? .standard,
          deviceKey: opened.deviceKey))
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
    return try whileHeld { files in
      let vault = try files.vault()
      let dataKey = try vault.unwrapDataKey(loginKey)
      let deviceKey = try files.deviceKeyMadeIfMissing()
      let policy = (try? files.counter(of: vault, deviceKey))?.policy ?? .standard
      let dropped = try vault.droppingPattern(deviceKey: deviceKey)
      try files.write(dropped)
      try files.write(
        AttemptCounter(vaultIdentifier: vault.identifier, policy: policy, at: clock.now()), deviceKey)
      return LoginSession(lock: self, identifier: vault.identifier, dataKey: dataKey)
    }
  }

  /// The space that the vault's pattern is one of: all that must be known to read a pattern. Reads the vault's first
  /// bytes, without a transaction: the file is only ever replaced as a whole.
  ///
  /// - Throws: `LockError`: `.notEnrolled`, `.vault` where these bytes are not a vault's, `.file`.
  public func space() throws(LockError) -> PatternSpace {
    do {
      guard let bytes = try directory.beginning(of: Self.vaultName, count: VaultFile.spaceEnd) else {
        throw LockError.notEnrolled
      }
      return try VaultFile.space(ofFileBeginningWith: bytes)
    } catch { throw LockError(error) }
  }

  /// How the lock stands. Writes nothing, uses no attempt, derives no key.
  public func status() throws(LockError) -> LockStatus {
    try whileHeld { files in
      let vault = try files.vault()
      func status(_ state: LockStatus.State, _ counter: AttemptCounter? = nil) -> LockStatus {
        LockStatus(
          state: state, space: vault.space, derivation: vault.derivation, contentsSize: vault.contentsSize,
          failures: counter?.failures, policy: counter?.policy)
      }
      guard let deviceKey = try files.deviceKey() else { return status(.locked(.deviceKeyMissing)) }
      try vault.checkMark(deviceKey)
      let counter: AttemptCounter
      do { counter = try files.counter(of: vault, deviceKey) } catch LockError.locked(let reason) {
        return status(.locked(reason))
      }
      if vault.derivation == nil { return status(.patternDropped, counter) }
      if counter.isLocked { return status(.locked(.tooManyFailures), counter) }
      let seconds = counter.secondsToWait(at: clock.now())
      return status(seconds > 0 ? .waiting(seconds: seconds) : .ready, counter)
    }
  }

  /// The vault as it lies in the directory, for `VaultAudit`.
  public func vault() throws(LockError) -> Vault { try whileHeld { files in try files.vault() } }

  /// Makes the contents unreadable: overwrites the wrapped keys with zeros, then removes vault, counter and device key.
  /// Needs no pattern, as removing files needs none. A copy of the vault made before still opens with its pattern.
  public func destroy() throws(LockError) {
    try whileHeld { files in try files.destroy() }
  }

  // MARK: The steps

  /// What a right pattern gives.
  private struct Opened: ~Copyable {
    let vault: Vault
    let deviceKey: DeviceKey
    let dataKey: SecretBytes
  }

  private func attempt(_ pattern: Pattern, _ files: LockTransaction) throws -> Opened {
    let vault = try files.vault()
    try check(pattern, in: vault.space)
    guard let deviceKey = try files.deviceKey() else { throw LockError.locked(.deviceKeyMissing) }
    try vault.checkMark(deviceKey)
    var counter = try files.counter(of: vault, deviceKey)
    try admit(&counter, deviceKey, files)

    let patternKey = try vault.derivePatternKey(from: pattern)
    let mark = try AttemptCounter.mark(of: patternKey, deviceKey: deviceKey)
    if counter.remembers(mark) { throw LockError.refused(attemptsLeft: counter.attemptsLeft, counted: false) }

    // Written before the verdict is known, so that no kill can hide an attempt.
    counter.countFailure(at: clock.now())
    try files.write(counter, deviceKey)
    let dataKey: SecretBytes
    do { dataKey = try vault.unwrapDataKey(patternKey) } catch VaultError.wrongPattern {
      if !counter.policy.countsRepeats {
        counter.remember(mark)
        try files.write(counter, deviceKey)
      }
      throw LockError.refused(attemptsLeft: counter.attemptsLeft, counted: true)
    }
    counter.reset()
    try files.write(counter, deviceKey)
    return Opened(vault: vault, deviceKey: deviceKey, dataKey: dataKey)
  }

  /// Refuses an attempt that may not be made now.
  private func admit(
    _ counter: inout AttemptCounter, _ deviceKey: borrowing DeviceKey, _ files: LockTransaction
  ) throws {
    guard !counter.isLocked else { throw LockError.locked(.tooManyFailures) }
    let reading = clock.now()
    let seconds = counter.secondsToWait(at: reading)
    guard seconds > 0 else { return }
    if counter.isOfAnotherOrigin(than: reading) {
      counter.restartWait(at: reading)
      try files.write(counter, deviceKey)
    }
    throw LockError.waiting(seconds: seconds)
  }

  private func check(_ pattern: Pattern, in space: PatternSpace) throws(LockError) {
    if let fault = space.fault(of: pattern) { throw .notAPattern(fault) }
  }

  /// Runs the steps of one transaction; whatever they throw is thrown as a `LockError`.
  func whileHeld<R: ~Copyable>(_ body: (LockTransaction) throws -> R) throws(LockError) -> R {
    do {
      return try directory.whileHeld { held in
        try body(LockTransaction(directory: held, store: store ?? FileAttemptStore(held)))
      }
    } catch { throw LockError(error) }
  }
}
