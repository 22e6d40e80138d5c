import Datasets
import PatternGrid

/// A Markov model of dots with a length prior: the published attackers' kind of model.
///
/// weight(x) = P(length) x P(first n-1 dots) x product of P(next dot | previous n-1 dots); the probability of a valid
/// pattern is its weight over the sum of the weights of all patterns of the space. Add-one smoothing throughout, on a grid
/// of d dots: d^(n-1) cells for the first dots, d for each next dot, one for each length. No start or end symbol (as in
/// Golla et al. 2019, doi 10.14722/usec.2019.23025, whose models have no length prior).
public struct NGramModel: GuessModel {
  /// The orders with which the model can be built for Android's 3x3.
  public static let orders = orders(in: .android3x3)

  /// The orders with which the model can be built: the first dots are not more than the shortest pattern has.
  public static func orders(in space: PatternSpace) -> ClosedRange<Int> {
    2...max(2, min(5, space.lengths.lowerBound + 1))
  }

  public let order: Int
  public let space: PatternSpace
  public let card: ModelCard?
  /// How often each length was seen; index is the number of dots.
  private(set) var lengthCounts: [Int]
  /// How often each beginning of `order - 1` dots was seen, by its code.
  private(set) var startCounts: [Int]
  /// How often each sequence of `order` dots was seen, by its code.
  private(set) var gramCounts: [Int]

  /// Dots of the grid: the base of the numbers that stand for sequences of dots, first dot first.
  var base: Int { space.grid.dotCount }

  private init(order: Int, space: PatternSpace, card: ModelCard?) {
    self.order = order
    self.space = space
    self.card = card
    let base = space.grid.dotCount
    lengthCounts = Array(repeating: 0, count: base + 1)
    startCounts = Array(repeating: 0, count: power(base, order - 1))
    gramCounts = Array(repeating: 0, count: power(base, order))
  }

  /// Counts a tally.
  ///
  /// - Precondition: `orders(in:)` of the tally's space contains `order`.
  public init(order: Int, trainedOn tally: Tally, card: ModelCard? = nil) {
    let space = tally.patterns.space
    precondition(Self.orders(in: space).contains(order), "no n-gram model of order \(order)")
    self.init(order: order, space: space, card: card)
    for (pattern, count) in tally.countedPatterns {
      lengthCounts[pattern.length] += count
      startCounts[code(pattern.dots[..<(order - 1)])] += count
      for end in stride(from: order, through: pattern.length, by: 1) {
        gramCounts[code(pattern.dots[(end - order)..<end])] += count
      }
    }
  }

  func code(_ dots: ArraySlice<Dot>) -> Int { dots.reduce(0) { $0 * base + $1.index } }

  public func logWeights(over tree: PatternTree) -> [Double] {
    let logs = NGramLogarithms(self)
    let start = order - 1
    let codeLimit = gramCounts.count
    var weights: [Double] = []
    weights.reserveCapacity(tree.patternCount)
    // By depth of the prefix: the sum so far, and the code of the last `order` dots.
    var sums = [Double](repeating: 0, count: base + 1)
    var codes = [Int](repeating: 0, count: base + 1)
    let (base, depths, lastDots) = (base, tree.depths, tree.lastDots)
    for node in depths.indices {
      let depth = Int(depths[node])
      let code = (codes[depth - 1] * base + Int(lastDots[node])) % codeLimit
      codes[depth] = code
      sums[depth] =
        depth < start ? 0 : depth == start ? logs.start[code] : sums[depth - 1] + logs.transition[code]
      if depth >= tree.shortest { weights.append(sums[depth] + logs.length[depth]) }
    }
    return weights
  }

  /// The length, the first dots, and each dot after them.
  public func contributions(to pattern: Pattern) -> [ModelContribution] {
    let logs = NGramLogarithms(self)
    let first = order - 1
    var terms: [(ModelContribution.Subject, Double)] = [
      (.length(pattern.length), logs.length[pattern.length]),
      (.beginning(Array(pattern.dots[..<first])), logs.start[code(pattern.dots[..<first])]),
    ]
    for place in first..<pattern.length {
      let dots = pattern.dots[(place - first)...place]
      terms.append((.next(dots[place], after: Array(dots.dropLast())), logs.transition[code(dots)]))
    }
    return terms.map { ModelContribution($0, bits: -$1 / naturalLogarithm(2)) }
  }
}

