import Assessment
import CommandLineTool
import Documents
import ResultTables

let claimsCommand = RunnableCommand(
  command: Command(
    "claims", summary: "Check what is often said about the patterns people draw",
    discussion: """
      Prints the counted shares behind "12 patterns cover about 20 % of users" and "most users draw L, Z or S", with exact \
      95 % intervals, and what is true of each claim.
      """,
    flags: [
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    examples: [Example("patternscope claims --format markdown", "the claims for a document")])
) { invocation, _ in
  try invocation.write(ClaimTable.make())
}
