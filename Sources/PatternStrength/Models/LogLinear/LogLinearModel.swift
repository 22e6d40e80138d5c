import Datasets
import GSLStatistics
import PatternGrid

/// A log-linear (maximum-entropy) model of what people choose, normalised exactly over all patterns of Android's 3x3
/// space, which its features describe.
///
/// p(x) is proportional to 2^(sum of weight x how often x has the feature), the weights being in bits. Only features that
/// the training corpus has carry a weight.
public struct LogLinearModel: GuessModel {
  public let card: ModelCard?
  /// Features in ascending order, with their weights in bits.
  public let weights: [(feature: ModelFeature, bits: Double)]

  /// - Precondition: the features ascend without repetition.
  public init(weights: [(feature: ModelFeature, bits: Double)], card: ModelCard? = nil) {
    self.weights = weights
    self.card = card
  }

  public func logWeights(over tree: PatternTree) -> [Double] {
    let map = FactorIndex(weights.map(\.feature), over: tree)
    let walk = FactorWalk(tree)
    let naturalWeights = weights.map { $0.bits * LogLinearModel.natsPerBit }
    let cells = map.cellWeights(naturalWeights)
    var result: [Double] = []
    result.reserveCapacity(tree.patternCount)
    for part in walk.parts { result += walk.sums(of: cells, in: part) }
    for (rank, feature) in map.occurrences { result[Int(rank)] += naturalWeights[Int(feature)] }
    return result
  }

  /// The features that carry a weight.
  public func contributions(to pattern: Pattern) -> [ModelContribution] {
    var counts: [ModelFeature: Int] = [:]
    for feature in ModelFeature.all(of: pattern) { counts[feature, default: 0] += 1 }
    return weights.compactMap { feature, bits in
      counts[feature].map { ModelContribution(.feature(feature), count: $0, bits: -bits * Double($0)) }
    }
  }

  static let natsPerBit = naturalLogarithm(2)
}

extension LogLinearModel: StoredModel {
  public static let kind = "loglinear"
  public static let tableFile = "weights.csv"
  public static let tableColumns = ["template", "feature", "weight_bits"]

  /// Decimals of the weights of a trained model, which are rounded so that a saved model is the trained one.
  private static let weightDigits = 5
  /// Beyond this no training goes, and sums of weights might lose their last bits.
  private static let largestWeight = 1000.0

  public var requiredFacts: [ModelCard.Fact] { [] }

  public var tableRows: [[String]] {
    weights.map { feature, bits in
      let rounded = decimalText(bits, digits: Self.weightDigits)
      return [feature.template.id, feature.text, Double(rounded) == bits ? rounded : "\(bits)"]
    }
  }

  public init(table: CSVTable, card: ModelCard, space: PatternSpace) throws(ModelFileError) {
    guard space == .android3x3 else {
      throw ModelFileError(
        modelCardFile, "a log-linear model is of \(PatternSpace.android3x3.title), this is of \(space.title)")
    }
    var weights: [(feature: ModelFeature, bits: Double)] = []
    weights.reserveCapacity(table.rows.count)
    for row in table.rows {
      let feature: ModelFeature
      do { feature = try ModelFeature(template: row.fields[0], text: row.fields[1]) } catch {
        throw ModelFileError(Self.tableFile, line: row.line, error.reason)
      }
      guard let bits = Double(row.fields[2]), abs(bits) <= Self.largestWeight else {
        throw ModelFileError(
          Self.tableFile, line: row.line, "the weight is not a number of at most \(Int(Self.largestWeight)) bits")
      }
      guard weights.last.map({ $0.feature < feature }) ?? true else {
        throw ModelFileError(
          Self.tableFile, line: row.line,
          "'\(feature.text)' of template '\(row.fields[0])' is out of order or there twice")
      }
      weights.append((feature, bits))
    }
    self.init(weights: weights, card: card)
  }

