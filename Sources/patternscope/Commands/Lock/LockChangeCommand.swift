import CommandLineTool
import PatternLock

let lockChangeCommand = RunnableCommand(
  command: Command(
    "change", summary: "Put a new pattern in place of the old one",
    discussion: """
      Asks for the pattern in use, then for the new one twice. The contents stay as they are, byte for byte. A wrong old \
      pattern counts as an attempt. If the new one is refused, the old one still opens the vault.
      """,
    flags: [LockFlags.changedDerivation, LockFlags.unsafe] + LockFlags.enrolment + [PatternFlags.outputNotation],
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock change vault", "a new pattern")])
) { invocation, console in
  let derivation = try invocation.lockDerivation(LockFlags.changedDerivation)
  let lock = invocation.vaultLock()
  let space = try lock.space()
  let input = SecretInput(console)
  let old = try input.pattern("Pattern in use", of: space, in: invocation[PatternFlags.outputNotation])
  let new = try input.newPattern(of: space, in: invocation[PatternFlags.outputNotation])
  try lock.change(from: old, to: new, derivation: derivation, enrolment: invocation.enrolmentPolicy(for: space))
}
