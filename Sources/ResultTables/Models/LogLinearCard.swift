import Documents
import GSLStatistics
import PatternStrength

extension LogLinearReport {
  /// The model, its templates and penalties, and where the search for its weights ended.
  public var facts: [ModelCard.Fact] {
    let templates = FeatureTemplate.all.map { "\($0.id) (\($0.penalty))" }.joined(separator: "; ")
    return [
      .init("model", "log-linear (maximum entropy), normalised exactly over all patterns"),
      .init("weights", "\(result.weights.count) in bits"), .init("templates (penalty)", templates),
      .init("penalty", "L2: penalty x weight^2 / 2, the weight in nats"),
      .init("optimiser", "BFGS (GSL vector_bfgs2); \(result.iterations) iterations; \(result.stopReason.words)"),
      .init("objective nats", FixedDecimal.text(result.objective, digits: 2)),
      .init("gradient norm", FixedDecimal.text(result.gradientNorm, digits: 2)),
      .init("held-out bits", heldOutBits.map { FixedDecimal.text($0, digits: 3) } ?? ""),
    ]
  }
}

extension Minimiser.StopReason {
  fileprivate var words: String {
    switch self {
    case .gradientIsSmall: "ended where the gradient was small"
    case .iterationsReached: "ended at the most iterations allowed"
    case .noProgress: "ended where no step went lower"
    case .stoppedByCaller: "stopped"
    }
  }
}
