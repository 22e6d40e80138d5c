import CommandLineTool
import PatternGrid
import PatternLock
import PatternStrength

private let isMine: Flag<Bool> = .toggle("mine", summary: "The vault is yours, or its owner asked for this")
private let guessLimit: Flag<Int> = .integer(
  "guesses", 1...PatternIndex.android3x3.count, summary: "Most guesses to make", default: 100)

let lockAuditCommand = RunnableCommand(
  command: Command(
    "audit", summary: "Guess at your own vault in the order of what people choose",
    discussion: """
      Does what an attacker with a copy of the vault does: tries patterns without the counter, the most likely first, \
      and prints how many guesses opened it. Neither the device key nor the counter is used, as neither protects a copy. \
      The pattern is not shown, but the order of guesses and the number give it away.

      Only for vaults that are yours, or whose owner asked you to: --mine says so.
      """,
    flags: [
      isMine, guessLimit, PatternFlags.model, OutputFlags.output, OutputFlags.force,
    ],
    operands: [LockFlags.vault],
    examples: [Example("patternscope lock audit vault --guesses 1000 --mine", "would a thousand guesses do?")])
) { invocation, _ in
  guard invocation[isMine] else {
    throw Failure.usage(
      "an audit guesses past the counter: say --mine if the vault is yours, or its owner asked for it")
  }
  let output = try invocation.outputFile()
  let vault = try invocation.vaultLock().vault()
  guard vault.space.grid == .threeByThree else {
    throw Failure.usage("the models know patterns of the 3x3 grid only, and the vault's are on \(vault.space.grid)")
  }
  let limit = invocation[guessLimit]
  let scorer = PatternScorer(model: try invocation.model())
  let bar = ProgressBar("guessing", total: limit)
  defer { bar.finish() }
  let guesses = try VaultAudit.guessesToOpen(
    vault, with: scorer.order.ranks.lazy.map { scorer.patterns.pattern(at: Int($0)) }, limit: limit
  ) { made in
    bar.update(made)
    return true
  }
  try output.write(
    guesses.map { "opened by guess \($0) of \(limit)\n" }
      ?? "not opened by \(limit) \(limit == 1 ? "guess" : "guesses")\n"
  )
  try output.finish()
}
