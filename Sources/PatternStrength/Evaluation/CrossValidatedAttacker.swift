import GSLStatistics
import PatternGrid

/// An attacker to be compared with others: how it learns from some choices, and in which order it then guesses.
public struct CrossValidatedAttacker: Sendable {
  public enum Model: Hashable, Sendable {
    case logLinear
    case nGram(order: Int)
  }

  /// As in tables: `loglinear`, `list-then-3-gram`.
  public let id: String
  public let summary: String
  let model: Model
  /// Whether the patterns trained on are guessed first, most frequent first, and only then the others by the model.
  let guessesListFirst: Bool

  /// The attackers compared: two models, and the strongest published attacker, which memorises its training list, with
  /// each.
  public static let all = [
    CrossValidatedAttacker(
      id: "loglinear", summary: "the log-linear model", model: .logLinear, guessesListFirst: false),
    CrossValidatedAttacker(
      id: "3-gram", summary: "3-grams with start and length priors", model: .nGram(order: 3), guessesListFirst: false),
    CrossValidatedAttacker(
      id: "list-then-3-gram", summary: "the training list by frequency, then 3-grams", model: .nGram(order: 3),
      guessesListFirst: true),
    CrossValidatedAttacker(
      id: "list-then-loglinear", summary: "the training list by frequency, then the log-linear model",
      model: .logLinear, guessesListFirst: true),
  ]
}

extension CrossValidatedAttacker.Model {
  /// The model trained on some choices, by one thread.
  func trained(on tally: Tally, over tree: PatternTree) throws(GSLError) -> any GuessModel {
    switch self {
    case .nGram(let order): return NGramModel(order: order, trainedOn: tally)
    case .logLinear:
      let result = try LogLinearTraining().train(tally, over: tree, threads: 1)
      return LogLinearModel(weights: result.weights)
    }
  }
}

extension GuessOrder {
  /// The guess numbers, by rank, of an attacker who first guesses the patterns of a list, most frequent first and equally
  /// frequent ones in this order, and then the others in this order.
  func guessNumbers(afterList tally: Tally) -> [UInt32] {
    let listed = tally.countedRanks.sorted { a, b in
      a.count == b.count ? guessNumbers[a.rank] < guessNumbers[b.rank] : a.count > b.count
    }
    var result = [UInt32](repeating: 0, count: ranks.count)
    for (place, choice) in listed.enumerated() { result[choice.rank] = UInt32(place + 1) }
    var next = UInt32(listed.count + 1)
    for rank in ranks where result[Int(rank)] == 0 {
      result[Int(rank)] = next
      next += 1
    }
    return result
  }
}
