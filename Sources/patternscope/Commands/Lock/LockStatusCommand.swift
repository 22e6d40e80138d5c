import CommandLineTool
import Documents
import PatternLock

let lockStatusCommand = RunnableCommand(
  command: Command(
    "status", summary: "Say how a vault stands, without an attempt",
    flags: [
      Flag("format", value: .choice(["table", "json"]), summary: "Output format", defaultText: "table"),
      SharedFlags.output, SharedFlags.force,
    ],
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock status vault", "attempts left, waits, derivation")])
) { invocation, _ in
  let output = try invocation.outputFile()
  let table = LockStatusTable(try invocation.vaultLock().status())
  if invocation.text("format") == "json" {
    try output.write(JSONWriter.bytes(of: [table.asRow]))
  } else {
    try output.write(TerminalTableWriter().text(of: table.asList))
  }
  try output.finish()
}
