import GSLStatistics
import PatternGrid

/// Finds the weights of a log-linear model by GSL's BFGS.
///
/// The search runs on weights scaled by the square root of count + penalty, which makes the curvature of the likelihood
/// nearly the same in all directions. It ends when the gradient, so scaled, is at most `gradientTolerance`, or after
/// `maximumIterations`, or where the line search finds nothing lower. The same corpus gives the same weights.
public struct LogLinearTraining: Sendable {
  public var gradientTolerance = 0.3
  public var maximumIterations = 400
  /// The kinds of features that get weights.
  public var templates = FeatureTemplate.all
  /// What the templates' penalties are multiplied by, above 0.
  public var penaltyScale = 1.0

  /// The length of the first step, of scaled weights.
  private static let firstStep = 0.1
  /// A coarser line search than GSL advises (0.1) takes a third fewer evaluations to the same objective.
  private static let lineSearchTolerance = 0.3

  public init() {}

  /// What came of a training.
  public struct Result: Sendable {
    /// Features in ascending order, with their weights in bits.
    public let weights: [(feature: ModelFeature, bits: Double)]
    /// The penalised negative log-likelihood reached, in nats.
    public let objective: Double
    /// The length of its gradient by the weights in nats.
    public let gradientNorm: Double
    public let iterations: Int
    package let stopReason: Minimiser.StopReason
  }

  /// Trains on a corpus.
  ///
  /// - Parameter progress: told the number of each iteration, from 1.
  /// - Throws: `GSLError` where the corpus is empty.
  public func train(
    _ tally: Tally, over tree: PatternTree, threads: Int, progress: (Int) -> Void = { _ in }
  ) throws(GSLError) -> Result {
    let likelihood = LogLinearLikelihood(
      tally, templates: templates, penaltyScale: penaltyScale, over: tree, threads: threads)
    let scales = zip(likelihood.featureCounts, likelihood.penalties).map { 1 / ($0 + $1).squareRoot() }
    var minimiser = Minimiser(gradientTolerance: gradientTolerance, maximumIterations: maximumIterations)
    minimiser.firstStep = Self.firstStep
    minimiser.lineSearchTolerance = Self.lineSearchTolerance
    let result = try minimiser.minimise(
      from: [Double](repeating: 0, count: scales.count),
      progress: { iteration, _, _ in
        progress(iteration)
        return true
      },
      evaluate: { point, gradient in
        let value = likelihood.evaluate(zip(point, scales).map { $0 * $1 }, gradient: &gradient)
        for index in gradient.indices { gradient[index] *= scales[index] }
        return value
      })
    let weights = zip(result.point, scales).map { $0 * $1 }
    var gradient = weights
    let objective = likelihood.evaluate(weights, gradient: &gradient)
    return Result(
      weights: zip(likelihood.features, weights).map { ($0, $1 / LogLinearModel.natsPerBit) }, objective: objective,
      gradientNorm: gradient.reduce(0) { $0 + $1 * $1 }.squareRoot(), iterations: result.iterations,
      stopReason: result.stopReason)
  }
}
