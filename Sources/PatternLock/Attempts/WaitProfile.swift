/// How long one must wait after so many failures before the next attempt.
public struct WaitProfile: Sendable {
  public enum Wait: Hashable, Sendable {
    case seconds(Int)
    /// No further attempt.
    case never
  }

  /// What a policy and a command name it by, as in `datasets/throttling.csv`.
  public let id: String
  public let summary: String
  /// The code in a stored counter; never used for another profile.
  let code: UInt8
  private let waits: @Sendable (Int) -> Wait

  /// The wait after the given number of failures in a row; none after 0.
  public func wait(afterFailures failures: Int) -> Wait { failures <= 0 ? .seconds(0) : waits(failures) }

  /// Only the number of failures counts.
  public static let none = WaitProfile(id: "none", summary: "no waits", code: 0) { _ in .seconds(0) }

  /// Source: AOSP gatekeeper, `ComputeRetryTimeout`.
  public static let androidGatekeeper = WaitProfile(
    id: "android-gatekeeper", summary: "Android 7 to 16 before QPR2: 30 s at 5, doubling from 30 failures to a day",
    code: 1
  ) { failures in
    switch failures {
    case ..<5, 6...9: .seconds(0)
    case 5, 10...29: .seconds(30)
    case 30..<140: .seconds(30 << ((failures - 30) / 10))
    default: .seconds(86400)
    }
  }

  /// Source: AOSP `SoftwareRateLimiter`.
  public static let android16QPR2 = WaitProfile(
    id: "android-16qpr2", summary: "Android 16 QPR2 and 17: 1 minute at 5 failures to 9 years at 19, none after 20",
    code: 2
  ) { failures in
    let fromFive = [
      60, 300, 900, 1800, 5400, 14400, 43200, 129_600, 345_600, 1_123_200, 3_542_400, 10_627_200, 31_536_000,
      94_608_000, 283_824_000,
    ]
    guard failures >= 5 else { return .seconds(0) }
    return failures - 5 < fromFive.count ? .seconds(fromFive[failures - 5]) : .never
  }

  /// Source: Markert et al. 2020, Table II, which prints the wait before the nth guess: here it follows failure n - 1.
  public static let ios9to13 = WaitProfile(
    id: "ios-9-13", summary: "iOS 9 to 13: 1 minute at 5 failures to an hour at 9, none after 10", code: 3
  ) { failures in
    switch failures {
    case ..<5: .seconds(0)
    case 5: .seconds(60)
    case 6: .seconds(300)
    case 7, 8: .seconds(900)
    case 9: .seconds(3600)
    default: .never
    }
  }

  /// Every profile, in the order of documentation.
  public static let all = [none, androidGatekeeper, android16QPR2, ios9to13]

  /// The profile of this id, or nil.
  public static func named(_ id: String) -> WaitProfile? { all.first { $0.id == id } }
}

extension WaitProfile: Hashable {
  public static func == (a: WaitProfile, b: WaitProfile) -> Bool { a.code == b.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
