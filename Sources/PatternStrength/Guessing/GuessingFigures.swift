import GSLStatistics

/// Every guessing statistic of a sample, with intervals by the bootstrap.
///
/// The estimand is the population from which people were drawn, against an attacker who knows it. The sample's own
/// ("in-sample") figures are too good for the attacker: he orders his guesses by the very choices that he is scored on.
/// The interval corrects for that (see `BiasCorrectedInterval`), as far as the bootstrap can see it: beyond the patterns
/// that were seen it cannot. A figure of an attacker who reaches patterns seen once therefore has no interval. Cost: 1,000 resamples, fewer for more than 20,000 different patterns, at least 40;
/// 100 ns a pattern and resample on one core.
public struct GuessingFigures: Sendable {
  /// The figures in the order of `GuessingStatistic.all`.
  public let figures: [(statistic: GuessingStatistic, figure: SampledFigure)]
  public let metrics: GuessingMetrics

  /// Resamples are drawn in so many streams, whatever the number of threads, so that the same seed gives the same figures.
  private static let streams = 8

  /// - Parameter counts: how often each pattern was chosen; zeros are left out.
  public init(
    counts: [Int], seed: UInt64, threads: Int, confidence: Double = SampledFigure.confidence
  ) throws(GSLError) {
    let counts = counts.filter { $0 > 0 }
    let metrics = GuessingMetrics(counts: counts)
    self.metrics = metrics
    let total = metrics.sampleSize ?? 0
    var replicates: [[Double?]] = []
    if total > 0, total <= Int(UInt32.max) {
      replicates = try Self.replicates(counts, seed: seed, threads: threads)
    }
    var corrected: [GuessingStatistic: BiasCorrectedInterval] = [:]
    for (place, statistic) in GuessingStatistic.all.enumerated() where !replicates.isEmpty {
      guard let value = statistic.value(of: metrics) else { continue }
      corrected[statistic] = try BiasCorrectedInterval(
        estimate: value, replicates: replicates.compactMap { $0[place] }, confidence: confidence)
    }
    let method: SampledFigure.Method =
      total > Int(UInt32.max) ? .tooLarge : .bootstrap(resamples: replicates.count)
    figures = GuessingStatistic.all.map { statistic in
      let cautions = statistic.cautions(counts: counts, metrics)
      let interval = cautions.contains(.reachesSingletons) ? nil : statistic.interval(corrected)
      return (statistic, SampledFigure(statistic.value(of: metrics), interval, method, cautions))
    }
  }

  public subscript(statistic: GuessingStatistic) -> SampledFigure? {
    figures.first { $0.statistic == statistic }?.figure
  }

  private static func replicates(_ counts: [Int], seed: UInt64, threads: Int) throws(GSLError) -> [[Double?]] {
    let perStream = min(max(20_000_000 / counts.count, 40), 1000) / streams
    let parts = parallelMap(streams, threads: threads) { stream -> Result<[[Double?]], GSLError> in
      do throws(GSLError) {
        // Streams far apart in the space of seeds; the first is that of the seed itself.
        let generator = try RandomGenerator(seed: seed &+ UInt64(stream) &* 0x9E37_79B9_7F4A_7C15)
        return .success(
          try BootstrapReplicates.ofCounts(counts, resamples: perStream, using: generator) { resample in
            let metrics = GuessingMetrics(counts: resample)
            return GuessingStatistic.all.map { $0.value(of: metrics) }
          })
      } catch { return .failure(error) }
    }
    var replicates: [[Double?]] = []
    for part in parts { replicates += try part.get() }
    return replicates
  }
}

extension GuessingStatistic {
  /// The interval of the statistic, within the values that it can have.
  ///
  /// - A success rate: bias-corrected, so that the re-ranking of the top patterns is allowed for.
  /// - An entropy of all patterns: from the plug-in once corrected to Miller-Madow corrected again, since the first
  ///   correction falls short where many patterns are unseen.
  /// - An effective key length jumps where the share is reached just before or just after a pattern; the interval also
  ///   holds the middle 95 % of the replicates, so that it sees both sides of a jump.
  fileprivate func interval(_ corrected: [GuessingStatistic: BiasCorrectedInterval]) -> ClosedRange<Double>? {
    guard let own = corrected[self] else { return nil }
    switch self {
    case .successRate: return own.interval.clamped(to: 0...1)
    case .minEntropy: return own.interval.clamped(to: 0...Double.greatestFiniteMagnitude)
    case .shannonEntropy, .millerMadowEntropy:
      let once = corrected[.shannonEntropy] ?? own
      let twice = corrected[.millerMadowEntropy] ?? own
      return max(0, once.interval.lowerBound)...max(once.interval.upperBound, twice.interval.upperBound)
    case .effectiveKeyLength:
      let low = min(own.interval.lowerBound, own.percentileInterval.lowerBound)
      return max(0, low)...max(0, own.interval.upperBound, own.percentileInterval.upperBound)
    }
  }

  fileprivate func cautions(counts: [Int], _ metrics: GuessingMetrics) -> [SampledFigure.Caution] {
    guard let total = metrics.sampleSize, total > 0 else { return [] }
    var cautions: [SampledFigure.Caution] = []
    if isOfTail, total < SampledFigure.smallestSample { cautions.append(.smallSample) }
    let once = counts.count { $0 == 1 }
    if let guesses = guesses(in: metrics) {
      if guesses > counts.count - once { cautions.append(.reachesSingletons) }
    } else if Double(once) > SampledFigure.largestUnseenMass * Double(total) {
      cautions.append(.manyUnseen)
    }
    return cautions
  }
}
