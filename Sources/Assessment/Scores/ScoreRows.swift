import PatternGrid
import PatternStrength
import ReportWriting

/// Rows of scores in an output format, by the pattern's rank.
public struct ScoreRows: Sendable {
  private let scorer: PatternScorer
  /// What the cells are made from, by column.
  private let contents: [ScoreColumn.Content]
  private let notation: Notation
  private let writer: any RowWriter
  /// Whether a column of counts follows the pattern.
  public let hasCounts: Bool
  private let features: FeatureTable?
  private let needsFeatures: Bool
  /// Where the pattern stands among the cells.
  private let patternPlace: Int?
  /// Where the count stands among the cells.
  private let countPlace: Int
  private var rendered: RenderedRows?
  /// Whether the rows were rendered, or found too long to be.
  private var hasTriedRendering = false

  /// - Parameters:
  ///   - hasCounts: whether a column of counts follows the pattern.
  ///   - features: of all patterns; without them each row works out its own, which is slow for many.
  ///   - makeWriter: the output format, for the columns as written.
  public init(
    _ scorer: PatternScorer, columns: [ScoreColumn], notation: Notation, hasCounts: Bool, features: FeatureTable? = nil,
    makeWriter: ([Column]) -> any RowWriter
  ) {
    self.scorer = scorer
    contents = columns.map(\.content)
    self.notation = notation
    self.hasCounts = hasCounts
    self.features = features
    needsFeatures = columns.contains(where: \.needsFeatures)
    patternPlace = columns.firstIndex { $0.id == "pattern" }
    countPlace = (patternPlace ?? -1) + 1
    var outputColumns = columns.map(\.column)
    if hasCounts { outputColumns.insert(ScoreColumn.count, at: countPlace) }
    self.outputColumns = outputColumns
    writer = makeWriter(outputColumns)
  }

  /// The columns as written, the count among them.
  public let outputColumns: [Column]

  public func appendHeader(to bytes: inout [UInt8]) { writer.appendHeader(to: &bytes) }

  /// Appends the row of a pattern.
  public func append(rank: Int, count: Int?, to bytes: inout [UInt8]) {
    let pattern = scorer.ranks.pattern(at: rank)
    if let rendered {
      if rendered.leavesOutPattern { notation.append(pattern.dots, on: .threeByThree, to: &bytes) }
      rendered.append(rank: rank, to: &bytes)
    } else {
      var cells: [Cell] = []
      appendCells(of: pattern, rank, count, using: &cells, to: &bytes)
    }
  }

  /// Appends the row of a pattern, made of cells.
  ///
  /// - Parameter cells: memory for them.
  private func appendCells(
    of pattern: Pattern, _ rank: Int, _ count: Int?, using cells: inout [Cell], to bytes: inout [UInt8]
  ) {
    let facts = RowFacts(
      pattern: pattern, grid: .threeByThree, notation: notation,
      features: needsFeatures ? features?[rank] ?? PatternFeatures(pattern, in: scorer.ranks.space) : nil,
      score: scorer.score(rank: rank))
    cells.removeAll(keepingCapacity: true)
    for index in contents.indices { cells.append(facts.cell(contents[index])) }
    if hasCounts { cells.insert(.integer(count ?? 1), at: countPlace) }
    writer.appendRow(cells, to: &bytes)
  }

  /// Appends the row of a text that is no pattern: the text where a pattern would stand, and nothing else.
  public func appendRefused(_ text: String, to bytes: inout [UInt8]) {
    var cells = [Cell](repeating: .missing, count: contents.count)
    if let patternPlace { cells[patternPlace] = .text(text) }
    if hasCounts { cells.insert(.missing, at: countPlace) }
    writer.appendRow(cells, to: &bytes)
  }

  /// The rows that stand ready to be looked up by lines in a notation; nil without.
  func rendered(for lines: Notation) -> RenderedRows? {
    guard let rendered, !rendered.leavesOutPattern || lines.id == notation.id else { return nil }
    return rendered
  }

  /// Renders the row of every pattern once, which pays from about as many lines as there are patterns on. The output stays
  /// the same. Has no effect where rows have counts, where they are too long to be kept, or a second time.
  ///
  /// Cost: for the default columns a fifth of a second of one core, 13 MB.
  public mutating func render(threads: Int) {
    guard !hasTriedRendering, !hasCounts else { return }
    hasTriedRendering = true
    let leavesOutPattern = beginsWithPattern
    let walk = PatternWalk(scorer.ranks.space)
    rendered = RenderedRows(count: scorer.ranks.count, leavesOutPattern: leavesOutPattern, threads: threads) {
      [self] ranks, receive in
      var rank = ranks.lowerBound
      var row: [UInt8] = []
      var cells: [Cell] = []
      walk.visitPatterns(from: scorer.ranks.pattern(at: rank)) { pattern in
        row.removeAll(keepingCapacity: true)
        appendCells(of: pattern, rank, nil, using: &cells, to: &row)
        receive(rank, row.span.extracting(droppingFirst: leavesOutPattern ? pattern.length : 0))
        rank += 1
        return rank < ranks.upperBound
      }
    }
  }

  /// Whether every row begins with its pattern, written with one character a dot: as in the lines that are scored.
  private var beginsWithPattern: Bool {
    guard patternPlace == 0, notation.dotCharacters(on: .threeByThree) != nil else { return false }
    var row: [UInt8] = []
    append(rank: 0, count: nil, to: &row)
    return row.starts(with: notation.text(of: scorer.ranks.pattern(at: 0), on: .threeByThree).utf8)
  }
}
