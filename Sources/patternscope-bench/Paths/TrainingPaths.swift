import Glibc
import PatternGrid
import PatternStrength

extension HotPath {
  /// Learning from a corpus.
  static let ofTraining = [
    HotPath(
      "training-step", "the likelihood of a corpus and its slope by every weight of the log-linear model",
      unit: "weights"
    ) {
      let objective = PenalisedLikelihood()
      let likelihood = LogLinearLikelihood(objective.tally, over: objective.tree, threads: 1)
      let weights = likelihood.features.indices.map { 0.01 * Double($0 % 7) }
      let sample = stride(from: 0, to: weights.count, by: 97)
      return TwoWays(
        operations: weights.count, plainOperations: sample.underestimatedCount,
        library: {
          var slopes = weights
          let value = likelihood.evaluate(weights, gradient: &slopes)
          return (value: value, slopes: slopes)
        },
        plain: {
          let value = objective.value(likelihood, weights)
          return (value: value, slopes: sample.map { (place: $0, slope: objective.slope(likelihood, weights, at: $0)) })
        },
        agree: { library, plain in
          abs(library.value - plain.value) < 1e-6
            && plain.slopes.allSatisfy { abs(library.slopes[$0.place] - $0.slope) < 1e-4 }
        })
    }
  ]
}

/// What training makes small, from its definition: -log of the probability of every choice, and a penalty for large
/// weights.
private struct PenalisedLikelihood {
  let tree = PatternTree(.android3x3)
  let tally: Tally

  /// The choices are the patterns of the popular lists.
  init() {
    var tally = Tally(patterns: .android3x3)
    for list in PopularLists(patterns: .android3x3).lists { for rank in list.ranks { tally.add(rank) } }
    self.tally = tally
  }

  func value(_ likelihood: LogLinearLikelihood, _ weights: [Double]) -> Double {
    let model = LogLinearModel(
      weights: zip(likelihood.features, weights).map { ($0, $1 / log(2)) })
    let distribution = PatternDistribution(model, over: tree)
    let surprise = tally.countedRanks.reduce(0) { $0 - Double($1.count) * log(distribution.probabilities[$1.rank]) }
    return zip(likelihood.penalties, weights).reduce(surprise) { $0 + $1.0 * $1.1 * $1.1 / 2 }
  }

  /// The slope by one weight, from the values a little to its sides.
  func slope(_ likelihood: LogLinearLikelihood, _ weights: [Double], at place: Int) -> Double {
    let step = 1e-3
    var (lower, upper) = (weights, weights)
    lower[place] -= step
    upper[place] += step
    return (value(likelihood, upper) - value(likelihood, lower)) / (2 * step)
  }
}
