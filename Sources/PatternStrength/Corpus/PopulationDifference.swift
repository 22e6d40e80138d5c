import GSLStatistics

/// A question whether populations differ, and its answer by a test of their counts.
public struct PopulationDifference: Sendable {
  /// Such as `start`.
  public let id: String
  public let question: String
  public let answer: Answer?

  public struct Answer: Sendable {
    /// Pearson's chi-squared statistic, or the difference that was permuted.
    public let statistic: Double
    /// Nil for a permutation test of a difference.
    public let degreesOfFreedom: Int?
    public let pValue: Double
    /// For all questions asked together (Holm 1979).
    public fileprivate(set) var adjustedPValue: Double
    /// Cramér's V, 0 to 1: 0.1 is small, 0.3 medium, 0.5 large (Cohen 1988, for two populations). Nil for a permutation
    /// test of a difference, which is its own effect size.
    public let cramersV: Double?
    /// Permutations of the p-value; nil where it is from the chi-squared law.
    public let permutations: Int?
  }

  /// Permutations of each test.
  public static let permutations = 1999
  /// More choices than this are not dealt out one by one.
  public static let largestPermutedSample = 50_000
  /// The share that the in-sample test of guessability takes.
  public static let testedShare = 0.1

  /// Asks every question about two or more populations, each with a choice at least.
  ///
  /// An answer is nil where the test has nothing to compare (all choices in one cell), or, for the test of in-sample
  /// guessability, where there are not two populations or too many choices.
  ///
  /// - Parameter guessNumbers: by rank, of the attacker of the question about guessability.
  public static func all(
    among populations: [CorpusAnalysis], guessNumbers: [UInt32], seed: UInt64
  ) throws(GSLError) -> [PopulationDifference] {
    let profiles = populations.map(\.profile)
    let generator = try RandomGenerator(seed: seed)
    var differences: [PopulationDifference] = []
    let tables: [(String, String, [[Int]])] = [
      ("start", "start at different dots", profiles.map(\.starts.choices)),
      ("end", "end at different dots", profiles.map(\.ends.choices)),
      ("length", "have patterns of different length", profiles.map(\.lengths.choices)),
      ("turns", "change direction differently often", profiles.map(\.turns.choices)),
      ("shape", "draw different kinds of lines", profiles.map(\.kinds.choices)),
      (
        "guessability", "are differently easy for an attacker with the people model",
        populations.map { GuessBands.choices(of: $0.population.tally, guessNumbers: guessNumbers) }
      ),
    ]
    for (id, question, table) in tables {
      differences.append(PopulationDifference(id: id, question: question, answer: try test(table, generator)))
    }
    differences.append(
      PopulationDifference(
        id: "g_tilde_\(testedShare)_bits", question: "differ in G~ at \(testedShare), in-sample",
        answer: try testKeyLengths(populations, generator)))
    return try adjusted(differences)
  }

  private static func test(_ table: [[Int]], _ generator: RandomGenerator) throws(GSLError) -> Answer? {
    let used = table[0].indices.filter { column in table.contains { $0[column] > 0 } }
    guard used.count >= 2, table.count >= 2 else { return nil }
    let table = table.map { row in used.map { row[$0] } }
    let test = try ChiSquared.independence(ofTable: table)
    var pValue = test.pValue
    var permutations: Int?
    let total = table.reduce(0) { $0 + $1.reduce(0, +) }
    if test.smallExpectedCells > 0, total <= largestPermutedSample {
      pValue = try TablePermutationTest.pValue(ofTable: table, permutations: Self.permutations, using: generator)
      permutations = Self.permutations
    }
    return Answer(
      statistic: test.statistic, degreesOfFreedom: test.degreesOfFreedom, pValue: pValue, adjustedPValue: pValue,
      cramersV: test.cramersV, permutations: permutations)
  }

  /// Populations of different size have different in-sample figures even where people choose alike; dealing out keeps
  /// the sizes, so that the p-value allows for it.
  private static func testKeyLengths(
    _ populations: [CorpusAnalysis], _ generator: RandomGenerator
  ) throws(GSLError) -> Answer? {
    guard populations.count == 2 else { return nil }
    let tallies = populations.map(\.population.tally)
    guard tallies.allSatisfy({ $0.total <= largestPermutedSample / 2 }) else { return nil }
    let ranks = tallies.map { tally in
      tally.countedRanks.flatMap { Array(repeating: $0.rank, count: $0.count) }
    }
    var places: [Int: Int] = [:]
    for rank in ranks[0] + ranks[1] where places[rank] == nil { places[rank] = places.count }
    let kinds = places.count
    let numbered = ranks.map { $0.map { places[$0]! } }
    let test = try PermutationTest.difference(
      between: numbered[0], and: numbered[1], permutations: permutations, using: generator
    ) { sample in
      var counts = [Int](repeating: 0, count: kinds)
      for kind in sample { counts[kind] += 1 }
      return GuessingMetrics(counts: counts).effectiveKeyLength(share: testedShare)
    }
    return test.map {
      Answer(
        statistic: $0.difference, degreesOfFreedom: nil, pValue: $0.pValue, adjustedPValue: $0.pValue, cramersV: nil,
        permutations: $0.permutations)
    }
  }

  private static func adjusted(_ differences: [PopulationDifference]) throws(GSLError) -> [PopulationDifference] {
    let answers = differences.compactMap(\.answer)
    let pValues = try HolmAdjustment.adjusted(answers.map(\.pValue))
    var next = 0
    return differences.map { difference in
      guard var answer = difference.answer else { return difference }
      answer.adjustedPValue = pValues[next]
      next += 1
      return PopulationDifference(id: difference.id, question: difference.question, answer: answer)
    }
  }
}

/// Choices by how many guesses an attacker needs for them.
public enum GuessBands {
  /// The last guess of each band but the last, which holds the rest.
  public static let ends = [10, 30, 100, 1000, 10_000]

  /// Choices by band.
  static func choices(of tally: Tally, guessNumbers: [UInt32]) -> [Int] {
    var choices = [Int](repeating: 0, count: ends.count + 1)
    for (rank, count) in tally.countedRanks {
      choices[ends.firstIndex { Int(guessNumbers[rank]) <= $0 } ?? ends.count] += count
    }
    return choices
  }
}
