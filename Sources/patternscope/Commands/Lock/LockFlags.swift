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
    "unsafe", summary: "Accept costs of --kdf below the recommended ones: for trials")

  private static func derivation(absence: String) -> Flag<DerivationCost?> {
    .parsed(
      "kdf", placeholder: "NAME[:N]", summary: "Key derivation, such as PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1",
      absence: absence, read: readDerivation)
  }

  static let denylistSize: Flag<Int> = .integer(
    "denylist-size", 0...PatternIndex.android3x3.count,
    summary: "Refuse the N most chosen patterns of at least the minimum length", default: 100)
  static let minimumGuessNumber: Flag<Int> = .integer(
    "minimum-guess-number", 1...PatternIndex.android3x3.count,
    summary: "Refuse patterns that an attacker who knows what people choose finds before guess N", default: 1)

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
      guessNumber: { pattern in scorer.index(of: pattern).map { Int(scorer.order.guessNumbers[$0]) } },
      isDenied: { pattern in scorer.index(of: pattern).map(denied.contains) ?? false })
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
  /// The index of a pattern that may be of another rule's space; nil where the scorer's space has none such.
  fileprivate func index(of pattern: Pattern) -> Int? {
    guard pattern.space != patterns.space else { return patterns.index(of: pattern) }
    return (try? Pattern(pattern.dots, in: patterns.space)).flatMap { patterns.index(of: $0) }
  }
}

/// The lock's derivation of an algorithm and its costs.
///
/// - Parameter isUnsafe: whether costs below the recommended ones are taken.
func lockDerivation(_ cost: DerivationCost, isUnsafe: Bool) throws -> KeyDerivation {
  do throws(DerivationError) {
    return isUnsafe ? try .unsafe(cost) : try KeyDerivation(cost)
  } catch {
    throw Failure.usage("flag '--kdf': \(error)\(error == .belowMinimum(cost) ? "; --unsafe takes it" : "")")
  }
}
