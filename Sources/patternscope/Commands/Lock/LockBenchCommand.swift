import Assessment
import CommandLineTool
import Documents
import PatternLock
import ResultTables

let lockBenchCommand = RunnableCommand(
  command: Command(
    "bench", summary: "Measure key derivation here and say how long guessing takes",
    discussion: """
      Measures how many keys one core of this machine derives in a second, and shows how long all patterns, the hundred \
      most popular ones and all six-digit PINs last against whoever copied the vault: at that speed, and on the hardware \
      of published measurements.
      """,
    flags: [
      Flag(
        "kdf", value: .text(placeholder: "NAME[:N]"),
        summary: "Key derivation to measure, PBKDF2-HMAC-SHA256 or scrypt, with any costs",
        absenceText: "PBKDF2-HMAC-SHA256:600000 and scrypt:131072:8:1", isRepeatable: true),
      Flag(
        "seconds", value: .number(placeholder: "S", 0.001...600), summary: "Time to measure each derivation for",
        defaultText: "1"),
      SharedFlags.format([.table, .csv, .tsv, .jsonl, .markdown], default: .table), SharedFlags.output,
      SharedFlags.force,
    ],
    examples: [Example("patternscope lock bench", "what the recommended derivations are worth")])
) { invocation, _ in
  let texts = invocation.texts("kdf")
  let duration = Duration.seconds(invocation.number("seconds")!)
  let clock = ContinuousClock()
  let speeds = try (texts.isEmpty ? ["PBKDF2-HMAC-SHA256", "scrypt"] : texts).map { text in
    let named = try namedDerivation(text)
    let rate = try DerivationRate.measure(
      try lockDerivation(named, isUnsafe: true), for: duration, timing: { clock.measure($0) })
    return MeasuredDerivation(derivation: named, keysPerSecond: rate.derivationsPerSecond)
  }
  try invocation.write(DerivationBenchTable(speeds).table)
}
