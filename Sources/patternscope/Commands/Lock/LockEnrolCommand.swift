import CommandLineTool
import Datasets
import FileStreams
import PatternGrid
import PatternLock

private enum EnrolFlags {
  static let contents: Flag<String?> = .text(
    "contents", placeholder: "FILE",
    summary: "What the vault keeps; - for what follows the patterns on standard input", absence: "nothing")
  static let attempts: Flag<Int> = .integer(
    "attempts", 1...1_000_000, summary: "Wrong patterns in a row until only the login key helps",
    default: AttemptPolicy.standard.maximumFailures)
  static let lockout: Flag<LockoutProfile> = .choice(
    "lockout", of: AttemptPolicy.lockouts.map { ($0.id, $0) },
    summary: "Waits after wrong patterns: "
      + AttemptPolicy.lockouts.map { "\($0.id), \(waits(of: $0))" }.joined(separator: "; "),
    default: (LockoutProfile.none.id, .none))
  static let ignoresRepeats: Flag<Bool> = .toggle(
    "ignore-repeats", summary: "Do not count a wrong pattern that is among the last five wrong ones")

  /// Whose lockout it is, its first wait and its end.
  private static func waits(of lockout: LockoutProfile) -> String {
    let first = lockout.firstWait.map { ": from \(Int($0.seconds)) s after failure \($0.failure)" } ?? ""
    let end = lockout.guessLimit.map { ", no attempt after failure \($0)" } ?? ""
    return lockout.appliesTo + first + end
  }
}

let lockEnrolCommand = RunnableCommand(
  command: Command(
    "enrol", summary: "Make a vault that a new pattern opens",
    discussion: """
      Asks for the new pattern twice, makes the directory, and prints the login key: 64 hexadecimal digits that are kept \
      nowhere else. Where they cannot be printed, there is no vault either.
      """,
    flags: [
      EnrolFlags.contents, EnrolFlags.attempts, EnrolFlags.lockout, EnrolFlags.ignoresRepeats, LockFlags.derivation,
      LockFlags.unsafe,
    ] + LockFlags.enrolment + [PatternFlags.outputNotation],
    operands: [LockFlags.vault],
    examples: [
      Example("patternscope lock enrol --contents notes.txt vault", "keep a file"),
      Example("patternscope lock enrol --minimum-length 6 --denylist-size 500 vault", "ask for a better pattern"),
    ])
) { invocation, console in
  let derivation = try invocation.lockDerivation(LockFlags.derivation) ?? .standard
  let attempts = try AttemptPolicy(
    maximumFailures: invocation[EnrolFlags.attempts], countsRepeats: !invocation[EnrolFlags.ignoresRepeats],
    lockout: invocation[EnrolFlags.lockout])
  let output = try OutputFile(path: nil, force: false)
  let pattern = try SecretInput(console).newPattern(of: .android3x3, in: invocation[PatternFlags.outputNotation])
  let contents = try invocation.contentsToKeep()
  let lock = invocation.vaultLock()
  let enrolment = try invocation.enrolmentPolicy(for: .android3x3)
  let loginKey = try contents.withSpan { contents in
    try lock.enrol(
      pattern, protecting: contents, derivation: derivation, attempts: attempts, enrolment: enrolment)
  }
  do {
    try output.write(loginKey.hexadecimal())
    try output.write("\n")
    try output.finish()
  } catch {
    try lock.destroy()
    throw Failure.system("the login key cannot be printed, so there is no vault")
  }
  console.write(
    "Keep this login key apart from the vault: it is shown once, and helps when the pattern is forgotten or locked.\n")
}

extension Invocation {
  fileprivate func contentsToKeep() throws -> SecretBytes {
    guard let path = self[EnrolFlags.contents] else { return SecretBytes(count: 0) { _ in } }
    return try readSecret(path, limit: AuthenticatedCipher.maximumSize)
  }
}
