import Documents
import GSLStatistics
import PatternGrid
import PatternStrength
import ResultTables

/// What people draw: the most likely patterns, and where they start.
enum ChoicesSection {
  private static let shown = 20

  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    guard let choices = context.choices else { return [] }
    let top = choices.free.ranks.prefix(shown).map { Int($0) }
    let shares = ChoiceShares(context.scorer)
    var blocks: [Document.Block] = [
      .heading(2, "What people draw"),
      .paragraph(
        "The \(shown) most likely patterns by the people model\(RichText(lengthRemark(context))), drawn in the order in which an attacker tries them. The ring marks the start."
      ),
      .figure(sheet(top, context)),
      .table(topTable(top, context, choices)),
      .paragraph(
        "Where people start, how long their patterns are, and what they look like, against all patterns there are:"),
    ]
    blocks.append(.figure(Figure(startChart(shares.starts), caption: "Start dots by the people model, % of people")))
    return blocks + [
      .table(startTable(shares.starts)), .table(lengthTable(shares.lengths)), .table(shapeTable(shares.shapes)),
    ]
  }

  private static func startChart(_ starts: [ChoiceShare]) -> Chart {
    let shares = starts.map { 100 * $0.people }
    return Chart(
      id: "start-dots",
      .heatMap(
        HeatMap(
          rows: [0, 3, 6].map { Array(shares[$0..<$0 + 3]) }, rowLabels: ["top", "middle", "bottom"],
          columnLabels: ["left", "middle", "right"], digits: 1)),
      alternativeText: "Heat map of the dots where people start: "
        + Grid.threeByThree.dots.map {
          "\(Grid.threeByThree.placeName(of: $0)) \(GroupedDecimal.text(shares[$0.index], digits: 1)) %"
        }.joined(separator: ", ") + ".")
  }

  private static func lengthRemark(_ context: AssessmentContext) -> String {
    let least = context.request.space.lengths.lowerBound
    return least > PatternSpace.androidMinimumLength ? " with at least \(least) dots" : ""
  }

  private static func sheet(_ ranks: [Int], _ context: AssessmentContext) -> Figure {
    let patterns = ranks.enumerated().map { index, rank in
      let pattern = context.scorer.patterns.pattern(at: rank)
      return (pattern, "\(index + 1): \(Notation.digit.text(of: pattern))")
    }
    return Figure(
      id: "top-patterns", content: .svg(PatternDrawing.sheet(patterns, on: .threeByThree, columns: 5)),
      alternativeText: "Drawings of the most likely patterns, in order: \(patterns.map(\.1).joined(separator: ", ")).",
      caption: "The most likely patterns, most likely first")
  }

  private static func topTable(
    _ ranks: [Int], _ context: AssessmentContext, _ choices: AssessmentContext.Choices
  ) -> Table {
    Table(
      id: "top-patterns", caption: "The most likely patterns (people model)",
      columns: [
        Column("guess_number", "Guess", alignment: .right), Column("pattern", "Pattern"),
        Column("probability_pct", "Share of people", unit: .percent, alignment: .right),
        Column("guessed_pct", "Guessed so far", unit: .percent, alignment: .right),
      ],
      rows: ranks.enumerated().map { index, rank in
        [
          .integer(index + 1),
          .text(Notation.dotted.text(of: context.scorer.patterns.pattern(at: rank))),
          Cell(
            100 * (choices.free.share(guessedAfter: index + 1) - choices.free.share(guessedAfter: index)), .percent,
            digits: 2),
          Cell(100 * choices.free.share(guessedAfter: index + 1), .percent, digits: 1),
        ]
      },
      notes: [
        "Dots are numbered row by row from 0 at the top left. Patterns are from the model, not from any person's choice."
      ])
  }

  private static func shapeTable(_ shares: [ChoiceShare]) -> Table {
    let names = ChoiceShares.catalogue.figures.map(\.name) + ["no named shape"]
    let order = shares.indices.sorted { (shares[$1].people, $0) < (shares[$0].people, $1) }
    return Table(
      id: "shapes", caption: "Shapes, turned and mirrored at will (people model, all lengths from 4 dots)",
      columns: [
        Column("shape", "Shape"), Column("people_pct", "People", unit: .percent, alignment: .right),
        Column("space_pct", "All patterns", unit: .percent, alignment: .right),
      ],
      rows: order.map { index in
        [
          .text(names[index]), Cell(100 * shares[index].people, .percent, digits: 1),
          Cell(100 * shares[index].space, .percent, digits: 3),
        ]
      })
  }

  private static func startTable(_ shares: [ChoiceShare]) -> Table {
    Table(
      id: "start-dots", caption: "Start dots (people model, all lengths from 4 dots)",
      columns: [
        Column("start", "Start dot", alignment: .right), Column("place", "Place"),
        Column("people_pct", "People", unit: .percent, alignment: .right),
        Column("space_pct", "All patterns", unit: .percent, alignment: .right),
      ],
      rows: Grid.threeByThree.dots.map { dot in
        [
          .integer(dot.index), .text(Grid.threeByThree.placeName(of: dot)),
          Cell(100 * shares[dot.index].people, .percent, digits: 1),
          Cell(100 * shares[dot.index].space, .percent, digits: 1),
        ]
      })
  }

  private static func lengthTable(_ shares: [ChoiceShare]) -> Table {
    Table(
      id: "lengths", caption: "Lengths (people model, all lengths from 4 dots)",
      columns: [
        Column("length", "Dots", alignment: .right), Column("people_pct", "People", unit: .percent, alignment: .right),
        Column("space_pct", "All patterns", unit: .percent, alignment: .right),
      ],
      rows: shares.enumerated().filter { $0.element.space > 0 }.map { length, share in
        [.integer(length), Cell(100 * share.people, .percent, digits: 1), Cell(100 * share.space, .percent, digits: 1)]
      })
  }
}

