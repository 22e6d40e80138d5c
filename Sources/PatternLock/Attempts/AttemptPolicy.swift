import Datasets

/// When a lock closes. Stored in the sealed counter at enrolment, so that a later caller cannot loosen it.
public struct AttemptPolicy: Hashable, Sendable {
  /// Article 4(3)(b) of Regulation (EU) 2018/389 allows at most five failures in a row before a block.
  public static let standard = AttemptPolicy(uncheckedMaximum: 5, countsRepeats: true, lockout: .none)

  /// The number of failures in a row after which only a full login helps.
  public let maximumFailures: Int
  /// Whether a wrong pattern counts that was among the last five wrong ones. Android since 16 QPR2 does not count it.
  public let countsRepeats: Bool
  /// Waits between failures, beside the maximum.
  public let lockout: LockoutProfile

  /// The lockouts that a lock can keep to, by the code that a stored counter holds; only ever added to at the end. The
  /// others of the table have no waits: their number of failures is `maximumFailures`.
  public static let lockouts: [LockoutProfile] = [.none, .androidGatekeeper, .android16QPR2, .ios9to13]

  /// - Throws: `AttemptPolicyError` for a maximum outside 1 to 1,000,000, or a lockout that is none of `lockouts`.
  public init(
    maximumFailures: Int = 5, countsRepeats: Bool = true, lockout: LockoutProfile = .none
  ) throws(AttemptPolicyError) {
    guard (1...1_000_000).contains(maximumFailures) else { throw .maximumOutOfRange(maximumFailures) }
    guard Self.lockouts.contains(lockout) else { throw .unknownLockout(lockout.id) }
    self.init(uncheckedMaximum: maximumFailures, countsRepeats: countsRepeats, lockout: lockout)
  }

  private init(uncheckedMaximum maximum: Int, countsRepeats: Bool, lockout: LockoutProfile) {
    maximumFailures = maximum
    self.countsRepeats = countsRepeats
    self.lockout = lockout
  }
}

public enum AttemptPolicyError: Error, Equatable, CustomStringConvertible {
  case maximumOutOfRange(Int)
  case unknownLockout(String)

  public var description: String {
    switch self {
    case .maximumOutOfRange(let maximum): "the lock closes after 1 to 1000000 failures, not \(maximum)"
    case .unknownLockout(let id): "a lock does not keep to the lockout '\(id)'"
    }
  }
}
