import Documents
import GSLStatistics
import PatternGrid
import PatternStrength

/// What the patterns of a corpus are made of, as tables beside what a random generator would choose.
struct CorpusTables {
  let metrics: CorpusMetrics
  /// N-grams listed.
  private static let listedGrams = 20

  private var profile: CorpusProfile { metrics.analysis.profile }
  private var total: Int { metrics.analysis.population.tally.total }
  private static let uniform = CorpusProfile.uniform
  private static let uniformTotal = CorpusProfile.uniform.lengths.total

  /// What hidden cells mean, where there are any.
  private func hiddenNotes(_ shown: [Bool]) -> [RichText] { shown.contains(false) ? [Self.hiddenNote] : [] }

  private static let hiddenNote: RichText =
    "< \(CellSuppression.smallestChoices): hidden, since fewer than \(CellSuppression.smallestChoices) choices or \(CellSuppression.smallestPatterns) different patterns are in the cell, or since sums would tell such a cell."
  private static let uniformNote: RichText =
    "Uniform: every one of the \(GroupedDecimal.text(uniformTotal)) patterns equally likely. Intervals: 95 %, Clopper-Pearson."

  /// Starts, ends, lengths and turns, then traits.
  func distributions() throws(GSLError) -> [Table] {
    let grid = Grid.threeByThree
    let dots = grid.dots.map { "\($0) (\(grid.placeName(of: $0)))" }
    return [
      try table("corpus-starts", "Where patterns start", "Start dot", dots, profile.starts, Self.uniform.starts),
      try table("corpus-ends", "Where patterns end", "End dot", dots, profile.ends, Self.uniform.ends),
      try table(
        "corpus-lengths", "How long patterns are", "Dots", (0..<10).map { "\($0)" }, profile.lengths,
        Self.uniform.lengths),
      try table(
        "corpus-turns", "How often patterns change direction", "Turns", (0..<8).map { "\($0)" }, profile.turns,
        Self.uniform.turns),
    ]
  }

  /// Shares of symmetric drawings and of shapes.
  func traits() throws(GSLError) -> Table {
    let shown = metrics.shown(properties: profile.traits)
    var table = Table(
      id: "corpus-traits", caption: "Symmetry and shape", columns: Self.columns("trait", "The drawing"),
      notes: [Self.uniformNote] + hiddenNotes(shown))
    for (cell, trait) in DrawingTrait.all.enumerated() {
      table.append(try row(trait.title, profile.traits.choices[cell], shown[cell], Self.uniform.traits.choices[cell]))
    }
    return table
  }

  /// The most frequent moves and sequences of three dots; longer ones could be whole patterns.
  func grams() throws(GSLError) -> [Table] {
    [
      try grams("corpus-moves", "The most frequent moves", profile.moves, Self.uniform.moves, columns: 9, dots: 2),
      try grams(
        "corpus-trigrams", "The most frequent sequences of three dots", profile.trigrams, Self.uniform.trigrams,
        columns: 9, dots: 3),
    ]
  }

  /// Dots as a table in the shape of the grid: starts, ends, and dots visited.
  func dotMaps() -> [Table] {
    DotMap.all.map { map in
      let percents = percents(of: map)
      return Table(
        id: "corpus-map-\(map.id)", caption: RichText("\(map.title), % of people"),
        columns: [Column("row", "Row")] + (0..<3).map { Column("column_\($0)", "Column \($0 + 1)", alignment: .right) },
        rows: (0..<3).map { row in [.integer(row + 1)] + (0..<3).map { Self.mapCell(percents[3 * row + $0]) } },
        notes: hiddenNotes(percents.map { $0 != nil }))
    }
  }

  /// From each dot to each dot.
  func moveMap() -> Table {
    let percents = movePercents()
    return Table(
      id: "corpus-map-moves", caption: "Moves from dot (row) to dot (column), % of people who have the move",
      columns: [Column("from", "From")] + (0..<9).map { Column("to_\($0)", "to \($0)", alignment: .right) },
      rows: (0..<9).map { from in [.integer(from)] + (0..<9).map { Self.mapCell(percents[9 * from + $0]) } },
      notes: hiddenNotes(percents.map { $0 != nil }))
  }

