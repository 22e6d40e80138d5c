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

/// Analyses populations with one seed, and with an attacker who has a model.
struct Analyst {
  private let seed: UInt64
  private let threads = onlineCores()
  private let scorer: PatternScorer

  init(seed: UInt64, model: any GuessModel) {
    self.seed = seed
    scorer = PatternScorer(model: model)
  }

  func analysis(_ population: Population) throws -> CorpusAnalysis {
    try CorpusAnalysis(population, lists: scorer.popularLists, seed: seed, threads: threads)
  }

  func differences(among populations: [CorpusAnalysis]) throws -> [PopulationDifference] {
    try PopulationDifference.all(among: populations, guessNumbers: scorer.order.guessNumbers, seed: seed)
  }

  func twoPopulations(_ first: CorpusAnalysis, _ second: CorpusAnalysis) throws -> TwoPopulations {
    try TwoPopulations(first, second, guessNumbers: scorer.order.guessNumbers, seed: seed, threads: threads)
  }
}
