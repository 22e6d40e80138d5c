import PatternGrid

/// How a lock stands, without an attempt.
public struct LockStatus: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// A pattern may be tried.
    case ready
    case waiting(seconds: Int)
    /// Only a full login helps.
    case locked(LockError.LockedReason)
    /// There was a full login; a new pattern is yet to be drawn.
    case patternDropped
  }

  public let state: State
  public let space: PatternSpace
  /// Nil where the pattern was dropped.
  public let derivation: KeyDerivation?
  /// Bytes of the contents.
  public let contentsSize: Int
  /// Nil where the counter is missing or forged.
  public let failures: Int?
  /// Nil where the counter is missing or forged.
  public let policy: AttemptPolicy?

  public var attemptsLeft: Int? {
    guard let failures, let policy else { return nil }
    return max(0, policy.maximumFailures - failures)
  }
}
