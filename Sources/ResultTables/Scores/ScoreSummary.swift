import Documents
import PatternGrid
import PatternStrength

/// What came of all lines that were scored: totals, refusals by reason, how early an attacker guesses the patterns, and how
/// the meters class them.
public struct ScoreSummary: Sendable {
  private let scorer: PatternScorer
  private let features: FeatureTable
  private var lineCount = 0
  private var patternCount = 0
  private var refusedCounts: [LineError.Kind: Int] = [:]
  /// Choices by pattern: each line as often as its count says.
  private var tally: Tally

  private static let quantiles = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
  /// The guesses that a lock which slows its owner down allows (see the tables of lockouts), and a hundred times more.
  private static let guessLimits = [10, 20, 100, 1000, 10_000]

  /// - Parameter features: those of all patterns, for the meters.
  public init(_ scorer: PatternScorer, features: FeatureTable) {
    self.scorer = scorer
    self.features = features
    tally = Tally(patterns: scorer.patterns)
  }

  /// Adds the lines of a chunk.
  public mutating func add(_ outcome: some LineOutcome) {
    let (ranks, counts) = (outcome.ranks, outcome.counts)
    lineCount += outcome.lineCount
    patternCount += ranks.count
    for (_, refusal) in outcome.refusals { refusedCounts[refusal.kind, default: 0] += 1 }
    for place in ranks.indices {
      // Sums stay within what a corpus may hold.
      let count = min(counts.isEmpty ? 1 : counts[place], CorpusReader.largestTotal - tally.total)
      tally.add(Int(ranks[place]), count: count)
    }
  }

  /// The tables: lines by what came of them, guess numbers of the choices, and their classes.
  public var tables: [Table] { [lines, guessNumbers, guessed, classes] }

  private var lines: Table {
    let refused = refusedCounts.values.reduce(0, +)
    var rows: [[Cell]] = [
      ["lines", .integer(lineCount)], ["patterns", .integer(patternCount)],
      ["choices, by the counts", .integer(tally.total)], ["different patterns", .integer(tally.distinct)],
      ["comments and headers", .integer(lineCount - patternCount - refused)], ["refused", .integer(refused)],
    ]
    for kind in LineError.Kind.allCases {
      if let count = refusedCounts[kind] { rows.append([.text("refused: \(kind.rawValue)"), .integer(count)]) }
    }
    return Table(
      id: "lines", caption: "What came of the lines",
      columns: [Column("what", "What"), Column("count", "Count", alignment: .right)], rows: rows)
  }

  private var guessNumbers: Table {
    Table(
      id: "guess-numbers", caption: "Guess numbers of the choices",
      columns: [
        Column("share_pct", "Share of choices", unit: .percent, alignment: .right),
        Column("guess_number", "Guessed by guess", alignment: .right),
      ],
      rows: zip(Self.quantiles, guessNumberQuantiles).map { [Cell($0 * 100, .percent, digits: 0), Cell($1)] })
  }

  private var guessed: Table {
    var remaining = Self.guessLimits[...]
    var rows: [[Cell]] = []
    var sum = 0
    for (guess, rank) in scorer.order.ranks.enumerated() {
      sum += tally.counts[Int(rank)]
      guard guess + 1 == remaining.first else { continue }
      rows.append([.integer(remaining.removeFirst()), share(sum)])
      if remaining.isEmpty { break }
    }
    return Table(
      id: "guessed", caption: "Choices that an attacker guesses",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("guessed_pct", "Guessed", unit: .percent, alignment: .right),
      ], rows: rows)
  }

  /// By meter, the share of choices in each of its classes, weakest first.
  private var classes: Table {
    var rows: [[Cell]] = []
    for meter in Meter.all {
      var counts = [Int](repeating: 0, count: meter.scale.classNames.count)
      for (rank, count) in tally.counts.enumerated() where count > 0 {
        counts[meter.scale.classIndex(meter.score(features[rank]))] += count
      }
      rows += zip(meter.scale.classNames, counts).map { [.text(meter.title), .text($0), .integer($1), share($1)] }
    }
    return Table(
      id: "classes", caption: "Classes that the meters give the choices",
      columns: [
        Column("meter", "Meter"), Column("class", "Class"), Column("choices", "Choices", alignment: .right),
        Column("share_pct", "Share", unit: .percent, alignment: .right),
      ], rows: rows)
  }

  /// A part of the choices as their share; missing without choices.
  private func share(_ part: Int) -> Cell {
    Cell(tally.total > 0 ? Double(part) / Double(tally.total) * 100 : nil, .percent, digits: 2)
  }

  /// By quantile: the fewest guesses that reach so large a share of the choices, at least one; nil without choices.
  private var guessNumberQuantiles: [Int?] {
    guard tally.total > 0 else { return Self.quantiles.map { _ in nil } }
    var wanted = Self.quantiles.map { max(1, Int((Double(tally.total) * $0).rounded(.up))) }[...]
    var found: [Int?] = []
    var sum = 0
    for (guess, rank) in scorer.order.ranks.enumerated() {
      sum += tally.counts[Int(rank)]
      while let next = wanted.first, sum >= min(next, tally.total) {
        found.append(guess + 1)
        wanted.removeFirst()
      }
    }
    return found
  }
}
