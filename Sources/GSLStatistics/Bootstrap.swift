import CGSL

/// Percentile intervals of a statistic by resampling with replacement (Efron 1979).
///
/// The interval runs between the (1 ± confidence) / 2 quantiles of the statistic over the resamples. Nothing is
/// corrected for bias, and a small sample gives too narrow an interval.
package struct Bootstrap: Equatable, Sendable {
  /// The statistic of the sample itself; `nil` where it has none.
  package let estimate: Double?

  /// The interval; `nil` where the statistic is missing in more resamples than was allowed.
  package let interval: ClosedRange<Double>?

  /// How many resamples were drawn.
  package let resamples: Int

  /// In how many of them the statistic was missing; they are left out of the interval.
  package let missing: Int

  /// The interval of a statistic of counted data: `counts[i]` observations of kind i.
  ///
  /// Each resample is one multinomial draw with the observed total, so its cost grows with the number of
  /// kinds, not of observations: 30 to 100 ns a kind, against 17 ns an observation for single draws.
  /// The statistic may keep nothing of the array it is given, which is used again.
  /// A share of missing resamples above `missingAllowed` leaves the interval `nil`.
  /// Refused: negative counts, no observations or over 2³² - 1, fewer than 2 resamples, a confidence outside (0, 1),
  /// a statistic that is infinite or not a number.
  package static func percentile(
    ofCounts counts: [Int], resamples: Int, confidence: Double, missingAllowed: Double = 0.05,
    using generator: RandomGenerator, statistic: ([Int]) -> Double?
  ) throws(GSLError) -> Bootstrap {
    let total = try requireCounts(counts, computing: computing)
    let weights = counts.map(Double.init)
    var drawn = [UInt32](repeating: 0, count: counts.count)
    var resample = counts
    return try percentile(
      estimate: statistic(counts), resamples: resamples, confidence: confidence, missingAllowed: missingAllowed
    ) {
      gsl_ran_multinomial(generator.raw, weights.count, UInt32(total), weights, &drawn)
      for kind in resample.indices { resample[kind] = Int(drawn[kind]) }
      return statistic(resample)
    }
  }

  /// The interval of a statistic of separate observations, each resample drawing as many as there are.
  ///
  /// Refused as for counts; no observations too.
  package static func percentile<Observation>(
    of observations: [Observation], resamples: Int, confidence: Double, missingAllowed: Double = 0.05,
    using generator: RandomGenerator, statistic: ([Observation]) -> Double?
  ) throws(GSLError) -> Bootstrap {
    try require(!observations.isEmpty, "there are no observations", computing: computing)
    var resample = observations
    return try percentile(
      estimate: statistic(observations), resamples: resamples, confidence: confidence, missingAllowed: missingAllowed
    ) { () throws(GSLError) in
      for place in resample.indices {
        resample[place] = observations[Int(try generator.uniform(below: UInt64(observations.count)))]
      }
      return statistic(resample)
    }
  }

  private static let computing = "a bootstrap interval"

  private static func percentile(
    estimate: Double?, resamples: Int, confidence: Double, missingAllowed: Double,
    statisticOfNextResample: () throws(GSLError) -> Double?
  ) throws(GSLError) -> Bootstrap {
    try require(resamples >= 2, "\(resamples) resamples", computing: computing)
    try requireConfidence(confidence, computing: computing)
    var values: [Double] = []
    values.reserveCapacity(resamples)
    for _ in 0..<resamples {
      guard let value = try statisticOfNextResample() else { continue }
      try require(value.isFinite, "the statistic of a resample is \(value)", computing: computing)
      values.append(value)
    }
    let missing = resamples - values.count
    var interval: ClosedRange<Double>?
    if !values.isEmpty, Double(missing) <= missingAllowed * Double(resamples) {
      values.sort()
      let outside = (1 - confidence) / 2
      let lower = gsl_stats_quantile_from_sorted_data(values, 1, values.count, outside)
      let upper = gsl_stats_quantile_from_sorted_data(values, 1, values.count, 1 - outside)
      interval = lower...max(lower, upper)
    }
    return Bootstrap(estimate: estimate, interval: interval, resamples: resamples, missing: missing)
  }
}
