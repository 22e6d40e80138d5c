import PatternGrid

/// Which new patterns are refused. The model and the list come from the caller.
public struct EnrolmentPolicy {
  /// At least the space's own minimum is always asked for.
  public let minimumLength: Int
  /// The first `minimumGuessNumber - 1` guesses of the model's order are refused.
  public let minimumGuessNumber: Int
  private let isDenied: (Pattern) -> Bool
  private let guessNumber: (Pattern) -> Int?

  /// Everything that can be drawn.
  public static var none: EnrolmentPolicy { EnrolmentPolicy() }

  /// - Parameters:
  ///   - minimumGuessNumber: 1 refuses nothing.
  ///   - guessNumber: when an attacker's order comes to the pattern, from 1; nil where it never does, which passes.
  ///   - isDenied: whether the pattern is on the denylist; `set.contains`.
  public init(
    minimumLength: Int = PatternSpace.androidMinimumLength, minimumGuessNumber: Int = 1,
    guessNumber: @escaping (Pattern) -> Int? = { _ in nil }, isDenied: @escaping (Pattern) -> Bool = { _ in false }
  ) {
    self.minimumLength = minimumLength
    self.minimumGuessNumber = minimumGuessNumber
    self.isDenied = isDenied
    self.guessNumber = guessNumber
  }

  /// The first reason against a new pattern, or nil.
  ///
  /// - Parameter old: the pattern that is replaced, where it is known.
  public func refusal(of pattern: Pattern, replacing old: Pattern? = nil) -> EnrolmentRefusal? {
    if pattern.length < minimumLength { return .tooShort(length: pattern.length, minimum: minimumLength) }
    if pattern == old { return .sameAsBefore }
    if isDenied(pattern) { return .denied }
    if let number = guessNumber(pattern), number < minimumGuessNumber {
      return .guessedTooSoon(minimumGuessNumber: minimumGuessNumber)
    }
    return nil
  }
}

/// Why a new pattern is refused. The words name the rule and no pattern, dot or direction: a hint would send everyone
/// to the same few patterns.
public enum EnrolmentRefusal: Error, Hashable, CustomStringConvertible {
  case tooShort(length: Int, minimum: Int)
  case sameAsBefore
  case denied
  case guessedTooSoon(minimumGuessNumber: Int)

  public var description: String {
    switch self {
    case .tooShort(let length, let minimum): "the pattern has \(length) dots; at least \(minimum) are asked for"
    case .sameAsBefore: "this is the pattern in use"
    case .denied: "the pattern is on the list of patterns that too many people choose"
    case .guessedTooSoon(let minimum): "someone who tries likely patterns first would find it before guess \(minimum)"
    }
  }
}
