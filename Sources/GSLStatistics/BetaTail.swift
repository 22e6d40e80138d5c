import CGSL

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two tails of a beta distribution, right also for parameters where `gsl_cdf_beta_P` gives up.
struct BetaTail {
  let a: Double
  let b: Double

  enum Side { case lower, upper }

  /// The point whose tail on `side` holds `probability`.
  ///
  /// Bisects down to neighbouring doubles. `gsl_cdf_beta_Pinv` of GSL 2.7.1 is not used: it gives NaN in many places
  /// (a = 5,000, b = 5,001 is one) and was not seen to return at a = 5,000,000, b = 5,000,001.
  func quantile(_ side: Side, _ probability: Double, computing: String) throws(GSLError) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return middle }
      let tail = try self.probability(side, of: middle, computing: computing)
      let isBelow = side == .lower ? tail < probability : tail > probability
      if isBelow { low = middle } else { high = middle }
    }
  }

  /// The probability of lying on `side` of `x`, for x in (0, 1).
  func probability(_ side: Side, of x: Double, computing: String) throws(GSLError) -> Double {
    let closed = side == .lower ? gsl_cdf_beta_P(x, a, b) : gsl_cdf_beta_Q(x, a, b)
    return closed.isNaN ? try integratedProbability(side, of: x, computing: computing) : closed
  }

  /// The tail by numerical integration of the density. GSL's continued fraction fails to converge only where
  /// both parameters are large, and there the density is one narrow bell with nothing to see 40 deviations out.
  private func integratedProbability(_ side: Side, of x: Double, computing: String) throws(GSLError) -> Double {
    let peak = (a - 1) / (a + b - 2)
    let reach = 40 * (peak * (1 - peak) / (a + b)).squareRoot()
    let low = max(0, peak - reach)
    let high = min(1, peak + reach)
    if x <= low { return side == .lower ? 0 : 1 }
    if x >= high { return side == .lower ? 1 : 0 }
    let bell = BetaBell(a: a, b: b, peak: peak)
    let below = try bell.integral(from: low, to: x, computing: computing)
    let above = try bell.integral(from: x, to: high, computing: computing)
    return (side == .lower ? below : above) / (below + above)
  }
}

/// The density of a beta distribution divided by its value at the peak, so that nothing overflows.
private struct BetaBell {
  let a: Double
  let b: Double
  let peak: Double

  func height(at x: Double) -> Double {
    let offset = x - peak
    return exp((a - 1) * log1p(offset / peak) + (b - 1) * log1p(-offset / (1 - peak)))
  }

  func integral(from low: Double, to high: Double, computing: String) throws(GSLError) -> Double {
    let limit = 200
    let workspace = try allocated(gsl_integration_workspace_alloc(limit), computing: computing)
    defer { gsl_integration_workspace_free(workspace) }
    var bell = self
    var area = 0.0
    var error = 0.0
    let code = withUnsafeMutablePointer(to: &bell) { pointer in
      var function = gsl_function(
        function: { x, bell in bell!.assumingMemoryBound(to: BetaBell.self).pointee.height(at: x) },
        params: pointer)
      // Far beyond the precision asked of an interval, and within what doubles allow. The absolute floor
      // ends the work on a tail that adds nothing to the whole.
      let floor = 1e-13 * (2 * peak * (1 - peak) / (a + b)).squareRoot()
      return gsl_integration_qag(
        &function, low, high, floor, 1e-11, limit, Int32(GSL_INTEG_GAUSS31), workspace, &area, &error)
    }
    // With more than a billion trials the bell is so narrow that rounding keeps the last digits from settling; the first
    // six are enough for an interval.
    let isRoundedOff = code == Int32(GSL_EROUND) && error <= 1e-6 * area
    if !isRoundedOff { try check(code, computing: computing) }
    return area
  }
}