/// The logarithms of an n-gram model's smoothed probabilities.
private struct NGramLogarithms {
  let length: [Double]
  let start: [Double]
  let transition: [Double]

  init(_ model: NGramModel) {
    let lengths = model.space.lengths
    let base = model.base
    let lengthTotal = Double(model.lengthCounts.reduce(0, +) + lengths.count)
    length = model.lengthCounts.indices.map { dots in
      lengths.contains(dots) ? naturalLogarithm(Double(model.lengthCounts[dots] + 1) / lengthTotal) : -.infinity
    }
    let startTotal = Double(model.startCounts.reduce(0, +) + model.startCounts.count)
    start = model.startCounts.map { naturalLogarithm(Double($0 + 1) / startTotal) }
    transition = stride(from: 0, to: model.gramCounts.count, by: base).flatMap { first in
      let counts = model.gramCounts[first..<(first + base)]
      let total = Double(counts.reduce(0, +) + base)
      return counts.map { naturalLogarithm(Double($0 + 1) / total) }
    }
  }
}

extension NGramModel: StoredModel {
  public static let kind = "ngram"
  public static let tableFile = "counts.csv"
  public static let tableColumns = ["feature", "dots", "count"]

  /// The largest count that is read: the sum of all features' counts stays within `Int`.
  private static let largestCount = 1 << 45

  public var requiredFacts: [ModelCard.Fact] { [.init("order", "\(order)")] }

  /// One row for each count above 0.
  public var tableRows: [[String]] {
    func dots(ofCode code: Int, length: Int) -> String {
      (0..<length).map { String(code / power(base, length - 1 - $0) % base) }.joined(separator: ".")
    }
    func rows(_ feature: String, _ counts: [Int], _ name: (Int) -> String) -> [[String]] {
      counts.indices.filter { counts[$0] > 0 }.map { [feature, name($0), String(counts[$0])] }
    }
    return rows("length", lengthCounts) { String($0) }
      + rows("start", startCounts) { dots(ofCode: $0, length: order - 1) }
      + rows("gram", gramCounts) { dots(ofCode: $0, length: order) }
  }

  public init(table: CSVTable, card: ModelCard, space: PatternSpace) throws(ModelFileError) {
    let orders = Self.orders(in: space)
    guard let order = card["order"].flatMap({ Int($0) }), orders.contains(order) else {
      throw ModelFileError(
        modelCardFile, "the card gives no order of \(orders.lowerBound) to \(orders.upperBound)")
    }
    self.init(order: order, space: space, card: card)
    var seen: Set<[String]> = []
    for row in table.rows {
      func fault(_ reason: String) -> ModelFileError { ModelFileError(Self.tableFile, line: row.line, reason) }
      let parts = (row["dots"] ?? "").split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { UInt8($0) }
      guard numbers.count == parts.count else { throw fault("the dots are not numbers") }
      guard let count = row.integer("count"), (1...Self.largestCount).contains(count) else {
        throw fault("the count is not a whole number from 1 to \(Self.largestCount)")
      }
      guard seen.insert(Array(row.fields.prefix(2))).inserted else { throw fault("this feature is there twice") }
      let areDots = numbers.allSatisfy { $0 < base }
      let code = areDots ? code(numbers.map(Dot.init(byte:))[...]) : 0
      switch (row["feature"], numbers.count) {
      case ("length", 1) where space.lengths.contains(Int(numbers[0])): lengthCounts[Int(numbers[0])] = count
      case ("start", order - 1) where areDots: startCounts[code] = count
      case ("gram", order) where areDots: gramCounts[code] = count
      default: throw fault("not a feature of a model of order \(order)")
      }
    }
  }

  public static func trained(
    on tally: Tally, _ options: TrainingOptions, source: [ModelCard.Fact], progress: (Int) -> Void
  ) throws -> NGramModel {
    let space = tally.patterns.space
    guard tally.total > 0 else { throw TrainingError.noChoices }
    guard orders(in: space).contains(options.order) else {
      throw TrainingError.order(options.order, allowed: orders(in: space))
    }
    return NGramModel(
      order: options.order, trainedOn: tally,
      card: ModelCard(
        [
          .init("kind", kind), .init("model", "n-gram with start and length priors, add-one smoothing"),
          .init("order", "\(options.order)"), .init("space", space.title),
        ] + source))
  }
}

func power(_ base: Int, _ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * base } }
