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
  private let hasCounts: Bool
  private let features: FeatureTable?
  private let needsFeatures: Bool
  /// Where the count stands among the cells.
  private let countPlace: Int

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
    countPlace = (columns.firstIndex { $0.id == "pattern" } ?? -1) + 1
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
    let score = scorer.score(rank: rank)
    let facts = RowFacts(
      pattern: score.pattern, grid: .threeByThree, notation: notation,
      features: needsFeatures ? features?[rank] ?? PatternFeatures(score.pattern, in: scorer.ranks.space) : nil,
      score: score)
    var cells: [Cell] = []
    cells.reserveCapacity(contents.count + 1)
    for index in contents.indices { cells.append(facts.cell(contents[index])) }
    if hasCounts { cells.insert(.integer(count ?? 1), at: countPlace) }
    writer.appendRow(cells, to: &bytes)
  }

  /// Every row, rendered once; only for input without counts. Nil where the rows are too long to be kept.
  ///
  /// Cost: for the default columns a fifth of a second of one core, 25 MB.
  func rendered(threads: Int) -> RenderedRows? {
    RenderedRows(count: scorer.ranks.count, threads: threads) { append(rank: $0, count: nil, to: &$1) }
  }
}
