import CGSL
import GSLShims

/// The smooth curve of Steffen (1990) through given points: between two points it never leaves the range of their
/// values, so it rises where the points rise and has no bumps of its own.
///
/// The curve does not change once built, so threads may share it.
public final class Spline: @unchecked Sendable {
  /// The stretch of x on which the curve is defined.
  public let domain: ClosedRange<Double>

  private let spline: UnsafeMutablePointer<gsl_spline>

  /// The curve through (x[i], y[i]). Cost is proportional to the number of points.
  ///
  /// Refused: fewer than three points, sides of different length, x not strictly rising, a value that
  /// is infinite or not a number.
  public init(x: [Double], y: [Double]) throws(GSLError) {
    let computing = "a Steffen spline"
    turnOffAbortingHandler()
    try require(x.count == y.count, "\(x.count) x values for \(y.count) y values", computing: computing)
    let fewest = Int(gsl_interp_type_min_size(gsl_shim_steffen()))
    try require(x.count >= fewest, "\(x.count) points, at least \(fewest) are needed", computing: computing)
    let areFinite = x.allSatisfy(\.isFinite) && y.allSatisfy(\.isFinite)
    try require(areFinite, "a value is not a finite number", computing: computing)
    let rises = zip(x, x.dropFirst()).allSatisfy { $0 < $1 }
    try require(rises, "the x values do not strictly rise", computing: computing)

    let spline = try allocated(gsl_spline_alloc(gsl_shim_steffen(), x.count), computing: computing)
    do {
      try check(gsl_spline_init(spline, x, y, x.count), computing: computing)
    } catch {
      gsl_spline_free(spline)
      throw error
    }
    self.spline = spline
    domain = x[0]...x[x.count - 1]
  }

  deinit {
    gsl_spline_free(spline)
  }

  /// The height of the curve at `x`, found in time log n; `nil` outside the domain, where nothing is known.
  public func value(at x: Double) -> Double? {
    guard domain.contains(x) else { return nil }
    var y = 0.0
    return gsl_spline_eval_e(spline, x, nil, &y) == GSL_SUCCESS ? y : nil
  }
}
