import Documents
import PatternGrid
import ResultTables

extension Study {
  static let spaceSize = Study(
    id: "space-size", question: "How many patterns are there, by length, drawing rule and grid?", data: []
  ) { _ in
    let android = try PatternCount(.android3x3)
    let fourRows = try PatternCount(PatternSpace(grid: Grid("4x3")))
    return StudyFindings(
      tables: [try byLength(), try byGrid()],
      figures: [
        StudyFigure(
          id: "space-size-by-length", table: "space-by-length",
          caption: "Patterns of the 3x3 grid by number of dots and drawing rule",
          alternativeText:
            "Curves of the number of patterns against the number of dots for three rules, on a logarithmic scale: all grow up to 8 dots, where free drawing has about three times as many as Android's rule and Android's about three times as many as the strict one.",
          .curves(
            x: "length", [.init("android"), .init("strict"), .init("free")], xAxis: ChartAxis("Dots"),
            yAxis: ChartAxis("Patterns", scale: .logarithmic)))
      ],
      limits: [
        "Counts are exact, by a dynamic programme over sets of dots; they say how many patterns can be drawn, not which ones people draw.",
        "The rule of LineageOS differs from Android's on grids larger than 3x3 only.",
      ]
    ) { _ in
      "On the usual 3x3 grid there are \(GroupedDecimal.text(android.total)) patterns of 4 to 9 dots under Android's rule (\(GroupedDecimal.text(binaryLogarithm(android.total), digits: 2)) bits), more than two thirds of them with 8 or 9 dots; a fourth row of dots multiplies them by \(GroupedDecimal.text(Double(fourRows.total) / Double(android.total), digits: 0))."
    }
  }

  private static func byLength() throws -> Table {
    let rules: [DrawingRule] = [.android, .strict, .free]
    let counts = try rules.map { rule in
      try PatternCount(PatternSpace(grid: .threeByThree, rule: rule, minimumLength: 1))
    }
    return Table(
      id: "space-by-length", caption: "Patterns of the 3x3 grid by number of dots",
      columns: [Column("length", "Dots", alignment: .right)]
        + rules.map { Column($0.rawValue, "\($0.rawValue.capitalisedFirst) rule", alignment: .right) },
      rows: (1...9).map { length in [.integer(length)] + counts.map { Cell($0.byLength[length]) } },
      notes: rules.map { "\(RichText($0.rawValue.capitalisedFirst)): \($0.summary)." })
  }

  private static func byGrid() throws -> Table {
    var table = Table(
      id: "space-by-grid", caption: "Patterns of 4 dots or more, by grid and rule",
      columns: [
        Column("grid", "Grid"), Column("dots", "Dots", alignment: .right), Column("rule", "Rule"),
        Column("patterns", "Patterns", alignment: .right),
        Column("bits", "If all alike", unit: .bits, alignment: .right),
      ])
    for name in ["2x2", "2x3", "3x3", "3x4", "4x4"] {
      let grid = try Grid(name)
      for rule in DrawingRule.allCases {
        let total = try PatternCount(PatternSpace(grid: grid, rule: rule)).total
        table.append([
          .text(name), .integer(grid.dotCount), .text(rule.rawValue), Cell(total),
          Cell(binaryLogarithm(total), .bits, digits: 2),
        ])
      }
    }
    return table
  }
}
