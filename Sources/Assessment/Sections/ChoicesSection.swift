import Documents
import PatternGrid
import PatternStrength
import ResultTables

/// What people draw: the most likely patterns, and where they start.
enum ChoicesSection {
  private static let shown = 20

  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
    guard let choices = context.choices else { return [] }
    let top = choices.free.ranks.prefix(shown).map { Int($0) }
    let starts = shares(context, { $0.start.index }, 0..<9)
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
    if let figure = context.illustrate(startChart(starts), "Start dots by the people model, % of people") {
      blocks.append(.figure(figure))
    }
    return blocks + [
      .table(startTable(starts)), .table(lengthTable(context)), .table(shapeTable(context)),
    ]
  }

  private static func startChart(_ starts: [(people: Double, space: Double)]) -> Chart {
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

  /// The people model's mass and the number of patterns, summed by a property of the pattern.
  private static func shares(_ context: AssessmentContext, _ property: (Pattern) -> Int, _ values: Range<Int>) -> [(
    people: Double, space: Double
  )] {
    var people = [Double](repeating: 0, count: values.upperBound)
    var space = [Double](repeating: 0, count: values.upperBound)
    for rank in 0..<context.scorer.patterns.count {
      let value = property(context.scorer.patterns.pattern(at: rank))
      people[value] += context.scorer.distribution.probabilities[rank]
      space[value] += 1
    }
    return values.map { (people[$0], space[$0] / Double(context.scorer.patterns.count)) }
  }

  private static func shapeTable(_ context: AssessmentContext) -> Table {
    let catalogue = ShapeCatalogue()
    let names = catalogue.figures.map(\.name) + ["no named shape"]
    let places = Dictionary(uniqueKeysWithValues: catalogue.figures.enumerated().map { ($1.id, $0) })
    let shares = shares(
      context, { catalogue.figure(of: $0).flatMap { places[$0.id] } ?? names.count - 1 },
      0..<names.count)
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

  private static func startTable(_ shares: [(people: Double, space: Double)]) -> Table {
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

  private static func lengthTable(_ context: AssessmentContext) -> Table {
    let lengths = PatternSpace.android3x3.lengths
    let shares = shares(context, { $0.length }, lengths.lowerBound..<lengths.upperBound + 1)
    return Table(
      id: "lengths", caption: "Lengths (people model, all lengths from 4 dots)",
      columns: [
        Column("length", "Dots", alignment: .right), Column("people_pct", "People", unit: .percent, alignment: .right),
        Column("space_pct", "All patterns", unit: .percent, alignment: .right),
      ],
      rows: zip(lengths, shares).map { length, share in
        [.integer(length), Cell(100 * share.people, .percent, digits: 1), Cell(100 * share.space, .percent, digits: 1)]
      })
  }
}
