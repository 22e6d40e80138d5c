import PatternGrid
import PatternStrength
import ReportWriting

/// Rows of scores in an output format, by the pattern's rank.
public struct ScoreRows: Sendable {
  private let scorer: PatternScorer
  private let columns: [ScoreColumn]
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
    self.columns = columns
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
    var cells = columns.map(facts.cell)
    if hasCounts { cells.insert(.integer(count ?? 1), at: countPlace) }
    writer.appendRow(cells, to: &bytes)
  }

  /// Every row, rendered once; only for input without counts.
  ///
  /// Cost: half a second of one core, 30 MB.
  func rendered(threads: Int) -> RenderedRows {
    let count = scorer.ranks.count
    let partSize = 10_000
    let parts = parallelMap((count + partSize - 1) / partSize, threads: threads) { part in
      var rendered = RenderedRows()
      var row: [UInt8] = []
      for rank in part * partSize..<min((part + 1) * partSize, count) {
        append(rank: rank, count: nil, to: &row)
        rendered.append(row)
        row.removeAll(keepingCapacity: true)
      }
      return rendered
    }
    return parts.reduce(into: RenderedRows()) { $0.append($1) }
  }
}
