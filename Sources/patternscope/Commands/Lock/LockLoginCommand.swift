import CommandLineTool
import PatternLock

let lockLoginCommand = RunnableCommand(
  command: Command(
    "login", summary: "Log in with the login key and set a new pattern",
    discussion: """
      Takes the place of a full login with credentials: asks for the login key, drops the old pattern, resets the counter, and \
      offers to set a new pattern, asked for twice. An empty line, or none, leaves the vault without a pattern: then \
      only another login helps.
      """,
    flags: [LockFlags.derivation, LockFlags.unsafe]
      + LockFlags.enrolment + [PatternFlags.outputNotation],
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock login vault", "after too many wrong patterns")])
) { invocation, console in
  let derivation = try invocation.lockDerivation(LockFlags.derivation) ?? .standard
  let lock = invocation.vaultLock()
  let space = try lock.space()
  let input = SecretInput(console)
  var loginKey: LoginKey? = try input.loginKey()
  let session = try lock.login { loginKey.take() }
  console.write(LoginSession.warning + "\n")
  guard let pattern = try input.newPatternIfWanted(of: space, in: invocation[PatternFlags.outputNotation]) else {
    return console.write("No new pattern was set.\n")
  }
  try session.enrol(pattern, derivation: derivation, enrolment: invocation.enrolmentPolicy(for: space))
}
