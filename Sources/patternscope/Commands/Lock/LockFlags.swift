import Assessment
import CommandLineTool
import Datasets
import PatternGrid
import PatternLock
import PatternStrength

/// Flags and operands that commands of the lock share, and what they mean.
enum LockFlags {
  static let vault = Operand("VAULT", summary: "Directory of the vault")

  static let derivation: Flag<DerivationCost?> = derivation(absence: "PBKDF2-HMAC-SHA256:600000")
  static let changedDerivation: Flag<DerivationCost?> = derivation(absence: "the vault's")
  static let unsafe: Flag<Bool> = .toggle(
    "unsafe", summary: "Take costs of --kdf below the recommended ones: for trying things out")

  private static func derivation(absence: String) -> Flag<DerivationCost?> {
    .parsed(
      "kdf", placeholder: "NAME[:N]", summary: "Key derivation, such as PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1",
      absence: absence, read: readDerivation)
  }

  static let denylistSize: Flag<Int> = .integer(
    "denylist-size", 0...PatternIndex.android3x3.count,
    summary: "Refuse the N patterns that people choose most, of those long enough", default: 100)
  static let minimumGuessNumber: Flag<Int> = .integer(
    "minimum-guess-number", 1...PatternIndex.android3x3.count,
    summary: "Refuse patterns that someone who knows what people choose finds before guess N", default: 1)

  /// What is asked of a new pattern.
  static let enrolment: [any DeclaredFlag] = [SpaceFlags.minimumLength] + popularity

  /// How popular a new pattern may be, and by which model.
  static let popularity: [any DeclaredFlag] = [denylistSize, minimumGuessNumber, PatternFlags.model]
}

extension Invocation {
  func vaultLock() -> VaultLock { VaultLock(directory: operands[0]) }

  /// The derivation that `--kdf` names, or nil.
  func lockDerivation(_ flag: Flag<DerivationCost?>) throws -> KeyDerivation? {
    try self[flag].map { try patternscope.lockDerivation($0, isUnsafe: self[LockFlags.unsafe]) }
  }

  /// What the flags ask of a new pattern. The models know the 3x3 grid; elsewhere only the length is asked for.
  func enrolmentPolicy(for space: PatternSpace) throws -> EnrolmentPolicy {
    let minimumLength = shortestNewPattern
    guard space.grid == .threeByThree else { return EnrolmentPolicy(minimumLength: minimumLength) }
    let scorer = PatternScorer(model: try model())
    let denied = deniedPatterns(scorer)
    return EnrolmentPolicy(
      minimumLength: minimumLength, minimumGuessNumber: self[LockFlags.minimumGuessNumber],
      guessNumber: { pattern in scorer.rank(of: pattern).map { Int(scorer.order.guessNumbers[$0]) } },
      isDenied: { pattern in scorer.rank(of: pattern).map(denied.contains) ?? false })
  }

  /// The fewest dots that a new pattern may have.
  var shortestNewPattern: Int { self[SpaceFlags.minimumLength] ?? PatternSpace.androidMinimumLength }

  /// The patterns that `--denylist-size` refuses.
  func deniedPatterns(_ scorer: PatternScorer) -> DenylistSet {
    var selection = DenylistSelection()
    selection.top = self[LockFlags.denylistSize]
    selection.minimumLength = shortestNewPattern
    return selection.patterns(scorer)
  }
}

extension PatternScorer {
  /// The rank of a pattern of another rule's space; nil where the scorer's space has none such.
  fileprivate func rank(of pattern: Pattern) -> Int? {
    guard let own = try? Pattern(pattern.dots, in: patterns.space) else { return nil }
    return patterns.index(of: own)
  }
}

/// The derivation of the lock that is meant by a name.
///
/// - Parameter isUnsafe: whether costs below the recommended ones are taken.
func lockDerivation(_ named: DerivationCost, isUnsafe: Bool) throws -> KeyDerivation {
  let algorithm: KeyDerivation.Algorithm
  switch named.algorithm {
  case .pbkdf2("PBKDF2-HMAC-SHA256", let iterations): algorithm = .pbkdf2HMACSHA256(iterations: iterations)
  case .scrypt(let n, let r, let p) where n > 1 && n.nonzeroBitCount == 1:
    algorithm = .scrypt(log2N: n.trailingZeroBitCount, r: r, p: p)
  default:
    throw Failure.usage(
      "flag '--kdf': the lock derives keys by PBKDF2-HMAC-SHA256, or by scrypt with an N that is a power of two, "
        + "not by \(named.text)")
  }
  do throws(DerivationError) {
    return isUnsafe ? try .unsafe(algorithm) : try KeyDerivation(algorithm)
  } catch {
    var advice = ""
    if case .belowFloor = error { advice = "; --unsafe takes it" }
    throw Failure.usage("flag '--kdf': \(error)\(advice)")
  }
}
