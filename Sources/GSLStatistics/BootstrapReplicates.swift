import CGSL

/// Resamples of counted data, each as one multinomial draw with the observed total (Efron 1979).
package enum BootstrapReplicates {
  /// Values of several statistics of the same resamples: element `r` holds all statistics of resample `r`.
  ///
  /// `counts[i]` are the observations of kind i. Cost: 30 to 100 ns a kind and resample, and the statistics.
  /// The statistics may keep nothing of the array they are given, which is used again.
  /// Refused: negative counts, no observations or over 2³² - 1, fewer than 1 resample.
  package static func ofCounts(
    _ counts: [Int], resamples: Int, using generator: RandomGenerator, statistics: ([Int]) -> [Double?]
  ) throws(GSLError) -> [[Double?]] {
    let computing = "bootstrap resamples"
    try require(resamples >= 1, "\(resamples) resamples", computing: computing)
    let total = try requireCounts(counts, computing: computing)
    let weights = counts.map(Double.init)
    var drawn = [UInt32](repeating: 0, count: counts.count)
    var resample = counts
    var replicates: [[Double?]] = []
    for _ in 0..<resamples {
      gsl_ran_multinomial(generator.raw, weights.count, UInt32(total), weights, &drawn)
      for kind in resample.indices { resample[kind] = Int(drawn[kind]) }
      replicates.append(statistics(resample))
    }
    return replicates
  }
}

/// The sum of counts; refuses what cannot be resampled.
func requireCounts(_ counts: [Int], computing: String) throws(GSLError) -> Int {
  var total = 0
  for (kind, count) in counts.enumerated() {
    try require(count >= 0, "count \(kind) is \(count)", computing: computing)
    let (sum, overflow) = total.addingReportingOverflow(count)
    try require(!overflow && sum <= Int(UInt32.max), "there are over 2^32 - 1 observations", computing: computing)
    total = sum
  }
  try require(total > 0, "there are no observations", computing: computing)
  return total
}
