import Datasets
import Documents
import GSLStatistics
import PatternGrid
import PatternStrength
import ResultTables

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Study {
  static let largerGrids = Study(
    id: "larger-grids", question: "What do larger grids bring, and how well do samples stand in for listing them?",
    data: [.gridCounts], seed: ownSeed
  ) { context in
    return StudyFindings(
      tables: [growthTable(), try samplingTable(seed: context.seed ?? ownSeed)],
      figures: [
        StudyFigure(
          id: "larger-grids-growth", table: "growth",
          caption: "Bits of a random pattern of 4 dots or more, by dots and rows of the grid, Android's rule",
          alternativeText:
            "Curves of bits against dots for grids of 2, 3, 4 and 5 rows: all grow in nearly straight lines by three to four bits a dot, a little faster with each.",
          .curvesByGroup(
            x: "dots", y: "android_bits", by: "rows", xAxis: ChartAxis("Dots"),
            yAxis: ChartAxis("If all alike", unit: .bits))),
        StudyFigure(
          id: "larger-grids-sampling", table: "sampling",
          caption: "Half the width of the 95 % interval of a sampled mean, in percent of the mean",
          alternativeText:
            "Falling straight lines on logarithmic scales, one for each grid and feature: a hundred times as many samples give a tenth of the error.",
          .curvesByGroup(
            x: "samples", y: "half_interval_pct", by: "sampled",
            xAxis: ChartAxis("Random patterns", scale: .logarithmic),
            yAxis: ChartAxis("Half interval", unit: .percent, scale: .logarithmic))),
      ],
      limits: [
        "People's choices were collected on 3x3 only: how much of the growth they would use is not known.",
        "Exact means exist where all patterns can be counted by length (both grids) or listed (3x3).",
        "Samples are uniform over all patterns, by their rank; people's patterns are not.",
      ]
    ) { tables in
      let (growth, sampling) = (tables["growth"], tables["sampling"])
      func bits(_ grid: String) -> String {
        spread(growth.numbers("android_bits", where: "grid") { $0 == grid }, digits: 1)
      }
      let large = zip(sampling.numbers("samples"), sampling.numbers("half_interval_pct")).filter { $0.0 == 10_000 }
      return
        "Each further dot multiplies the patterns by \(spread(factors(growth), digits: 0)), the more the larger the grid, from \(bits("3x3")) bits on 3x3 to \(bits("4x4")) on 4x4 and \(bits("5x5")) on 5x5; 10,000 random patterns give the mean of a feature within \(GroupedDecimal.text(large.map(\.1).max() ?? 0, digits: 1)) percent."
    }
  }

  private static let ownSeed: UInt64 = 1

  /// By how much one more dot multiplies the patterns, from each grid to the next one with as many rows.
  private static func factors(_ growth: Table) -> [Double] {
    var factors: [Double] = []
    for rows in growth.groups("rows") {
      let bits = growth.numbers("android_bits", where: "rows") { $0 == rows }
      let dots = growth.numbers("dots", where: "rows") { $0 == rows }
      for place in bits.indices.dropFirst() {
        factors.append(exp2((bits[place] - bits[place - 1]) / (dots[place] - dots[place - 1])))
      }
    }
    return factors
  }

  /// From the exact counts that come with the program.
  private static func growthTable() -> Table {
    struct Key: Hashable {
      let grid: String
      let rule: String
    }
    var totals: [Key: UInt128] = [:]
    var grids: [(name: String, grid: Grid)] = []
    for row in Dataset.gridCounts.table.rows {
      guard let name = row["grid"], let rule = row["rule"], let grid = try? Grid(name),
        let patterns = row["patterns"].flatMap({ UInt128($0) }),
        let dots = row.integer("dots"), dots >= PatternSpace.androidMinimumLength
      else { continue }
      if !grids.contains(where: { $0.name == name }) { grids.append((name, grid)) }
      totals[Key(grid: name, rule: rule), default: 0] += patterns
    }
    grids.sort { ($0.grid.rows, $0.grid.columns) < ($1.grid.rows, $1.grid.columns) }
    let rules: [DrawingRule] = [.android, .lineage, .strict]
    return Table(
      id: "growth", caption: "Patterns of 4 dots or more by grid and rule, exactly",
      columns: [
        Column("grid", "Grid"), Column("rows", "Shape"), Column("dots", "Dots", alignment: .right),
        Column("android_bits", "If all alike", unit: .bits, alignment: .right),
      ]
        + rules.map { Column("\($0.rawValue)_patterns", "\($0.rawValue.capitalisedFirst) rule", alignment: .right) },
      rows: grids.map { name, grid in
        let android = totals[Key(grid: name, rule: DrawingRule.android.rawValue)]
        return [
          .text(name), .text("\(grid.rows) rows"), .integer(grid.dotCount),
          Cell(android.map(binaryLogarithm), .bits, digits: 2),
        ]
          + rules.map { rule in totals[Key(grid: name, rule: rule.rawValue)].map { Cell($0) } ?? .missing }
      })
  }

  private static func samplingTable(seed: UInt64) throws -> Table {
    var table = Table(
      id: "sampling", caption: "Means of features by random patterns, beside the exact means",
      columns: [
        Column("sampled", "Sampled"), Column("samples", "Random patterns", alignment: .right),
        Column("mean", "Mean", alignment: .right, hasInterval: true),
        Column("half_interval_pct", "Half interval", unit: .percent, alignment: .right),
        Column("exact", "Exact", alignment: .right),
        Column("error_pct", "Error", unit: .percent, alignment: .right),
      ],
      notes: ["Intervals: 95 %, normal."])
    let small = PatternSpace.android3x3
    let large = try PatternSpace(grid: Grid("4x4"))
    let turns = try FeatureTable(small)
    let meanTurns = Double((0..<turns.count).reduce(0) { $0 + turns[$1].turns }) / Double(turns.count)
    let means: [(name: String, space: PatternSpace, value: (Pattern) -> Double, exact: Double?)] = [
      ("3x3, dots", small, { Double($0.length) }, try meanLength(small)),
      ("3x3, turns", small, { Double($0.turns) }, meanTurns),
      ("4x4, dots", large, { Double($0.length) }, try meanLength(large)),
      ("4x4, turns", large, { Double($0.turns) }, nil),
    ]
    var generator = try RandomGenerator(seed: seed)
    for (name, space, value, exact) in means {
      let patterns = try PatternIndex(space)
      for samples in [100, 1000, 10_000] {
        let values = (0..<samples).map { _ in value(patterns.randomPattern(using: &generator)) }
        table.append(row(name, values, exact))
      }
    }
    return table
  }

  private static func meanLength(_ space: PatternSpace) throws -> Double {
    let count = try PatternCount(space)
    var dots = 0.0
    for (length, patterns) in count.byLength.enumerated() { dots += Double(length) * Double(patterns) }
    return dots / Double(count.total)
  }

  private static func row(_ name: String, _ values: [Double], _ exact: Double?) -> [Cell] {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    // The normal distribution has 95 % within 1.96 standard deviations of its mean.
    let half = 1.959964 * (variance / count).squareRoot()
    return [
      .text(name), .integer(values.count), Cell(mean, digits: 3, interval: (mean - half)...(mean + half)),
      Cell(100 * half / mean, .percent, digits: 3), Cell(exact, digits: 3),
      Cell(exact.map { 100 * (mean - $0) / $0 }, .percent, digits: 3),
    ]
  }
}
