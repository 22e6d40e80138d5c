import GSLStatistics

/// How often people chose the same: what a sample says about repeats, and about the patterns it does not hold.
public struct RepeatFigures: Sendable {
  /// Different patterns by how often each was seen: 1, 2, 3 to 4, 5 to 9, 10 or more times.
  public let patternsBySightings: [(frequencyOfFrequencies: ClosedRange<Int>, patterns: Int, choices: Int)]
  /// The share of people who chose what someone else of the corpus chose too: 1 - f1 / n, with the same error as `unseen`.
  public let shared: SampledFigure
  /// The probability that two people choose the same: the sum of c (c - 1) over n (n - 1), without bias. The normal interval
  /// is from the variance of a U-statistic (Hoeffding 1948), 4 (sum p³ - (sum p²)²) / n + 2 (sum p²) / n².
  public let collisionProbability: SampledFigure
  /// Good-Turing: the probability that the next person chooses a pattern that is not in the corpus, f1 / n, for f1
  /// patterns seen once. Its interval is that of Esty (1983): f1 / n ± z sqrt(f1 (1 - f1 / n) + 2 f2) / n.
  public let unseen: SampledFigure

  private static let classes = [1...1, 2...2, 3...4, 5...9, 10...Int.max]

  /// - Parameter counts: how often each pattern was chosen; zeros do not count.
  public init(counts: [Int]) throws(GSLError) {
    let counts = counts.filter { $0 > 0 }
    patternsBySightings = Self.classes.map { frequencyOfFrequencies in
      let members = counts.filter(frequencyOfFrequencies.contains)
      return (frequencyOfFrequencies, members.count, members.reduce(0, +))
    }
    let total = counts.reduce(0, +)
    let once = patternsBySightings[0].patterns
    let twice = patternsBySightings[1].patterns
    guard total > 0 else {
      shared = SampledFigure(nil, nil, .esty)
      collisionProbability = SampledFigure(nil, nil, .normal)
      unseen = SampledFigure(nil, nil, .esty)
      return
    }
    let n = Double(total)
    let deviate = try NormalDeviate.twoSided(confidence: SampledFigure.confidence)
    let mass = Double(once) / n
    let reach = deviate * (Double(once) * (1 - mass) + 2 * Double(twice)).squareRoot() / n
    let (low, high) = (max(0, mass - reach), min(1, mass + reach))
    unseen = SampledFigure(mass, low...high, .esty)
    shared = SampledFigure(Double(total - once) / n, 1 - high...1 - low, .esty)
    guard total > 1 else {
      collisionProbability = SampledFigure(nil, nil, .normal)
      return
    }
    var (pairs, squares, cubes) = (0.0, 0.0, 0.0)
    for count in counts {
      let p = Double(count) / n
      pairs += p * Double(count - 1) / (n - 1)
      squares += p * p
      cubes += p * p * p
    }
    let variance = 4 * max(0, cubes - squares * squares) / n + 2 * squares / (n * n)
    let pairReach = deviate * variance.squareRoot()
    collisionProbability = SampledFigure(pairs, max(0, pairs - pairReach)...min(1, pairs + pairReach), .normal)
  }
}
