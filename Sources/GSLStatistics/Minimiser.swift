import CGSL
import GSLShims

/// Finds a local minimum of a smooth function of many variables from its values and gradients
/// by the algorithm of Broyden, Fletcher, Goldfarb and Shanno with the line search of Fletcher (GSL's `vector_bfgs2`).
package struct Minimiser: Sendable {
  /// Why the search ended.
  package enum StopReason: Equatable, Sendable {
    /// The length of the gradient is at most the tolerance: a stationary point.
    case gradientIsSmall
    case iterationsReached
    /// The line search found nothing lower (GSL_ENOPROG): as near as rounding, or a wrong gradient, allows.
    case noProgress
    /// The progress callback asked for the end.
    case stoppedByCaller
  }

  package struct Result: Equatable, Sendable {
    package let point: [Double]
    package let value: Double
    package let gradientNorm: Double
    package let iterations: Int
    /// How often the function was evaluated, value and gradient together.
    package let evaluations: Int
    package let stopReason: StopReason
  }

  /// The length of the first trial step, above 0.
  package var firstStep: Double

  /// How exact the line search is, 0..<1: GSL advises 0.1.
  package var lineSearchTolerance: Double

  /// The length of the gradient at which the search ends, at least 0.
  package var gradientTolerance: Double

  package var maximumIterations: Int

  package init(
    firstStep: Double = 0.01, lineSearchTolerance: Double = 0.1,
    gradientTolerance: Double, maximumIterations: Int
  ) {
    self.firstStep = firstStep
    self.lineSearchTolerance = lineSearchTolerance
    self.gradientTolerance = gradientTolerance
    self.maximumIterations = maximumIterations
  }

  /// Searches downhill from `start`.
  ///
  /// - Parameters:
  ///   - start: The first point, of any positive dimension.
  ///   - progress: Called after each iteration with its number from 1, the value and the length of the gradient;
  ///     `false` ends the search.
  ///   - evaluate: Returns the value at a point and writes the gradient there, keeping the number of its components.
  ///     Never called twice in a row for the same point.
  /// - Throws: `GSLError` for a setting out of range, an empty or non-finite start, and as soon as `evaluate`
  ///   gives a value or gradient that is not finite or a gradient of another length.
  package func minimise(
    from start: [Double],
    progress: (_ iteration: Int, _ value: Double, _ gradientNorm: Double) -> Bool = { _, _, _ in true },
    evaluate: (_ point: [Double], _ gradient: inout [Double]) -> Double
  ) throws(GSLError) -> Result {
    turnOffAbortingHandler()
    try requireSettings(start: start)
    let solver = try allocated(
      gsl_multimin_fdfminimizer_alloc(gsl_shim_bfgs2(), start.count), computing: Self.computing)
    defer { gsl_multimin_fdfminimizer_free(solver) }

    let outcome = withoutActuallyEscaping(evaluate) { evaluate in
      let objective = MinimiserObjective(dimension: start.count, evaluate: evaluate)
      return objective.withGSLFunction { function in
        Swift.Result { () throws(GSLError) in
          try search(with: solver, function, objective, from: start, progress: progress)
        }
      }
    }
    return try outcome.get()
  }

  private static let computing = "a minimum"

  private func search(
    with solver: UnsafeMutablePointer<gsl_multimin_fdfminimizer>,
    _ function: UnsafeMutablePointer<gsl_multimin_function_fdf>, _ objective: MinimiserObjective,
    from start: [Double], progress: (Int, Double, Double) -> Bool
  ) throws(GSLError) -> Result {
    var start = start
    let setting = start.withUnsafeMutableBufferPointer { buffer in
      var view = gsl_vector_view_array(buffer.baseAddress, buffer.count)
      return gsl_multimin_fdfminimizer_set(solver, function, &view.vector, firstStep, lineSearchTolerance)
    }
    try objective.requireSound(computing: Self.computing)
    try check(setting, computing: Self.computing)

    var iteration = 0
    var reason = StopReason.iterationsReached
    while true {
      let gradientNorm = gsl_blas_dnrm2(solver.pointee.gradient)
      if iteration > 0, !progress(iteration, solver.pointee.f, gradientNorm) {
        reason = .stoppedByCaller
        break
      }
      if gradientNorm <= gradientTolerance {
        reason = .gradientIsSmall
        break
      }
      if iteration == maximumIterations { break }
      let code = gsl_multimin_fdfminimizer_iterate(solver)
      try objective.requireSound(computing: Self.computing)
      if code == GSL_ENOPROG {
        reason = .noProgress
        break
      }
      try check(code, computing: Self.computing)
      iteration += 1
    }
    return Result(
      point: (0..<start.count).map { gsl_vector_get(solver.pointee.x, $0) }, value: solver.pointee.f,
      gradientNorm: gsl_blas_dnrm2(solver.pointee.gradient), iterations: iteration,
      evaluations: objective.evaluations, stopReason: reason)
  }

  private func requireSettings(start: [Double]) throws(GSLError) {
    let computing = Self.computing
    try require(!start.isEmpty, "the start has no components", computing: computing)
    try require(start.allSatisfy(\.isFinite), "the start is not finite", computing: computing)
    try require(firstStep > 0 && firstStep.isFinite, "the first step is \(firstStep)", computing: computing)
    try require(
      0..<1 ~= lineSearchTolerance, "the line search tolerance is \(lineSearchTolerance)", computing: computing)
    try require(gradientTolerance >= 0, "the gradient tolerance is \(gradientTolerance)", computing: computing)
    try require(maximumIterations >= 0, "\(maximumIterations) iterations at most", computing: computing)
  }
}
