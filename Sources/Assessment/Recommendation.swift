import Datasets
import Documents

/// The facts on which the advice rests.
public struct RecommendationFacts: Sendable {
  public var appKind: AppKind
  public var attempts: Int
  public var denylistSize: Int
  public var minimumLength: Int
  public var dotCount: Int
  /// Share of people guessed within the attempts allowed, denylist in force, 0 to 1; nil where it is not known.
  public var shareWithinAttempts: Double?

  public init(
    appKind: AppKind, attempts: Int, denylistSize: Int, minimumLength: Int, dotCount: Int, shareWithinAttempts: Double?
  ) {
    self.appKind = appKind
    self.attempts = attempts
    self.denylistSize = denylistSize
    self.minimumLength = minimumLength
    self.dotCount = dotCount
    self.shareWithinAttempts = shareWithinAttempts
  }

  /// The facts of a request.
  init(_ request: AssessmentRequest, shareWithinAttempts: Double?) {
    self.init(
      appKind: request.appKind, attempts: request.attempts, denylistSize: request.denylistSize,
      minimumLength: request.space.lengths.lowerBound, dotCount: request.space.grid.dotCount,
      shareWithinAttempts: shareWithinAttempts)
  }
}

/// What a report advises, from the most to the least favourable to patterns.
public enum Verdict: Int, CaseIterable, Sendable, Comparable {
  case patternMayServe, preferPIN, noPattern

  /// One step less favourable.
  var downgraded: Verdict { Verdict(rawValue: rawValue + 1) ?? .noPattern }

  public static func < (a: Verdict, b: Verdict) -> Bool { a.rawValue < b.rawValue }
}

/// One rule of the advice: when it applies, what it does, why, and who says so.
public struct RecommendationRule: Sendable {
  public enum Effect: Sendable, Equatable {
    /// The verdict is at least this strict.
    case atLeast(Verdict)
    /// One step less favourable to patterns.
    case downgrade
    /// A condition on whatever is chosen.
    case require
  }

  public let id: String
  public let applies: @Sendable (RecommendationFacts) -> Bool
  public let effect: Effect
  public let reason: String
  public let source: String

  /// The share of people guessed within the attempts allowed above which a pattern is held too weak, 0 to 1.
  ///
  /// As much as a realistic attacker guesses of 4-digit PINs in ten attempts (4.6 %, Markert et al. 2020), rounded up.
  public static let tolerableShare = 0.05

  /// The largest number of attempts that still counts as a lockout (NIST SP 800-63B: at most 100 consecutive failures).
  public static let mostAttempts = 100

  /// The length of a denylist that is published advice.
  public static let advisedDenylistSize = 100

  /// What a list of about the advised length did to ten guesses, in words; empty where none was measured.
  private static var measuredBenefit: String {
    guard let effect = BlocklistEffect.resembling(size: advisedDenylistSize), let after = effect.shares[10],
      let before = BlocklistEffect.control.shares[10]
    else { return "" }
    return
      ": where \(effect.blockedPatterns) were refused, the share guessed after 10 guesses fell from \(percent(before)) to \(percent(after))"
  }

  /// Every rule, in the order in which the report shows them.
  public static let all = [
    RecommendationRule(
      id: "high-stakes", applies: { [.banking, .medical, .corporate].contains($0.appKind) },
      effect: .atLeast(.noPattern),
      reason: "banking, medical and corporate apps protect what others would pay for: use a PIN of six digits or more "
        + "with PBKDF2, or biometrics, not a pattern",
      source: "policy of this assessment"),
    RecommendationRule(
      id: "enterprise-policy", applies: { $0.appKind == .corporate }, effect: .atLeast(.noPattern),
      reason:
        "managed devices cannot accept patterns: Android rates every pattern as low complexity, DISA STIG demands "
        + "Numeric (Complex) or stronger, and Common Criteria evaluated configurations have no pattern factor",
      source: "AOSP PasswordMetrics; DISA STIG V-228606; NIAP MDF PP 4.0"),
    RecommendationRule(
      id: "unknown-stakes", applies: { [.messenger, .other].contains($0.appKind) }, effect: .atLeast(.preferPIN),
      reason:
        "a PIN is not guessed less often within a few attempts than a pattern with a denylist; it is preferred for "
        + "private or unknown data because it is seen far less easily (10.8 % against 64.2 % of video views) and because "
        + "policies accept it",
      source: "policy of this assessment; figures in the table of methods and of observation"),
    RecommendationRule(
      id: "low-stakes", applies: { [.tracker, .organiser, .children].contains($0.appKind) },
      effect: .atLeast(.patternMayServe),
      reason:
        "trackers, organisers and children's apps may use a pattern, with a minimum length, a denylist and a lockout",
      source: "policy of this assessment"),
    RecommendationRule(
      id: "guessed-too-often", applies: { ($0.shareWithinAttempts ?? 0) > tolerableShare }, effect: .downgrade,
      reason:
        "an attacker opens more than \(percent(tolerableShare, digits: 0)) of locks within the attempts allowed, more than "
        + "ten attempts at a 4-digit PIN do",
      source:
        "computed with the people model, in-sample; the threshold from Markert et al. 2020, 4.6 % after 10 guesses"),
    RecommendationRule(
      id: "share-unknown", applies: { $0.shareWithinAttempts == nil }, effect: .downgrade,
      reason:
        "nobody has measured what people draw on this grid under this rule, so its strength in people's hands is unknown",
      source: "this report, limits of the method"),
    RecommendationRule(
      id: "no-lockout", applies: { $0.attempts > mostAttempts }, effect: .downgrade,
      reason: "without a lockout an attacker tries patterns until one fits",
      source: "NIST SP 800-63B: at most \(mostAttempts) consecutive failures"),
    RecommendationRule(
      id: "few-dots", applies: { $0.dotCount < 9 }, effect: .atLeast(.noPattern),
      reason: "a grid of fewer than nine dots has too few patterns to choose from",
      source: "exact counts, this report"),
    RecommendationRule(
      id: "no-denylist", applies: { $0.denylistSize < advisedDenylistSize }, effect: .require,
      reason: "refuse at least the \(advisedDenylistSize) most popular patterns\(measuredBenefit)",
      source: BlocklistEffect.source),
    RecommendationRule(
      id: "five-attempts", applies: { $0.appKind == .banking && $0.attempts > 5 }, effect: .require,
      reason: "payment services must block after at most five consecutive failures",
      source: "Regulation (EU) 2018/389, Art. 4(3)(b)"),
    RecommendationRule(
      id: "alternative-input", applies: { _ in true }, effect: .require,
      reason: "offer another way in that needs no drawing",
      source: "WCAG 2.2, success criterion 2.5.1"),
  ]
}

/// The advice for some facts: the verdict, and the rules that led to it.
public struct Recommendation: Sendable {
  public let verdict: Verdict
  public let rules: [RecommendationRule]

  public init(_ facts: RecommendationFacts) {
    rules = RecommendationRule.all.filter { $0.applies(facts) }
    var verdict = Verdict.patternMayServe
    for rule in rules { if case .atLeast(let least) = rule.effect { verdict = max(verdict, least) } }
    for rule in rules where rule.effect == .downgrade { verdict = verdict.downgraded }
    self.verdict = verdict
  }
}

extension RecommendationRule.Effect {
  /// In words.
  var text: String {
    switch self {
    case .atLeast(.patternMayServe): "a pattern may serve"
    case .atLeast(.preferPIN): "prefer a PIN"
    case .atLeast(.noPattern): "no pattern"
    case .downgrade: "one step stricter"
    case .require: "a condition in any case"
    }
  }
}
