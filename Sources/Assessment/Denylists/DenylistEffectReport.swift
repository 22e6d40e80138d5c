import PatternStrength
import ReportWriting

/// What a denylist brings and costs: by the model, beside what was measured on lists of a similar size.
public struct DenylistEffectReport: Sendable {
  /// In reading order.
  public let tables: [Table]

  private static let guessCounts = [1, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000]
  /// Sizes of the curve.
  private static let sizes = [0, 5, 12, 25, 54, 75, 100, 105, 150, 200, 239, 300, 400, 500, 581, 750, 1000]

  public init(_ list: Denylist, scorer: PatternScorer) {
    let refused = list.patterns
    let choice = RestrictedChoice(scorer.distribution, scorer.order) { refused.contains($0) }
    let curve = Self.sizes.map { size in
      (size, RestrictedChoice(scorer.distribution, scorer.order) { Int(scorer.order.guessNumbers[$0]) <= size })
    }
    tables = [
      Self.costTable(list, choice), Self.guessTable(list, choice, scorer), Self.sizeTable(curve), Self.kneeTable(curve),
    ]
  }

  /// The measured treatment nearest in size.
  private static func nearest(_ size: Int) -> BlocklistEffect {
    BlocklistEffect.all.min { abs($0.blockedPatterns - size) < abs($1.blockedPatterns - size) }!
  }

  private static func costTable(_ list: Denylist, _ choice: RestrictedChoice) -> Table {
    let measured = nearest(list.ranks.count)
    return Table(
      id: "denylist-cost", caption: "What the list asks of people",
      columns: [
        Column("metric", "Metric"), Column("model", "Model", alignment: .right),
        Column("measured", "Measured, \(measured.blockedPatterns) refused", alignment: .right, hasInterval: true),
      ],
      rows: [
        ["Patterns refused", .integer(list.ranks.count), .integer(measured.blockedPatterns)],
        ["Patterns left", .integer(choice.allowedCount), .integer(DenylistSet.capacity - measured.blockedPatterns)],
        [
          "People who are stopped (%)", Cell(100 * choice.refusedShare, digits: 1),
          withoutUnit(measuredCell(measured.hitShare, samples: measured.participants)),
        ],
        ["Tries until allowed, on average", Cell(choice.expectedTries, digits: 2), .missing],
      ],
      notes: [
        "Model: people who are stopped choose again from the same distribution. Measured: \(BlocklistEffect.source), n = \(measured.participants), the treatment nearest in size; its list is not this one."
      ])
  }

  private static func guessTable(_ list: Denylist, _ choice: RestrictedChoice, _ scorer: PatternScorer) -> Table {
    let measured = nearest(list.ranks.count)
    let control = BlocklistEffect.control
    return Table(
      id: "denylist-guesses", caption: "Share of people guessed, before and after",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("before_pct", "Before, model", unit: .percent, alignment: .right),
        Column("before_measured_pct", "Before, measured", unit: .percent, alignment: .right, hasInterval: true),
        Column("after_aware_pct", "After, knows the list", unit: .percent, alignment: .right),
        Column("after_unaware_pct", "After, does not", unit: .percent, alignment: .right),
        Column(
          "after_measured_pct", "Measured, \(measured.blockedPatterns) refused", unit: .percent, alignment: .right,
          hasInterval: true),
        Column("difference_points", "Model less measured (points)", alignment: .right),
      ],
      rows: guessCounts.map { guesses in
        let after = 100 * choice.share(guessedAfter: guesses)
        return [
          .integer(guesses), Cell(100 * scorer.order.share(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(control.shares[guesses], samples: control.participants), Cell(after, .percent, digits: 1),
          Cell(100 * choice.shareUnaware(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(measured.shares[guesses], samples: measured.participants),
          Cell(measured.shares[guesses].map { after - 100 * $0 }, digits: 1),
        ]
      },
      notes: [
        "The measured attacker knows the list and learned from 4,637 other patterns. The model's figures are its own belief, optimistic for the attacker in the tail."
      ])
  }

  private static func sizeTable(_ curve: [(size: Int, choice: RestrictedChoice)]) -> Table {
    Table(
      id: "denylist-sizes", caption: "Size against benefit: refusing the most likely patterns",
      columns: [
        Column("refused", "Refused", alignment: .right),
        Column("stopped_pct", "People stopped", unit: .percent, alignment: .right),
        Column("stopped_measured_pct", "Measured", unit: .percent, alignment: .right, hasInterval: true),
      ]
        + [3, 10, 30, 100].flatMap {
          [
            Column("guessed_\($0)_pct", "After \($0)", unit: .percent, alignment: .right),
            Column("guessed_\($0)_measured_pct", "Measured", unit: .percent, alignment: .right, hasInterval: true),
          ]
        },
      rows: curve.map { size, choice in
        let measured = BlocklistEffect.all.first { $0.blockedPatterns == size }
        return [
          .integer(size), Cell(100 * choice.refusedShare, .percent, digits: 1),
          measuredCell(measured?.hitShare, samples: measured?.participants),
        ]
          + [3, 10, 30, 100].flatMap { guesses in
            [
              Cell(100 * choice.share(guessedAfter: guesses), .percent, digits: 1),
              measuredCell(measured?.shares[guesses], samples: measured?.participants),
            ]
          }
      })
  }

  private static func kneeTable(_ curve: [(size: Int, choice: RestrictedChoice)]) -> Table {
    Table(
      id: "denylist-knee",
      caption: "Where the benefit of one more pattern falls off (up to \(grouped(sizes.last!)) refused)",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("knee", "Patterns refused at the knee", alignment: .right),
      ],
      rows: [10, 30, 100].map { guesses in
        let points = curve.map { (x: Double($0.size), y: $0.choice.share(guessedAfter: guesses)) }
        return [.integer(guesses), knee(of: points).map { .integer(Int($0)) } ?? .missing]
      },
      notes: [
        "The knee is the point of the curve that lies farthest below the straight line between its ends (Satopää et al. 2011)."
      ])
  }

  /// Where a falling curve lies farthest below its chord; nil for a curve without height.
  private static func knee(of points: [(x: Double, y: Double)]) -> Double? {
    guard let first = points.first, let last = points.last, first.y > last.y else { return nil }
    func depth(_ point: (x: Double, y: Double)) -> Double {
      let x = (point.x - first.x) / (last.x - first.x)
      let y = (point.y - last.y) / (first.y - last.y)
      return 1 - x - y
    }
    return points.max { depth($0) < depth($1) }?.x
  }

  private static func withoutUnit(_ cell: Cell) -> Cell {
    guard case .quantity(let quantity) = cell else { return cell }
    return Cell(quantity.value, digits: quantity.digits, interval: quantity.interval)
  }
}
