import GSLStatistics
import PatternGrid

/// An attacker to be compared with others: how it learns from some choices, and in which order it then guesses.
public struct CrossValidatedAttacker: Sendable {
  /// A way to learn; attackers with one id share what was learned.
  public struct Learner: Sendable {
    let id: String
    /// Learns with one thread; the tree is of the tally's space.
    let train: @Sendable (Tally, PatternTree) throws(GSLError) -> any GuessModel

    public init(
      id: String, train: @escaping @Sendable (_ tally: Tally, _ tree: PatternTree) throws(GSLError) -> any GuessModel
    ) {
      self.id = id
      self.train = train
    }

    public static let logLinear = Learner(id: LogLinearModel.kind) { tally, tree throws(GSLError) in
      LogLinearModel(weights: try LogLinearTraining().train(tally, over: tree, threads: 1).weights)
    }

    public static func nGram(order: Int) -> Learner {
      Learner(id: "\(order)-gram") { tally, _ in NGramModel(order: order, trainedOn: tally) }
    }
  }

  /// As in tables: `loglinear`, `list-then-3-gram`.
  public let id: String
  public let summary: String
  let learner: Learner
  /// Whether the patterns trained on are guessed first, most frequent first, and only then the others by the model.
  let guessesListFirst: Bool

  public init(id: String, summary: String, _ learner: Learner, guessesListFirst: Bool = false) {
    self.id = id
    self.summary = summary
    self.learner = learner
    self.guessesListFirst = guessesListFirst
  }

  /// The attackers compared: two models, and the strongest published attacker, which memorises its training list, with
  /// each.
  public static let all = [
    CrossValidatedAttacker(id: "loglinear", summary: "the log-linear model", .logLinear),
    CrossValidatedAttacker(id: "3-gram", summary: "3-grams with start and length priors", .nGram(order: 3)),
    CrossValidatedAttacker(
      id: "list-then-3-gram", summary: "the training list by frequency, then 3-grams", .nGram(order: 3),
      guessesListFirst: true),
    CrossValidatedAttacker(
      id: "list-then-loglinear", summary: "the training list by frequency, then the log-linear model", .logLinear,
      guessesListFirst: true),
  ]
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
