/// When a lock closes. Stored in the sealed counter at enrolment, so that a later caller cannot loosen it.
public struct AttemptPolicy: Hashable, Sendable {
  /// Article 4(3)(b) of Regulation (EU) 2018/389 allows at most five failures in a row before a block.
  public static let standard = AttemptPolicy(uncheckedMaximum: 5, countsRepeats: true, waits: .none)

  /// The number of failures in a row after which only a full login helps.
  public let maximumFailures: Int
  /// Whether a wrong pattern counts that was among the last five wrong ones. Android since 16 QPR2 does not count it.
  public let countsRepeats: Bool
  /// Waits between failures, beside the maximum.
  public let waits: WaitProfile

  /// - Throws: `AttemptPolicyError` for a maximum outside 1 to 1,000,000.
  public init(
    maximumFailures: Int = 5, countsRepeats: Bool = true, waits: WaitProfile = .none
  ) throws(AttemptPolicyError) {
    guard (1...1_000_000).contains(maximumFailures) else { throw .maximumOutOfRange(maximumFailures) }
    self.init(uncheckedMaximum: maximumFailures, countsRepeats: countsRepeats, waits: waits)
  }

  private init(uncheckedMaximum maximum: Int, countsRepeats: Bool, waits: WaitProfile) {
    maximumFailures = maximum
    self.countsRepeats = countsRepeats
    self.waits = waits
  }
}

public enum AttemptPolicyError: Error, Equatable, CustomStringConvertible {
  case maximumOutOfRange(Int)

  public var description: String {
    switch self {
    case .maximumOutOfRange(let maximum): "the lock closes after 1 to 1000000 failures, not \(maximum)"
    }
  }
}
