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
