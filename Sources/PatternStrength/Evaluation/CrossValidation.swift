import GSLStatistics
import PatternGrid
import Synchronization

/// How well attackers guess choices on which they were not trained.
public struct CrossValidation: Sendable {
  /// Numbers of guesses at which the share guessed is reported.
  public static let guessCounts = [1, 3, 5, 10, 12, 20, 30, 50, 100, 200, 500, 1000, 5000]
  /// Resamples of each interval.
  public static let resamples = 1000

  /// One figure with its 95 % bootstrap interval over the people.
  public struct Figure: Sendable {
    public let value: Double
    public let interval: ClosedRange<Double>?
  }

  /// The figures of one attacker.
  public struct Row: Sendable {
    public let attacker: CrossValidatedAttacker
    /// Mean of -log2 p over the held-out choices; nil for attackers that have no probabilities.
    public let bits: Figure?
    /// The same for each group held out; empty where none were.
    public let bitsByGroup: [(group: String, bits: Figure)]
    /// By number of guesses: the share of held-out choices guessed, in percent.
    public let guessed: [(guesses: Int, percent: Figure)]
  }

  public let rows: [Row]
  /// Held-out choices, each counted once.
  public let choices: Int
  public let split: CrossValidationSplit

  /// Trains and tests in every round of a split.
  ///
  /// - Parameters:
  ///   - seed: of the bootstrap.
  ///   - threads: rounds worked on at once; the figures do not depend on it.
  ///   - progress: told how many rounds are done, perhaps by several threads.
  public init(
    _ split: CrossValidationSplit, attackers: [CrossValidatedAttacker] = CrossValidatedAttacker.all, seed: UInt64,
    threads: Int,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(GSLError) {
    let tree = PatternTree(split.patterns.space)
    let done = Atomic(0)
    let outcomes = parallelMap(split.rounds.count, threads: threads) { index in
      let outcome = Result { () throws(GSLError) in
        try RoundOutcome(split, split.rounds[index], attackers, tree)
      }
      progress(done.add(1, ordering: .relaxed).newValue)
      return outcome
    }
    var rounds: [RoundOutcome] = []
    for outcome in outcomes { rounds.append(try outcome.get()) }
    let generator = try RandomGenerator(seed: seed)
    var rows: [Row] = []
    for place in attackers.indices {
      let tests = HeldOutTests(rounds.map { $0.tests[place] }, split)
      rows.append(try tests.row(of: attackers[place], split, generator))
    }
    self.rows = rows
    self.split = split
    choices = split.ranks.count
  }
}

/// What one round found.
private struct RoundOutcome: Sendable {
  /// By attacker, for each held-out choice.
  let tests: [(guessNumbers: [UInt32], bits: [Double])]

  init(
    _ split: CrossValidationSplit, _ round: CrossValidationSplit.Round, _ attackers: [CrossValidatedAttacker],
    _ tree: PatternTree
  ) throws(GSLError) {
    let training = split.training(of: round)
    let ranks = round.heldOut.map { Int(split.ranks[$0]) }
    var trained: [String: (distribution: PatternDistribution, order: GuessOrder)] = [:]
    var tests: [(guessNumbers: [UInt32], bits: [Double])] = []
    for attacker in attackers {
      let id = attacker.learner.id
      if trained[id] == nil {
        let distribution = PatternDistribution(try attacker.learner.train(training, tree), over: tree)
        trained[id] = (distribution, GuessOrder(distribution))
      }
      let (distribution, order) = trained[id]!
      let numbers = attacker.guessesListFirst ? order.guessNumbers(afterList: training) : order.guessNumbers
      tests.append(
        (ranks.map { numbers[$0] }, attacker.guessesListFirst ? [] : ranks.map { distribution.bits(ofRank: $0) }))
    }
    self.tests = tests
  }
}

/// The tests of one attacker, by choice.
private struct HeldOutTests {
  /// By choice: the mean over the repeats; empty where the attacker has no probabilities.
  private var bits: [Double]
  /// By number of guesses and choice: in how many repeats it was guessed.
  private var hits: [[Int]]
  private let repeats: Int

  init(_ rounds: [(guessNumbers: [UInt32], bits: [Double])], _ split: CrossValidationSplit) {
    repeats = split.repeats
    let hasBits = rounds.contains { !$0.bits.isEmpty }
    bits = hasBits ? Array(repeating: 0, count: split.ranks.count) : []
    hits = CrossValidation.guessCounts.map { _ in Array(repeating: 0, count: split.ranks.count) }
    for (round, tests) in zip(split.rounds, rounds) {
      for (index, place) in round.heldOut.enumerated() {
        if hasBits { bits[place] += tests.bits[index] / Double(repeats) }
        for (row, guesses) in CrossValidation.guessCounts.enumerated() where tests.guessNumbers[index] <= guesses {
          hits[row][place] += 1
        }
      }
    }
  }

  func row(
    of attacker: CrossValidatedAttacker, _ split: CrossValidationSplit, _ generator: RandomGenerator
  ) throws(GSLError) -> CrossValidation.Row {
    var byGroup: [(group: String, bits: CrossValidation.Figure)] = []
    if split.isByGroup, !bits.isEmpty {
      for round in split.rounds {
        byGroup.append((round.name, try meanBits(round.heldOut.map { bits[$0] }, generator)))
      }
    }
    var guessed: [(guesses: Int, percent: CrossValidation.Figure)] = []
    for (row, guesses) in CrossValidation.guessCounts.enumerated() {
      guessed.append((guesses, try percentGuessed(hits[row], generator)))
    }
    return CrossValidation.Row(
      attacker: attacker, bits: bits.isEmpty ? nil : try meanBits(bits, generator), bitsByGroup: byGroup,
      guessed: guessed)
  }

  private func meanBits(_ bits: [Double], _ generator: RandomGenerator) throws(GSLError) -> CrossValidation.Figure {
    let bootstrap = try Bootstrap.percentile(
      of: bits, resamples: CrossValidation.resamples, confidence: 0.95, using: generator
    ) { compensatedSum($0) / Double($0.count) }
    return CrossValidation.Figure(value: bootstrap.estimate!, interval: bootstrap.interval)
  }

  /// Choices are resampled by the number of repeats in which they were guessed.
  private func percentGuessed(_ hits: [Int], _ generator: RandomGenerator) throws(GSLError) -> CrossValidation.Figure {
    var choicesByHits = [Int](repeating: 0, count: repeats + 1)
    for count in hits { choicesByHits[count] += 1 }
    let all = Double(hits.count * repeats)
    let bootstrap = try Bootstrap.percentile(
      ofCounts: choicesByHits, resamples: CrossValidation.resamples, confidence: 0.95, using: generator
    ) { counts in
      var guessed = 0
      for (count, choices) in counts.enumerated() { guessed += count * choices }
      return Double(guessed) / all * 100
    }
    var interval = bootstrap.interval
    if interval?.lowerBound == interval?.upperBound {
      // Resampling people of whom all or none were guessed shows no spread: the exact interval of a share does.
      let share = bootstrap.estimate! / 100
      let exact = try BinomialInterval.clopperPearson(
        successes: Int((share * Double(hits.count)).rounded()), trials: hits.count, confidence: 0.95)
      interval = 100 * exact.lowerBound...100 * exact.upperBound
    }
    return CrossValidation.Figure(value: bootstrap.estimate!, interval: interval)
  }
}