/// A share of people by the model, and of all patterns, both 0 to 1.
private typealias ChoiceShare = (people: Double, space: Double)

/// People and patterns by where a pattern starts, how long it is and what it looks like, from one walk of the space.
private struct ChoiceShares {
  static let catalogue = ShapeCatalogue()

  /// By dot.
  private(set) var starts: [ChoiceShare]
  /// By number of dots, from 0.
  private(set) var lengths: [ChoiceShare]
  /// By place in the catalogue; those without a shape last.
  private(set) var shapes: [ChoiceShare]

  init(_ scorer: PatternScorer) {
    let space = scorer.patterns.space
    let figures = Self.catalogue.figures
    let places = Dictionary(uniqueKeysWithValues: figures.enumerated().map { ($1.id, $0) })
    starts = Array(repeating: (0, 0), count: space.grid.dotCount)
    lengths = Array(repeating: (0, 0), count: space.grid.dotCount + 1)
    shapes = Array(repeating: (0, 0), count: figures.count + 1)
    for (index, pattern) in space.patterns.enumerated() {
      let people = scorer.distribution.probabilities[index]
      let shape = Self.catalogue.figure(of: pattern).flatMap { places[$0.id] } ?? figures.count
      starts[pattern.start.index].people += people
      starts[pattern.start.index].space += 1
      lengths[pattern.length].people += people
      lengths[pattern.length].space += 1
      shapes[shape].people += people
      shapes[shape].space += 1
    }
    let count = Double(scorer.patterns.count)
    for place in starts.indices { starts[place].space /= count }
    for place in lengths.indices { lengths[place].space /= count }
    for place in shapes.indices { shapes[place].space /= count }
  }
}

/// Claims often repeated about what people draw, and what the counts say.
enum ClaimsSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    guard context.choices != nil else { return [] }
    let table: Table
    // The counts come with the project and are tested to be counts.
    do throws(GSLError) { table = try ClaimTable.make() } catch { preconditionFailure("\(error)") }
    return [
      .heading(2, "Claims often repeated, checked"),
      .bullets(table.notes),
      .table(Table(id: table.id, caption: table.caption, columns: table.columns, rows: table.rows)),
    ]
  }
}
