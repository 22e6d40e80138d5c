import Datasets
import PatternGrid

/// A Markov model of dots with a length prior: the published attackers' kind of model.
///
/// weight(x) = P(length) x P(first n-1 dots) x product of P(next dot | previous n-1 dots); the probability of a valid
/// pattern is its weight over the sum of the weights of all 389,112. Add-one smoothing throughout: 9^(n-1) cells for the
/// first dots, 9 for each next dot, 6 lengths. No start or end symbol (as in Golla et al. 2019, doi
/// 10.14722/usec.2019.23025, whose models have no length prior).
public struct NGramModel: GuessModel {
  /// The orders with which the model can be built.
  public static let orders = 2...5

  public let order: Int
  public let card: ModelCard?
  /// How often each length was seen; index is the number of dots.
  let lengthCounts: [Int]
  /// How often each beginning of `order - 1` dots was seen, by its dots as digits to the base 9.
  let startCounts: [Int]
  /// How often each sequence of `order` dots was seen, by its dots as digits to the base 9.
  let gramCounts: [Int]

  /// Counts a corpus.
  ///
  /// - Precondition: `orders` contains `order`.
  public init(order: Int, trainedOn tally: Tally, card: ModelCard? = nil) {
    precondition(Self.orders.contains(order), "no n-gram model of order \(order)")
    self.order = order
    self.card = card
    var lengthCounts = [Int](repeating: 0, count: 10)
    var startCounts = [Int](repeating: 0, count: power(order - 1))
    var gramCounts = [Int](repeating: 0, count: power(order))
    for (pattern, count) in tally.countedPatterns {
      lengthCounts[pattern.length] += count
      startCounts[code(pattern.dots[..<(order - 1)])] += count
      for end in stride(from: order, through: pattern.length, by: 1) {
        gramCounts[code(pattern.dots[(end - order)..<end])] += count
      }
    }
    self.lengthCounts = lengthCounts
    self.startCounts = startCounts
    self.gramCounts = gramCounts
  }

  public func logWeights(over tree: PatternTree) -> [Double] {
    let logs = NGramLogarithms(self)
    let start = order - 1
    let codeLimit = power(order)
    var weights: [Double] = []
    weights.reserveCapacity(tree.patternCount)
    // By depth of the prefix: the sum so far, and the last `order` dots as digits to the base 9.
    var sums = [Double](repeating: 0, count: 10)
    var codes = [Int](repeating: 0, count: 10)
    let (depths, lastDots) = (tree.depths, tree.lastDots)
    for node in depths.indices {
      let depth = Int(depths[node])
      let code = (codes[depth - 1] * 9 + Int(lastDots[node])) % codeLimit
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
    let lengths = PatternSpace.android3x3.lengths
    let lengthTotal = Double(model.lengthCounts.reduce(0, +) + lengths.count)
    length = model.lengthCounts.indices.map { dots in
      lengths.contains(dots) ? naturalLogarithm(Double(model.lengthCounts[dots] + 1) / lengthTotal) : -.infinity
    }
    let startTotal = Double(model.startCounts.reduce(0, +) + model.startCounts.count)
    start = model.startCounts.map { naturalLogarithm(Double($0 + 1) / startTotal) }
    transition = stride(from: 0, to: model.gramCounts.count, by: 9).flatMap { first in
      let counts = model.gramCounts[first..<(first + 9)]
      let total = Double(counts.reduce(0, +) + 9)
      return counts.map { naturalLogarithm(Double($0 + 1) / total) }
    }
  }
}

extension NGramModel {
  /// The counts as a table with the columns `feature,dots,count`: one row for each count above 0.
  public var countRows: [(feature: String, dots: String, count: Int)] {
    lengthCounts.indices.filter { lengthCounts[$0] > 0 }.map { ("length", String($0), lengthCounts[$0]) }
      + startCounts.indices.filter { startCounts[$0] > 0 }
      .map { ("start", dots(ofCode: $0, length: order - 1), startCounts[$0]) }
      + gramCounts.indices.filter { gramCounts[$0] > 0 }.map {
        ("gram", dots(ofCode: $0, length: order), gramCounts[$0])
      }
  }

  /// The largest count that is read: the sum of all features' counts stays within `Int`.
  private static let largestCount = 1 << 45

  /// Reads what `countRows` wrote.
  ///
  /// - Throws: `ModelFileError` with the line and the reason.
  public init(counts table: CSVTable, card: ModelCard) throws(ModelFileError) {
    guard let order = card["order"].flatMap({ Int($0) }), Self.orders.contains(order) else {
      throw ModelFileError(
        line: nil, reason: "the card gives no order of \(Self.orders.lowerBound) to \(Self.orders.upperBound)")
    }
    guard table.columns == ["feature", "dots", "count"] else {
      throw ModelFileError(line: 1, reason: "the columns are not feature,dots,count")
    }
    var lengthCounts = [Int](repeating: 0, count: 10)
    var startCounts = [Int](repeating: 0, count: power(order - 1))
    var gramCounts = [Int](repeating: 0, count: power(order))
    var seen: Set<[String]> = []
    for row in table.rows {
      let parts = (row["dots"] ?? "").split(separator: ".", omittingEmptySubsequences: false)
      let dots = parts.compactMap { UInt8($0) }
      guard dots.count == parts.count else { throw ModelFileError(line: row.line, reason: "the dots are not numbers") }
      guard let count = row.integer("count"), (1...Self.largestCount).contains(count) else {
        throw ModelFileError(
          line: row.line, reason: "the count is not a whole number from 1 to \(Self.largestCount)")
      }
      guard seen.insert(Array(row.fields.prefix(2))).inserted else {
        throw ModelFileError(line: row.line, reason: "this feature is there twice")
      }
      switch (row["feature"], dots.count) {
      case ("length", 1) where PatternSpace.android3x3.lengths.contains(Int(dots[0])):
        lengthCounts[Int(dots[0])] = count
      case ("start", order - 1) where dots.allSatisfy { $0 < 9 }:
        startCounts[code(dots.map(Dot.init(byte:))[...])] = count
      case ("gram", order) where dots.allSatisfy { $0 < 9 }: gramCounts[code(dots.map(Dot.init(byte:))[...])] = count
      default: throw ModelFileError(line: row.line, reason: "not a feature of a model of order \(order)")
      }
    }
    self.order = order
    self.card = card
    self.lengthCounts = lengthCounts
    self.startCounts = startCounts
    self.gramCounts = gramCounts
  }
}

/// Why a model's files are not a model.
public struct ModelFileError: Error, Equatable, CustomStringConvertible {
  /// From 1; nil where the fault is in the card.
  public let line: Int?
  public let reason: String
  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

private func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 9 } }

private func code(_ dots: ArraySlice<Dot>) -> Int { dots.reduce(0) { $0 * 9 + $1.index } }

private func dots(ofCode code: Int, length: Int) -> String {
  (0..<length).map { String(code / power(length - 1 - $0) % 9) }.joined(separator: ".")
}
