import CommandLineTool
import Documents
import PatternLock

let lockStatusCommand = RunnableCommand(
  command: Command(
    "status", summary: "Say how a vault stands, without an attempt",
    flags: OutputFlags.results,
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock status vault", "attempts left, waits, derivation")])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  let table = LockStatusTable(try invocation.vaultLock().status())
  try output.write(Results([table.asList], data: [table.asRow]), console)
}
