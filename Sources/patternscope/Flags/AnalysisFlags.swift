import CommandLineTool
import PatternStrength
import ResultTables

/// Flags of the commands that analyse populations.
enum AnalysisFlags {
  static let showPatterns: Flag<Bool> = .toggle(
    "show-patterns", summary: "Show patterns of the input, and rare cells of tables")
  static let seed: Flag<UInt64> = seed("Seed of resampling and permutation: the same seed gives the same figures")

  static func seed(_ summary: String) -> Flag<UInt64> { .seed(summary, default: 1) }
}

extension Flag<UInt64> {
  /// `--seed`, a whole number from 0.
  static func seed(_ summary: String, default seed: UInt64) -> Flag<UInt64> {
    .parsed("seed", placeholder: "N", summary: summary, default: seed, defaultText: "\(seed)", read: readSeed)
  }
}

extension Flag<UInt64?> {
  /// `--seed`, a whole number from 0; nil without the flag.
  static func seed(_ summary: String, absence: String) -> Flag<UInt64?> {
    .parsed("seed", placeholder: "N", summary: summary, absence: absence, read: readSeed)
  }
}

@Sendable private func readSeed(_ text: String) throws(ValueProblem) -> UInt64 {
  guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
    throw .notAnInteger
  }
  guard let seed = UInt64(text) else { throw .unreadable("must be at most \(UInt64.max)") }
  return seed
}
