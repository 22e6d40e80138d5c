/// Confidence intervals for a share counted as successes among trials.
package enum BinomialInterval {
  /// The exact two-sided interval of Clopper and Pearson (1934): it holds the true share with at least the stated
  /// confidence, whatever the share is.
  ///
  /// The lower end is exactly 0 for no successes and the upper end exactly 1 for no failures. No trials say
  /// nothing, so the interval is 0...1. Both ends are right to 8 digits up to a thousand million trials.
  /// Refused: negative counts, more successes than trials, a confidence outside (0, 1).
  package static func clopperPearson(
    successes: Int, trials: Int, confidence: Double
  ) throws(GSLError) -> ClosedRange<Double> {
    let computing = "a Clopper-Pearson interval"
    turnOffAbortingHandler()
    try require(trials >= 0, "\(trials) trials", computing: computing)
    try require(0...trials ~= successes, "\(successes) successes in \(trials) trials", computing: computing)
    try requireConfidence(confidence, computing: computing)

    let outside = (1 - confidence) / 2
    let hits = Double(successes)
    let misses = Double(trials - successes)
    let lower =
      hits == 0 ? 0 : try BetaTail(a: hits, b: misses + 1).quantile(.lower, outside, computing: computing)
    let upper =
      misses == 0 ? 1 : try BetaTail(a: hits + 1, b: misses).quantile(.upper, outside, computing: computing)
    return lower...upper
  }
}

/// Refuses a confidence that is not strictly between 0 and 1.
func requireConfidence(_ confidence: Double, computing: String) throws(GSLError) {
  try require(confidence > 0 && confidence < 1, "confidence \(confidence) is not within (0, 1)", computing: computing)
}
