import CGSL

/// How far a statistic strays, told from its bootstrap replicates, and the interval that follows.
///
/// Resampling repeats on the sample what sampling did to the population. So the replicates' mean lies about as far from
/// the estimate as the estimate from the truth (bias), and they scatter about as widely (standard error). The interval
/// is estimate - bias ± z standard errors (Davison and Hinkley 1997, eq. 5.5) together with estimate ± z standard errors:
/// the bias is itself uncertain, and the interval holds its estimate.
///
/// A percentile interval would count the bias twice: it may lie wholly beside both truth and estimate, for instance
/// of a plug-in entropy or of the share of a re-ranked top k.
package struct BiasCorrectedInterval: Equatable, Sendable {
  package let estimate: Double
  /// The mean of the replicates less the estimate.
  package let bias: Double
  /// The standard deviation of the replicates.
  package let standardError: Double
  /// With about the stated confidence it holds the truth.
  package let interval: ClosedRange<Double>
  /// Between the (1 ± confidence) / 2 quantiles of the replicates: of use where the statistic jumps.
  package let percentileInterval: ClosedRange<Double>

  /// Refused: fewer than 2 replicates, a number that is not finite, a confidence outside (0, 1).
  package init(estimate: Double, replicates: [Double], confidence: Double) throws(GSLError) {
    let computing = "a bias-corrected bootstrap interval"
    try require(replicates.count >= 2, "\(replicates.count) replicates", computing: computing)
    try require(estimate.isFinite && replicates.allSatisfy(\.isFinite), "a value is not finite", computing: computing)
    try requireConfidence(confidence, computing: computing)
    self.estimate = estimate
    bias = gsl_stats_mean(replicates, 1, replicates.count) - estimate
    standardError = gsl_stats_sd(replicates, 1, replicates.count)
    let reach = try NormalDeviate.twoSided(confidence: confidence) * standardError
    interval = min(estimate, estimate - bias) - reach...max(estimate, estimate - bias) + reach
    let sorted = replicates.sorted()
    let outside = (1 - confidence) / 2
    let lower = gsl_stats_quantile_from_sorted_data(sorted, 1, sorted.count, outside)
    let upper = gsl_stats_quantile_from_sorted_data(sorted, 1, sorted.count, 1 - outside)
    percentileInterval = lower...max(lower, upper)
  }
}

/// How many standard errors a normal interval reaches to either side.
package enum NormalDeviate {
  /// 1.96 for a confidence of 0.95. Refused: a confidence outside (0, 1).
  package static func twoSided(confidence: Double) throws(GSLError) -> Double {
    try requireConfidence(confidence, computing: "a normal deviate")
    return gsl_cdf_ugaussian_Qinv((1 - confidence) / 2)
  }
}