  /// Trains on all of a tally, and once more on four fifths of it, to measure the bits of the other fifth.
  ///
  /// Cost: about 4 s for 5,000 choices on two cores.
  public static func trained(
    on tally: Tally, _ options: TrainingOptions, source: [ModelCard.Fact], progress: (Int) -> Void
  ) throws -> LogLinearModel {
    let space = tally.patterns.space
    guard tally.total > 0 else { throw TrainingError.noChoices }
    guard space == .android3x3 else { throw TrainingError.space(space, kind: kind) }
    let tree = PatternTree(space)
    let result = try options.search.train(tally, over: tree, threads: options.threads, progress: progress)
    let heldOutBits = try options.search.heldOutBits(tally, over: tree, threads: options.threads)
    let facts = [.init("kind", kind)] + result.facts(options.search, heldOutBits: heldOutBits)
    return LogLinearModel(
      weights: result.weights.map { ($0.feature, rounded($0.bits, digits: weightDigits)) },
      card: ModelCard(facts + [.init("space", space.title)] + source))
  }
}

extension LogLinearTraining {
  /// One of so many parts of a tally is held out to measure the bits of choices not trained on.
  private static let heldOutParts = 5
  /// Of the random parts.
  private static let heldOutSeed: UInt64 = 1

  /// Mean of -log2 p over a fifth of the choices, by a model trained on the rest; nil if there are fewer choices than
  /// parts, or too many to be parted one by one.
  fileprivate func heldOutBits(_ tally: Tally, over tree: PatternTree, threads: Int) throws -> Double? {
    let split: CrossValidationSplit
    do {
      split = try CrossValidationSplit(tally, folds: Self.heldOutParts, repeats: 1, seed: Self.heldOutSeed)
    } catch is CrossValidationError { return nil }
    let round = split.rounds[0]
    let weights = try train(split.training(of: round), over: tree, threads: threads).weights
    let distribution = PatternDistribution(LogLinearModel(weights: weights), over: tree)
    let bits = compensatedSum(round.heldOut.map { distribution.bits(ofRank: Int(split.ranks[$0])) })
    return bits / Double(round.heldOut.count)
  }
}

extension LogLinearTraining.Result {
  /// The model, its templates and penalties, and where the search for its weights ended.
  fileprivate func facts(_ training: LogLinearTraining, heldOutBits: Double?) -> [ModelCard.Fact] {
    let templates = training.templates.map { "\($0.id) (\($0.penalty))" }.joined(separator: "; ")
    let facts: [ModelCard.Fact] = [
      .init("model", "log-linear (maximum entropy), normalised exactly over all patterns"),
      .init("weights", "\(weights.count) in bits"), .init("templates (penalty)", templates),
      .init("penalty", "L2: penalty x weight^2 / 2, the weight in nats"),
      .init("optimiser", "BFGS (GSL vector_bfgs2); \(iterations) iterations; \(stopReason.words)"),
      .init("objective nats", decimalText(objective, digits: 2)),
      .init("gradient norm", decimalText(gradientNorm, digits: 2)),
      .init("held-out bits", heldOutBits.map { decimalText($0, digits: 3) } ?? ""),
    ]
    guard heldOutBits != nil else { return facts }
    let meaning = "a fifth of the patterns, by a model trained on the other four fifths, not by this one"
    return facts + [.init("held-out bits are of", meaning)]
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

/// The number in decimals, rounded.
private func decimalText(_ value: Double, digits: Int) -> String {
  let units = Int((abs(value) * powerOfTen(digits)).rounded())
  let text = String(units)
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  return (value < 0 && units > 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
}

/// The number that has the rounded decimals.
private func rounded(_ value: Double, digits: Int) -> Double {
  (value * powerOfTen(digits)).rounded() / powerOfTen(digits)
}

private func powerOfTen(_ exponent: Int) -> Double { Double(power(10, exponent)) }
