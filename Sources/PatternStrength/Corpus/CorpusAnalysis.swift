import GSLStatistics

/// Everything that is told of one population.
public struct CorpusAnalysis: Sendable {
  public let population: Population
  public let profile: CorpusProfile
  public let meanLength: SampledFigure
  public let guessing: GuessingFigures
  public let repeats: RepeatFigures
  /// Of symmetry classes instead of patterns, without intervals.
  public let classMetrics: GuessingMetrics
  /// The popular lists, and how many choices are on each.
  public let popularLists: [PopularLists.List]
  public let popular: CellCounts

  /// - Parameter seed: of the bootstrap.
  public init(_ population: Population, lists: PopularLists, seed: UInt64, threads: Int) throws(GSLError) {
    let tally = population.tally
    self.population = population
    profile = CorpusProfile(counts: tally.counts)
    meanLength = try SampledFigure.mean(ofOccurrences: profile.lengths.choices)
    let counts = tally.counts.filter { $0 > 0 }
    guessing = try GuessingFigures(counts: counts, seed: seed, threads: threads)
    repeats = try RepeatFigures(counts: counts)
    classMetrics = GuessingMetrics(counts: SymmetryClasses(counts: tally.counts).counts)
    popularLists = lists.lists
    var popular = CellCounts(cells: lists.lists.count)
    for (place, list) in lists.lists.enumerated() {
      for rank in Set(list.ranks) where tally.counts[rank] > 0 { popular.add(place, count: tally.counts[rank]) }
    }
    self.popular = popular
  }

  /// The patterns chosen most, ties in prefix order.
  public func top(_ size: Int) -> [(rank: Int, count: Int)] {
    let ordered = population.tally.countedRanks.sorted { ($1.count, $0.rank) < ($0.count, $1.rank) }
    return Array(ordered.prefix(size))
  }
}

/// Analyses populations and their differences with one seed and one attacker: a scorer's.
///
///     let analyst = CorpusAnalyst(scorer: PatternScorer(model: .people), seed: 1)
///     let everybody = try analyst.analysis(Populations(files: ["choices.txt"]).pooled)
public struct CorpusAnalyst: Sendable {
  private let scorer: PatternScorer
  private let seed: UInt64
  private let threads: Int

  /// - Parameters:
  ///   - seed: of resampling and permutation: the same seed gives the same figures.
  ///   - threads: the figures do not depend on it; nil for one on each processor.
  public init(scorer: PatternScorer, seed: UInt64, threads: Int? = nil) {
    self.scorer = scorer
    self.seed = seed
    self.threads = threads ?? processorCount()
  }

  public func analysis(_ population: Population) throws -> CorpusAnalysis {
    try CorpusAnalysis(population, lists: scorer.popularLists, seed: seed, threads: threads)
  }

  /// In which ways any of the populations differ.
  public func differences(among populations: [CorpusAnalysis]) throws -> [PopulationDifference] {
    try PopulationDifference.all(among: populations, guessNumbers: scorer.order.guessNumbers, seed: seed)
  }

  /// How far two populations differ.
  public func twoPopulations(_ first: CorpusAnalysis, _ second: CorpusAnalysis) throws -> TwoPopulations {
    try TwoPopulations(first, second, guessNumbers: scorer.order.guessNumbers, seed: seed, threads: threads)
  }
}
