/// How long the two ways of a hot path took, and whether they gave the same answer.
struct Measurement: Sendable {
  /// Things done in one run.
  let operations: Int
  /// Seconds of each run of the library's way, ascending.
  let seconds: [Double]
  /// Seconds that the plain way takes for one thing; nil where it was not run.
  let plainSecondsPerOperation: Double?
  /// Whether every run gave the answer of the plain way; nil where that was not run.
  let agrees: Bool?

  /// The plain way is slow; so many runs of it are enough for a ratio.
  private static let mostPlainRuns = 3

  /// Runs the plain way, then the library's way once without a clock, since a first run also fills caches and makes tables
  /// that are made once, and then `runs` times.
  ///
  /// - Precondition: `runs` is above 0.
  init<Answer, PlainAnswer>(_ ways: TwoWays<Answer, PlainAnswer>, runs: Int, comparesPlainWay: Bool) throws {
    var plainSeconds: [Double] = []
    var plainAnswer: PlainAnswer?
    for _ in 0..<(comparesPlainWay ? min(runs, Self.mostPlainRuns) : 0) {
      let run = try timed(ways.plain)
      plainSeconds.append(run.seconds)
      plainAnswer = run.answer
    }
    _ = try ways.library()
    var seconds: [Double] = []
    var agrees = true
    for _ in 0..<runs {
      let run = try timed { try measuredRun(ways.library) }
      seconds.append(run.seconds)
      if let plainAnswer { agrees = agrees && ways.agree(run.answer, plainAnswer) }
    }
    operations = ways.operations
    self.seconds = seconds.sorted()
    plainSecondsPerOperation = comparesPlainWay ? middle(plainSeconds) / Double(ways.plainOperations) : nil
    self.agrees = comparesPlainWay ? agrees : nil
  }

  var median: Double { middle(seconds) }
  var operationsPerSecond: Double { Double(operations) / median }
  /// How many times as fast as the plain way, for each thing done.
  var timesPlain: Double? { plainSecondsPerOperation.map { $0 * operationsPerSecond } }
}

/// The median, for an even number of values the mean of the two in the middle.
private func middle(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

private func timed<Answer>(_ work: () throws -> Answer) rethrows -> (answer: Answer, seconds: Double) {
  let start = ContinuousClock.now
  let answer = try work()
  return (answer, (ContinuousClock.now - start) / .seconds(1))
}

/// Does the work, and nothing else: callgrind is told this function's name, to count the instructions within it alone.
@inline(never)
private func measuredRun<Answer>(_ work: () throws -> Answer) rethrows -> Answer { try work() }
