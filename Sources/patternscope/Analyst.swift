import CommandLineTool
import PatternStrength

/// Analyses populations with one seed, and with an attacker who has the people model.
struct Analyst {
  private let seed: UInt64
  private let threads = onlineCores()
  private let lists = PopularLists(patterns: .android3x3)
  private let guessNumbers: [UInt32]

  init(seed: UInt64) {
    self.seed = seed
    guessNumbers = PatternScorer(model: ModelCatalogueEntry.people.model).order.guessNumbers
  }

  func analysis(_ population: Population) throws -> CorpusAnalysis {
    try CorpusAnalysis(population, lists: lists, seed: seed, threads: threads)
  }

  func differences(among populations: [CorpusAnalysis]) throws -> [PopulationDifference] {
    try PopulationDifference.all(among: populations, guessNumbers: guessNumbers, seed: seed)
  }

  func twoPopulations(_ first: CorpusAnalysis, _ second: CorpusAnalysis) throws -> TwoPopulations {
    try TwoPopulations(first, second, guessNumbers: guessNumbers, seed: seed, threads: threads)
  }
}

/// Flags of the commands that analyse populations.
enum AnalysisFlags {
  static let format = Flag(
    "format", value: .choice(DocumentFormat.allCases.map(\.rawValue)), summary: "Output format",
    defaultText: DocumentFormat.table.rawValue)
  static let showPatterns = Flag("show-patterns", summary: "Show patterns of the input, and rare cells of tables")
  static let seed = Flag(
    "seed", value: .integer(placeholder: "N", 0...Int.max),
    summary: "Seed of resampling and permutation: the same seed gives the same figures", defaultText: "1")
}

extension Invocation {
  func seed() -> UInt64 { UInt64(integer("seed")!) }
}
