import PatternLock

extension Failure {
  /// What a lock's error means for the program. Its words name no dot and no key.
  init(_ error: LockError) {
    switch error {
    case .refused, .waiting, .locked, .enrolment, .loginRefused: self = .refused(error.description)
    // The reason would name dots of the pattern.
    case .notAPattern: self = .refused("this is no pattern of the vault's space")
    case .vault(let error): self.init(error)
    case .notEnrolled, .alreadyEnrolled, .file: self = .system(error.description)
    }
  }

  /// What a vault's error means for the program.
  init(_ error: VaultError) {
    switch error {
    case .wrongPattern, .wrongLoginKey, .patternDropped: self = .refused(error.description)
    case .patternOutsideSpace: self = .refused("this is no pattern of the vault's space")
    case .notAVault, .unknownVersion, .truncated, .damaged, .malformed, .foreignSalt, .contentsTooLarge, .crypto,
      .tampered:
      self = .system(error.description)
    }
  }
}
