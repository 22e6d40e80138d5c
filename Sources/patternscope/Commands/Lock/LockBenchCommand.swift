import Assessment
import CommandLineTool
import Datasets
import Documents
import PatternLock
import ResultTables

private let derivations: Flag<[DerivationCost]> = .parsedList(
  "kdf", placeholder: "NAME[:N]",
  summary: "Key derivation to measure, PBKDF2-HMAC-SHA256 or scrypt, with any costs",
  absence: "PBKDF2-HMAC-SHA256:600000 and scrypt:131072:8:1", read: readDerivation)
private let seconds: Flag<Double> = .number(
  "seconds", placeholder: "S", 0.001...600, summary: "Time to measure each derivation for", default: 1,
  defaultText: "1")

let lockBenchCommand = RunnableCommand(
  command: Command(
    "bench", summary: "Measure key derivation here and say how long guessing takes",
    discussion: """
      Measures how many keys one core of this machine derives in a second, and shows how long all patterns, the hundred \
      most popular ones and all six-digit PINs last against whoever copied the vault: at that speed, and on the hardware \
      of published measurements.
      """,
    flags: [derivations, seconds] + OutputFlags.results,
    examples: [Example("patternscope lock bench", "what the recommended derivations are worth")])
) { invocation, console in
  let output = try ResultsOutput(invocation)
  let named = invocation[derivations]
  let duration = Duration.seconds(invocation[seconds])
  let clock = ContinuousClock()
  let measured = try (named.isEmpty ? ["PBKDF2-HMAC-SHA256", "scrypt"].compactMap(DerivationCost.init) : named).map {
    named in
    let rate = try DerivationRate.measure(
      try lockDerivation(named, isUnsafe: true), for: duration, timing: { clock.measure($0) })
    return MeasuredDerivation(derivation: named, keysPerSecond: rate.derivationsPerSecond)
  }
  try output.write(DerivationBenchTable(measured).table, console)
}
