import GSLStatistics

/// How often people chose the same: what a sample says about repeats, and about the patterns it does not hold.
public struct RepeatFigures: Sendable {
  /// Different patterns by how often each was seen: 1, 2, 3 to 4, 5 to 9, 10 or more times.
  public let patternsBySightings: [(sightings: ClosedRange<Int>, patterns: Int, choices: Int)]
  /// The share of people who chose what someone else of the corpus chose too.
  public let shared: SampledFigure
  /// The probability that two people choose the same: the sum of c (c - 1) over n (n - 1), without bias.
  public let sameByTwo: SampledFigure
  /// Good-Turing: the probability that the next person chooses a pattern that is not in the corpus, f1 / n, for f1
  /// patterns seen once. Its interval is that of Esty (1983): f1 / n ± z sqrt(f1 (1 - f1 / n) + 2 f2) / n.
  public let unseen: SampledFigure

  private static let classes = [1...1, 2...2, 3...4, 5...9, 10...Int.max]

  /// - Parameter counts: how often each pattern was chosen; zeros do not count.
  public init(counts: [Int]) throws(GSLError) {
    let counts = counts.filter { $0 > 0 }
    patternsBySightings = Self.classes.map { sightings in
      let members = counts.filter(sightings.contains)
      return (sightings, members.count, members.reduce(0, +))
    }
    let total = counts.reduce(0, +)
    let once = patternsBySightings[0].patterns
    let twice = patternsBySightings[1].patterns
    // Whether one choice is repeated depends on the others: a binomial interval would be too sure of itself.
    shared = SampledFigure(total > 0 ? Double(total - once) / Double(total) : nil, nil, .exact)
    let n = Double(total)
    var pairs = 0.0
    for count in counts { pairs += Double(count) * Double(count - 1) }
    sameByTwo = SampledFigure(total > 1 ? pairs / (n * (n - 1)) : nil, nil, .exact)
    guard total > 0 else {
      unseen = SampledFigure(nil, nil, .esty)
      return
    }
    let mass = Double(once) / n
    let reach =
      try NormalDeviate.twoSided(confidence: SampledFigure.confidence)
      * (Double(once) * (1 - mass) + 2 * Double(twice)).squareRoot() / n
    unseen = SampledFigure(mass, max(0, mass - reach)...min(1, mass + reach), .esty)
  }
}