  /// By cell, in percent of people; nil where hidden.
  func percents(of map: DotMap) -> [Double?] {
    let counts = map.counts(profile)
    let shown = map == .visited ? metrics.shown(properties: counts) : metrics.shown(counts)
    return percents(counts, shown)
  }

  func movePercents() -> [Double?] { percents(profile.moves, metrics.shown(profile.moves, columns: 9)) }

  private func percents(_ counts: CellCounts, _ shown: [Bool]) -> [Double?] {
    counts.choices.indices.map { cell in
      shown[cell] && total > 0 ? 100 * Double(counts.choices[cell]) / Double(total) : nil
    }
  }

  private static func mapCell(_ percent: Double?) -> Cell {
    percent.map { Cell($0, digits: 1) } ?? .text("< \(CellSuppression.smallestChoices)")
  }

  private static func columns(_ id: String, _ title: String) -> [Column] {
    [
      Column(id, title), Column("choices", "Choices", alignment: .right),
      Column("share_pct", "Share", unit: .percent, alignment: .right, hasInterval: true),
      Column("uniform_pct", "Uniform", unit: .percent, alignment: .right),
    ]
  }

  private func table(
    _ id: String, _ caption: RichText, _ title: String, _ names: [String], _ counts: CellCounts, _ uniform: CellCounts
  ) throws(GSLError) -> Table {
    let shown = metrics.shown(counts)
    var table = Table(
      id: id, caption: caption, columns: Self.columns("cell", title), notes: [Self.uniformNote] + hiddenNotes(shown))
    for (cell, name) in names.enumerated() where uniform.choices[cell] > 0 {
      table.append(try row(name, counts.choices[cell], shown[cell], uniform.choices[cell]))
    }
    return table
  }

  private func grams(
    _ id: String, _ caption: RichText, _ counts: CellCounts, _ uniform: CellCounts, columns: Int, dots: Int
  ) throws(GSLError) -> Table {
    var table = Table(
      id: id, caption: caption, columns: Self.columns("dots", "Dots"),
      notes: [
        "Share: of people whose pattern has it.", Self.uniformNote,
        metrics.showsPatterns
          ? "Every sequence counts."
          : "Only what at least \(CellSuppression.smallestChoices) choices of \(CellSuppression.smallestPatterns) different patterns have is listed.",
      ])
    let shown = metrics.shown(counts, columns: columns)
    let listed = counts.choices.indices.filter { shown[$0] && counts.choices[$0] > 0 }
      .sorted { (counts.choices[$1], $0) < (counts.choices[$0], $1) }
    for cell in listed.prefix(Self.listedGrams) {
      let name = [cell / 81, cell / 9 % 9, cell % 9].suffix(dots).map { "\($0)" }.joined(separator: " → ")
      table.append(try row(name, counts.choices[cell], true, uniform.choices[cell]))
    }
    return table
  }

  private func row(_ name: String, _ choices: Int, _ isShown: Bool, _ uniform: Int) throws(GSLError) -> [Cell] {
    let expected = Cell(100 * Double(uniform) / Double(Self.uniformTotal), .percent, digits: 2)
    guard isShown else { return [.text(name), .text("< \(CellSuppression.smallestChoices)"), .missing, expected] }
    let share = try SampledFigure.share(choices, of: total)
    return [
      .text(name), .integer(choices),
      Cell(
        share.value.map { 100 * $0 }, .percent, digits: metrics.digits,
        interval: share.interval.map { 100 * $0.lowerBound...100 * $0.upperBound }), expected,
    ]
  }
}

/// What is counted by dot.
enum DotMap: CaseIterable {
  case starts, ends, visited

  static let all = allCases

  var id: String {
    switch self {
    case .starts: "starts"
    case .ends: "ends"
    case .visited: "visited"
    }
  }

  var title: String {
    switch self {
    case .starts: "Start dots"
    case .ends: "End dots"
    case .visited: "Visited dots"
    }
  }

  func counts(_ profile: CorpusProfile) -> CellCounts {
    switch self {
    case .starts: profile.starts
    case .ends: profile.ends
    case .visited: profile.dots
    }
  }
}
