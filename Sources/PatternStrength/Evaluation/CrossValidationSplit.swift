import GSLStatistics
import PatternGrid

/// The choices of a corpus, one by one, and how they are parted into those trained on and those held out.
public struct CrossValidationSplit: Sendable {
  /// The most choices that are taken one by one.
  public static let mostChoices = 10_000_000

  /// One training and the test of what it made.
  public struct Round: Sendable {
    /// In messages and tables: the repeat and fold, or the group held out.
    public let name: String
    /// Places of the held-out choices.
    public let heldOut: [Int]
  }

  /// The index of the space that was chosen from.
  public let patterns: PatternIndex
  /// The rank of each choice.
  public let ranks: [UInt32]
  public let rounds: [Round]
  /// How often each choice is held out.
  public let repeats: Int
  /// Whether each round holds out one group.
  public let isByGroup: Bool

  /// Random parts of nearly equal size: each is held out once, and all of that is repeated with other parts.
  ///
  /// - Throws: `CrossValidationError` where there are too few or too many choices; `GSLError`.
  public init(_ tally: Tally, folds: Int, repeats: Int, seed: UInt64) throws {
    guard tally.total <= Self.mostChoices else { throw CrossValidationError.tooManyChoices(tally.total) }
    guard tally.total >= folds, folds >= 2 else { throw CrossValidationError.tooFewChoices(tally.total, folds: folds) }
    patterns = tally.patterns
    ranks = tally.countedRanks.flatMap { Array(repeating: UInt32($0.rank), count: $0.count) }
    let generator = try RandomGenerator(seed: seed)
    var rounds: [Round] = []
    for turn in 1...max(repeats, 1) {
      var places = Array(ranks.indices)
      generator.shuffle(&places)
      for fold in 0..<folds {
        let heldOut = stride(from: fold, to: places.count, by: folds).map { places[$0] }
        rounds.append(Round(name: "repeat \(turn), fold \(fold + 1)", heldOut: heldOut.sorted()))
      }
    }
    self.rounds = rounds
    self.repeats = max(repeats, 1)
    isByGroup = false
  }

  /// Leaves one group out at a time.
  ///
  /// - Throws: `CrossValidationError` where there are fewer than two groups or too many choices.
  public init(groups: [(name: String, tally: Tally)]) throws(CrossValidationError) {
    let groups = groups.filter { $0.tally.total > 0 }
    guard groups.count >= 2 else { throw .tooFewGroups(groups.count) }
    let total = groups.reduce(0) { $0 + $1.tally.total }
    guard total <= Self.mostChoices else { throw .tooManyChoices(total) }
    var ranks: [UInt32] = []
    var rounds: [Round] = []
    for (name, tally) in groups {
      let first = ranks.count
      for (rank, count) in tally.countedRanks { ranks += repeatElement(UInt32(rank), count: count) }
      rounds.append(Round(name: name, heldOut: Array(first..<ranks.count)))
    }
    patterns = groups[0].tally.patterns
    self.ranks = ranks
    self.rounds = rounds
    repeats = 1
    isByGroup = true
  }

  /// The choices that a round trains on.
  func training(of round: Round) -> Tally {
    var tally = Tally(patterns: patterns)
    var isHeldOut = [Bool](repeating: false, count: ranks.count)
    for place in round.heldOut { isHeldOut[place] = true }
    for place in ranks.indices where !isHeldOut[place] { tally.add(Int(ranks[place])) }
    return tally
  }
}

/// Why a corpus cannot be used to compare models.
public enum CrossValidationError: Error, Equatable, CustomStringConvertible {
  case tooFewChoices(Int, folds: Int)
  case tooManyChoices(Int)
  case tooFewGroups(Int)

  public var description: String {
    switch self {
    case .tooFewChoices(let count, let folds):
      "\(count) \(count == 1 ? "pattern is" : "patterns are") too few for \(folds) folds"
    case .tooManyChoices(let count):
      "\(count) patterns are too many to be held out one by one (at most \(CrossValidationSplit.mostChoices))"
    case .tooFewGroups(let count): "leaving one group out needs at least 2 groups, the corpus has \(count)"
    }
  }
}
