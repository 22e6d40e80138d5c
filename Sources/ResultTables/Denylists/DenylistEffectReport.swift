import Datasets
import Documents
import PatternGrid
import PatternStrength

/// What a denylist brings and costs: by the model, beside what was measured on lists of a similar size.
public struct DenylistEffectReport: Sendable {
  /// In reading order.
  public let tables: [Table]

  private static let guessCounts = [1, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000]
  /// Sizes of the curve.
  private static let sizes = [0, 5, 12, 25, 54, 75, 100, 105, 150, 200, 239, 300, 400, 500, 581, 750, 1000]

  public init(_ list: Denylist, scorer: PatternScorer) {
    let refused = list.patterns
    let choice = DenylistedDistribution(scorer.distribution, scorer.order) { refused.contains($0) }
    let curve = Self.sizes.map { size in
      (size, DenylistedDistribution(scorer.distribution, scorer.order, refusingFirst: size))
    }
    // The measured lists had the most frequent patterns of all lengths: only such a list resembles them.
    let isTop = list.ranks == scorer.order.ranks.prefix(list.ranks.count).map { Int($0) }
    let measured = isTop ? BlocklistEffect.resembling(size: list.ranks.count) : nil
    tables = [
      Self.costTable(list, choice, measured), Self.guessTable(choice, measured, scorer), Self.sizeTable(curve),
      Self.kneeTable(scorer.order),
    ]
  }

  private static func title(_ measured: BlocklistEffect?) -> String {
    measured.map { "Measured, \(grouped($0.blockedPatterns)) refused" } ?? "Measured"
  }

  private static func note(_ measured: BlocklistEffect?) -> String {
    measured.map {
      "Measured: \(BlocklistEffect.source), n = \($0.participants), the treatment nearest in size; its list is not this one."
    } ?? "No measured list resembles this one."
  }

  private static func costTable(
    _ list: Denylist, _ choice: DenylistedDistribution, _ measured: BlocklistEffect?
  ) -> Table {
    Table(
      id: "denylist-cost", caption: "What the list asks of people",
      columns: [
        Column("metric", "Metric"), Column("model", "Model", alignment: .right),
        Column("measured", title(measured), alignment: .right, hasInterval: true),
      ],
      rows: [
        ["Patterns refused", .integer(list.ranks.count), Cell(measured?.blockedPatterns)],
        [
          "Patterns left", .integer(choice.allowedCount),
          Cell(measured.map { PatternIndex.android3x3.count - $0.blockedPatterns }),
        ],
        [
          "People who are stopped (%)", Cell(100 * choice.refusedShare, digits: 1),
          withoutUnit(measuredCell(measured?.hitShare, samples: measured?.participants)),
        ],
        ["Tries until allowed, on average", Cell(choice.expectedTries, digits: 2), .missing],
      ],
      notes: [
        "Model: in-sample; people who are stopped choose again from the same distribution. \(RichText(note(measured)))"
      ])
  }

  private static func guessTable(
    _ choice: DenylistedDistribution, _ measured: BlocklistEffect?, _ scorer: PatternScorer
  ) -> Table {
    let control = BlocklistEffect.control
    return Table(
      id: "denylist-guesses", caption: "Share of people guessed, before and after",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("before_pct", "Before, model", unit: .percent, alignment: .right),
        Column("before_measured_pct", "Before, measured", unit: .percent, alignment: .right, hasInterval: true),
        Column("after_aware_pct", "After, knows the list", unit: .percent, alignment: .right),
        Column("after_unaware_pct", "After, does not", unit: .percent, alignment: .right),
        Column("after_measured_pct", title(measured), unit: .percent, alignment: .right, hasInterval: true),
        Column("difference_points", "Model less measured (points)", alignment: .right),
      ],
      rows: guessCounts.map { guesses in
        let after = 100 * choice.share(guessedAfter: guesses)
        return [
          .integer(guesses), Cell(100 * scorer.order.share(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(control.shares[guesses], samples: control.participants), Cell(after, .percent, digits: 1),
          Cell(100 * choice.shareUnaware(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(measured?.shares[guesses], samples: measured?.participants),
          Cell(measured?.shares[guesses].map { after - 100 * $0 }, digits: 1),
        ]
      },
      notes: [
        "Model: in-sample, its own belief. The measured attacker knows the list and learned from \(grouped(PooledPatterns.count)) other patterns. \(RichText(note(measured)))"
      ])
  }

  private static func sizeTable(_ curve: [(size: Int, choice: DenylistedDistribution)]) -> Table {
    Table(
      id: "denylist-sizes", caption: "Size against benefit: refusing the most likely patterns",
      columns: [
        Column("refused", "Refused", alignment: .right),
        Column("stopped_pct", "People stopped", unit: .percent, alignment: .right),
        Column("stopped_measured_pct", "Measured", unit: .percent, alignment: .right, hasInterval: true),
      ]
        + DenylistSizeRow.guessCounts.flatMap {
          [
            Column("guessed_\($0)_pct", "After \($0)", unit: .percent, alignment: .right),
            Column("guessed_\($0)_measured_pct", "Measured", unit: .percent, alignment: .right, hasInterval: true),
          ]
        },
      rows: curve.map { DenylistSizeRow.cells(size: $0, $1) })
  }

  private static func kneeTable(_ order: GuessOrder) -> Table {
    let ends = [300, 500, 1000]
    return Table(
      id: "denylist-knee", caption: "Where the benefit of one more pattern falls off",
      columns: [Column("guesses", "Guesses", alignment: .right)]
        + ends.map { Column("knee_to_\($0)", "Knee, up to \(grouped($0)) refused", alignment: .right) },
      rows: [10, 30, 100].map { guesses in
        [.integer(guesses)] + ends.map { end in Cell(knee(order, guesses: guesses, upTo: end)) }
      },
      notes: [
        "The knee is the size at which the curve of the share guessed lies farthest below the straight line between its ends (Satopää et al. 2011). It moves with the upper end: no size is right of itself."
      ])
  }

  /// The number of refused patterns at which the share guessed lies farthest below its chord; nil for a flat curve.
  private static func knee(_ order: GuessOrder, guesses: Int, upTo end: Int) -> Int? {
    // Refusing the first patterns leaves the order of the others as it is.
    func share(_ refused: Int) -> Double {
      let blocked = order.share(guessedAfter: refused)
      return (order.share(guessedAfter: refused + guesses) - blocked) / (1 - blocked)
    }
    let (first, last) = (share(0), share(end))
    guard first > last else { return nil }
    func depth(_ refused: Int) -> Double {
      1 - Double(refused) / Double(end) - (share(refused) - last) / (first - last)
    }
    return (0...end).max { depth($0) < depth($1) }
  }

  private static func withoutUnit(_ cell: Cell) -> Cell {
    guard case .quantity(let quantity) = cell else { return cell }
    return Cell(quantity.value, digits: quantity.digits, interval: quantity.interval)
  }
}
