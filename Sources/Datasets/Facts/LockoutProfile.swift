/// A lockout schedule: how long one must wait after failed attempts in a row, and when no further attempt is possible.
/// The schedules are those of `throttling.csv`; a report compares them and a lock keeps to one.
public struct LockoutProfile: Sendable {
  /// Such as `android-gatekeeper`.
  public let id: String
  /// The devices or apps that have it.
  public let appliesTo: String
  public let source: String
  /// What the source adds.
  public let notes: [String]
  private let steps: [Step]

  /// The waits after a range of failures.
  private struct Step {
    let failures: ClosedRange<Int>
    /// Nil where no further guess is possible.
    let wait: Double?
    /// The wait doubles after every so many failures of the step.
    let doublesEvery: Int?

    func wait(afterFailure failure: Int) -> Double? {
      guard let wait, let doublesEvery else { return wait }
      return wait * Double(1 << ((failure - failures.lowerBound) / doublesEvery))
    }
  }

  /// No waits and no end, however many failures; not in the table.
  public static let none = LockoutProfile(
    id: "none", appliesTo: "no waits", source: "", steps: [Step(failures: 1...Int.max, wait: 0, doublesEvery: nil)])
  /// Android 7 to 16 before QPR2.
  public static let androidGatekeeper = published("android-gatekeeper")
  /// Android 16 QPR2 and Android 17.
  public static let android16QPR2 = published("android-16qpr2")
  /// iOS 9 to 13.
  public static let ios9to13 = published("ios-9-13")

  /// Every profile of the table, in its order.
  public static let all: [LockoutProfile] = {
    let rows = Dataset.throttling.table.rows
    var ids: [String] = []
    for row in rows { if let id = row["profile"], !ids.contains(id) { ids.append(id) } }
    return ids.map { id in LockoutProfile(id, rows.filter { $0["profile"] == id }) }
  }()

  /// The profile of the table with this id, or nil.
  public static func named(_ id: String) -> LockoutProfile? { all.first { $0.id == id } }

  private static func published(_ id: String) -> LockoutProfile {
    guard let profile = named(id) else { preconditionFailure("throttling.csv has no profile '\(id)'") }
    return profile
  }

  /// An app that demands full login after so many failures, without waits before.
  ///
  /// - Precondition: `attempts` is at least 1.
  public static func fullLogin(after attempts: Int) -> LockoutProfile {
    LockoutProfile(
      id: "full-login-after-\(attempts)",
      appliesTo: "this app: full login after \(attempts) \(attempts == 1 ? "failure" : "failures")",
      source: "as asked for",
      steps: (attempts > 1 ? [Step(failures: 1...attempts - 1, wait: 0, doublesEvery: nil)] : [])
        + [Step(failures: attempts...attempts, wait: nil, doublesEvery: nil)])
  }

  private init(id: String, appliesTo: String, source: String, steps: [Step]) {
    self.id = id
    self.appliesTo = appliesTo
    self.source = source
    self.steps = steps
    notes = []
  }

  private init(_ id: String, _ rows: [CSVRow]) {
    self.id = id
    appliesTo = rows[0]["applies_to"] ?? ""
    source = rows[0]["source"] ?? ""
    notes = rows.compactMap { $0["note"] }
    steps = rows.map { row in
      Step(
        failures: (row.integer("first_failure") ?? 1)...(row.integer("last_failure") ?? Int.max),
        wait: row.number("wait_s"), doublesEvery: row.integer("doubles_every"))
    }
  }

  /// Seconds to wait after the `failure`-th failed attempt in a row, counted from 1, before the next; nil where there is
  /// no next. 0 where nothing has failed yet.
  public func wait(afterFailure failure: Int) -> Double? {
    guard failure > 0 else { return 0 }
    return steps.first { $0.failures.contains(failure) }?.wait(afterFailure: failure)
  }

  /// The first wait above 0: after which failure, and how many seconds; nil where there is none.
  public var firstWait: (failure: Int, seconds: Double)? {
    steps.first { $0.wait ?? 0 > 0 }.map { ($0.failures.lowerBound, $0.wait ?? 0) }
  }

  /// Seconds of waiting that `guesses` guesses take in all; nil where they are not possible.
  public func cumulativeWait(guesses: Int) -> Double? {
    var sum = 0.0
    for failure in 1..<max(guesses, 1) {
      guard let wait = wait(afterFailure: failure) else { return nil }
      sum += wait
    }
    return sum
  }

  /// The most guesses possible at all; nil where there is no end.
  public var guessLimit: Int? {
    steps.first { $0.wait == nil }?.failures.lowerBound
  }

  /// How many guesses are possible within a time, all waits obeyed and the guesses themselves taking none.
  public func guesses(within seconds: Double) -> Int {
    var guesses = 1
    var waited = 0.0
    while let wait = wait(afterFailure: guesses), waited + wait <= seconds {
      waited += wait
      guesses += 1
    }
    return guesses
  }
}

/// Profiles of one id are one profile.
extension LockoutProfile: Hashable {
  public static func == (a: LockoutProfile, b: LockoutProfile) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Dataset {
  /// Lockout schedules: the wait after each failed attempt.
  public static let throttling = Dataset("throttling.csv")
}
