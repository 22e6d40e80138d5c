import PatternGrid

/// Why a lock did not do what it was asked.
public enum LockError: Error, Equatable, CustomStringConvertible {
  public enum LockedReason: Hashable, Sendable {
    case tooManyFailures
    /// The counter is gone: deleted, or a device was changed. Not a counter of zero.
    case counterMissing
    /// The counter was not sealed by this device for this vault.
    case counterForged
    case deviceKeyMissing
  }

  case notEnrolled
  case alreadyEnrolled
  /// A wrong pattern. `counted` is false for a repeated one under a policy that does not count them.
  case refused(attemptsLeft: Int, counted: Bool)
  /// The pattern was not looked at.
  case waiting(seconds: Int)
  /// The pattern was not looked at; only a full login helps.
  case locked(LockedReason)
  /// The dots are no pattern of the vault's space: not an attempt.
  case notAPattern(PatternError)
  case enrolment(EnrolmentRefusal)
  /// The credentials were refused: the callback gave no login key.
  case loginRefused
  case vault(VaultError)
  case file(LockFileError)

  /// Any error of the steps of a lock's transaction, as the lock's own: the one place where they are translated.
  init(_ error: any Error) {
    switch error {
    case let error as LockError: self = error
    case let error as VaultError: self = .vault(error)
    case let error as CryptoError: self = .vault(.crypto(error))
    case let error as LockFileError: self = .file(error)
    default: preconditionFailure("a step of a lock threw \(error)")
    }
  }

  public var description: String {
    switch self {
    case .notEnrolled: "there is no vault: enrol first"
    case .alreadyEnrolled: "there is a vault already: change its pattern, or destroy it first"
    case .refused(let attemptsLeft, let counted):
      "wrong pattern\(counted ? "" : ", as before"): \(attemptsLeft) \(attemptsLeft == 1 ? "attempt" : "attempts") left"
    case .waiting(let seconds): "too soon: wait \(seconds) s"
    case .locked(.tooManyFailures): "locked after too many wrong patterns: log in with your credentials"
    case .locked(.counterMissing): "locked, as the attempt counter is missing: log in with your credentials"
    case .locked(.counterForged): "locked, as the attempt counter is not this vault's: log in with your credentials"
    case .locked(.deviceKeyMissing): "locked, as the device key is missing: log in with your credentials"
    case .notAPattern(let error): error.reason()
    case .enrolment(let refusal): refusal.description
    case .loginRefused: "the login was refused"
    case .vault(let error): error.description
    case .file(let error): error.description
    }
  }
}
