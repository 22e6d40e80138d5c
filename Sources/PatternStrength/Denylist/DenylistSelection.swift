import PatternGrid

/// What to refuse: selections that add up, and what is then made of them.
public struct DenylistSelection: Sendable {
  /// The most likely patterns of those long enough.
  public var top: Int?
  /// The fewest most likely patterns that this share of people choose, 0 to 1, of those long enough.
  public var coverage: Double?
  /// Patterns with at most this guess number.
  public var guessNumber: Int?
  /// Patterns that people choose with a probability of less than this many bits.
  public var belowBits: Double?
  /// Patterns for which a rule says so, by rank.
  public var rules: [@Sendable (Int) -> Bool] = []
  /// Sets read from elsewhere.
  public var added: [DenylistSet] = []
  public var intersected: [DenylistSet] = []
  public var removed: [DenylistSet] = []
  public var isSymmetric = false
  public var hasReversals = false
  /// Shorter patterns cannot be drawn anyway and are left out; nil leaves none out.
  public var minimumLength: Int?

  public init() {}

  /// Whether anything is selected at all.
  public var isEmpty: Bool {
    top == nil && coverage == nil && guessNumber == nil && belowBits == nil && rules.isEmpty && added.isEmpty
  }

  /// The patterns selected: all selections together, what they have in common with each intersected set, closed as asked,
  /// then without the removed sets and the short patterns.
  public func patterns(_ scorer: PatternScorer) -> DenylistSet {
    let patterns = scorer.patterns
    let shortest = minimumLength ?? patterns.space.lengths.lowerBound
    let isLongEnough = { (rank: Int) in scorer.patterns.pattern(at: rank).length >= shortest }
    var result = DenylistSet(of: patterns)
    if let top {
      for rank in scorer.order.ranks.lazy.map({ Int($0) }).filter(isLongEnough).prefix(top) { result.insert(rank) }
    }
    if let coverage { for rank in covering(coverage, scorer, isLongEnough) { result.insert(rank) } }
    if let guessNumber { for rank in scorer.order.ranks.prefix(guessNumber) { result.insert(Int(rank)) } }
    for rank in 0..<scorer.patterns.count {
      if let belowBits, scorer.distribution.bits(ofRank: rank) < belowBits { result.insert(rank) }
      if rules.contains(where: { $0(rank) }) { result.insert(rank) }
    }
    for set in added { result = result.union(set) }
    for set in intersected { result = result.intersection(set) }
    if isSymmetric { result = result.closedUnderSymmetries() }
    if hasReversals { result = result.closedUnderReversal() }
    for set in removed { result = result.subtracting(set) }
    return shortest > patterns.space.lengths.lowerBound
      ? DenylistSet(result.ranks.filter(isLongEnough), of: patterns) : result
  }

  private func covering(_ share: Double, _ scorer: PatternScorer, _ isLongEnough: (Int) -> Bool) -> [Int] {
    let ranks = scorer.order.ranks.map { Int($0) }.filter(isLongEnough)
    let total = compensatedSum(ranks.lazy.map { scorer.distribution.probabilities[$0] })
    var covered = 0.0
    var result: [Int] = []
    for rank in ranks where covered < share * total {
      result.append(rank)
      covered += scorer.distribution.probabilities[rank]
    }
    return result
  }
}
