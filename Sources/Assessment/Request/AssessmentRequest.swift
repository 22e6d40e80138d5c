import Datasets
import PatternGrid

/// What a client wants to be advised on.
public struct AssessmentRequest: Sendable {
  public var client: String
  public var app: String?
  public var appKind = AppKind.other
  public var platforms: [Platform] = [.android, .ios]
  public var methods = AuthenticationMethod.allCases
  /// Grid, rule and minimum length of the pattern considered.
  public var space = PatternSpace.android3x3
  /// Failed attempts until full login with credentials is demanded.
  public var attempts = 5
  /// The lockout of the device, where it is not full login after the attempts.
  public var deviceLockout: LockoutProfile?
  /// The lockout that an attacker meets.
  public var lockout: LockoutProfile { deviceLockout ?? .fullLogin(after: attempts) }
  /// Popular patterns that the app refuses.
  public var denylistSize = RecommendationRule.advisedDenylistSize
  public var derivation = standardDerivation
  /// The attacker's, by its name in `kdf-rates.csv`.
  public var hardware = DerivationRateFact.hardware[0]
  /// Of the report, ISO 8601; nil for a report without a date.
  public var date: String?

  /// OWASP's recommendation of 2023 for PBKDF2.
  public static let standardDerivation = DerivationCost(.pbkdf2(name: "PBKDF2-HMAC-SHA256", iterations: 600_000))

  /// A request with the usual assumptions.
  public init(client: String = "the client", date: String? = nil) {
    self.client = client
    self.date = date
  }
}

/// What the app is for, which decides how much is at stake.
public enum AppKind: String, CaseIterable, Sendable {
  case banking, medical, corporate, messenger, tracker, organiser, children, other

  /// What a stranger who unlocks the app gets at.
  public var stake: String {
    switch self {
    case .banking: "money and payment data"
    case .medical: "health records"
    case .corporate: "an employer's data and systems"
    case .messenger: "private correspondence"
    case .tracker: "habits, places and body data of one person"
    case .organiser: "notes and appointments of one person"
    case .children: "a child's games and settings"
    case .other: "data whose sensitivity is not known here"
    }
  }

  public var title: String {
    switch self {
    case .banking: "banking app"
    case .medical: "medical app"
    case .corporate: "corporate app"
    case .messenger: "messenger"
    case .tracker: "tracker"
    case .organiser: "organiser"
    case .children: "children's app"
    case .other: "app"
    }
  }
}

/// A system that the app runs on.
public enum Platform: String, CaseIterable, Sendable {
  case android, ios, web

  public var title: String {
    switch self {
    case .android: "Android"
    case .ios: "iOS"
    case .web: "web"
    }
  }
}

/// A method to be compared.
public enum AuthenticationMethod: String, CaseIterable, Sendable {
  case pattern
  case patternWithDenylist = "pattern-denylist"
  case largerGrid = "pattern-4x4"
  case pin4, pin6
  case pin4WithBlocklist = "pin4-blocklist"
  case password, biometrics
}
