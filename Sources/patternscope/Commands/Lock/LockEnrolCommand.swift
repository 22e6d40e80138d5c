import CommandLineTool
import FileStreams
import PatternGrid
import PatternLock

let lockEnrolCommand = RunnableCommand(
  command: Command(
    "enrol", summary: "Make a vault that a new pattern opens",
    discussion: """
      Asks for the new pattern twice, makes the directory, and prints the login key: 64 hexadecimal digits that are kept \
      nowhere else. Where they cannot be printed, there is no vault either.
      """,
    flags: [
      Flag(
        "contents", value: .text(placeholder: "FILE"),
        summary: "What the vault keeps; - for what follows the patterns on standard input", absenceText: "nothing"),
      Flag(
        "attempts", value: .integer(placeholder: "N", 1...1_000_000),
        summary: "Wrong patterns in a row until only the login key helps",
        defaultText: "\(AttemptPolicy.standard.maximumFailures)"),
      Flag(
        "throttling", value: .choice(WaitProfile.all.map(\.id)),
        summary: "Waits after wrong patterns: "
          + WaitProfile.all.map { "\($0.id), \($0.summary)" }.joined(separator: "; "),
        defaultText: WaitProfile.none.id),
      Flag("ignore-repeats", summary: "Do not count a wrong pattern that is among the last five wrong ones"),
      LockFlags.derivation(absence: "the standard, PBKDF2-HMAC-SHA256:600000"), LockFlags.unsafe,
    ] + LockFlags.enrolment + [SharedFlags.outputNotation],
    operands: [LockFlags.vault],
    examples: [
      Example("patternscope lock enrol --contents notes.txt vault", "keep a file"),
      Example("patternscope lock enrol --minimum-length 6 --denylist-size 500 vault", "ask for a better pattern"),
    ])
) { invocation, console in
  let derivation = try invocation.lockDerivation() ?? .standard
  let attempts = try AttemptPolicy(
    maximumFailures: invocation.integer("attempts")!, countsRepeats: !invocation.isSet("ignore-repeats"),
    waits: WaitProfile.named(invocation.text("throttling")!)!)
  let output = try OutputFile(path: nil, force: false)
  let pattern = try SecretInput(console).newPattern(of: .android3x3, in: invocation.outputNotation())
  let contents = try invocation.contentsToKeep()
  let lock = invocation.vaultLock()
  let loginKey = try contents.withSpan { contents in
    try lock.enrol(
      pattern, protecting: contents, derivation: derivation, attempts: attempts,
      enrolment: invocation.enrolmentPolicy(for: .android3x3))
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
    guard let path = text("contents") else { return SecretBytes(count: 0) { _ in } }
    return try readSecret(path, limit: AuthenticatedCipher.maximumSize)
  }
}
