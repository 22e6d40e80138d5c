import CommandLineTool
import ResultTables

let claimsCommand = RunnableCommand(
  command: Command(
    "claims", summary: "Check what is often said about the patterns people draw",
    discussion: """
      Prints the counted shares behind "12 patterns cover about 20 % of users" and "most users draw L, Z or S", with exact \
      95 % intervals, and what is true of each claim.
      """,
    flags: OutputFlags.results,
    examples: [Example("patternscope claims --format markdown", "the claims for a document")])
) { invocation, console in
  try ResultsOutput(invocation).write(ClaimTable.make(), console)
}
