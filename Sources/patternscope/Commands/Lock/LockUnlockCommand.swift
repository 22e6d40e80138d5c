import CommandLineTool
import FileStreams
import PatternLock

let lockUnlockCommand = RunnableCommand(
  command: Command(
    "unlock", summary: "Open a vault by its pattern and write its contents",
    discussion:
      "A wrong pattern counts as an attempt; a line that is no pattern does not. A FILE is readable by its owner only.",
    flags: [PatternFlags.outputNotation, OutputFlags.output, OutputFlags.force],
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock unlock vault --output notes.txt", "take a file out")])
) { invocation, console in
  let output = try OutputFile(
    path: invocation[OutputFlags.output], force: invocation[OutputFlags.force], isPrivate: true)
  let lock = invocation.vaultLock()
  let pattern = try SecretInput(console).pattern(
    "Pattern", of: lock.space(), in: invocation[PatternFlags.outputNotation])
  try output.write(try lock.unlock(pattern))
  try output.finish()
}

extension OutputFile {
  /// Writes a secret straight from its memory, so that no copy of it stays behind.
  func write(_ secret: borrowing SecretBytes) throws { try secret.withSpan { try writeUnbuffered($0) } }
}
