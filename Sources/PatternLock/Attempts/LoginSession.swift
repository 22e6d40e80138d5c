import PatternGrid

/// What a full login leaves open: the contents, and the drawing of a new pattern. Ends with the value; the key is wiped.
public struct LoginSession: ~Copyable {
  /// To be shown before the new pattern is drawn.
  public static let warning = "The old pattern is gone. Draw a new one: until then only a full login opens the vault."

  private let lock: VaultLock
  private let identifier: [UInt8]
  private let dataKey: SecretBytes

  init(lock: VaultLock, identifier: [UInt8], dataKey: consuming SecretBytes) {
    self.lock = lock
    self.identifier = identifier
    self.dataKey = dataKey
  }

  public borrowing func contents() throws(LockError) -> SecretBytes {
    try lock.whileHeld { files in
      let vault = try sameVault(files)
      return try vault.openContents(with: dataKey)
    }
  }

  /// Sets the new pattern; the contents stay as they are. May be called again after a refusal. Cost: one derivation.
  ///
  /// - Throws: `LockError`: `.enrolment`, `.notEnrolled` where the vault was destroyed or replaced meanwhile, `.locked`
  ///   where device key or counter went missing, `.vault(.patternOutsideSpace)`, `.file`.
  public borrowing func enrol(
    _ pattern: Pattern, derivation: KeyDerivation = .standard, enrolment: EnrolmentPolicy = .none
  ) throws(LockError) {
    if let refusal = enrolment.refusal(of: pattern) { throw .enrolment(refusal) }
    try lock.whileHeld { files in
      let vault = try sameVault(files)
      guard let deviceKey = try files.deviceKey() else { throw LockError.locked(.deviceKeyMissing) }
      _ = try files.counter(of: vault, deviceKey)
      try files.write(
        try vault.settingPattern(pattern, dataKey, derivation: derivation, deviceKey: deviceKey))
    }
  }

  private borrowing func sameVault(_ files: LockTransaction) throws -> Vault {
    let vault = try files.vault()
    guard vault.identifier == identifier else { throw LockError.notEnrolled }
    return vault
  }
}
