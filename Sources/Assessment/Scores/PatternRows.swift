import PatternGrid
import PatternStrength
import ReportWriting

/// Rows for patterns of any space in an output format: the features everywhere, meters and scores where they are defined.
public struct PatternRows: Sendable {
  private let space: PatternSpace
  /// What the cells are made from, by column.
  private let contents: [ScoreColumn.Content]
  private let notation: Notation
  private let scorer: PatternScorer?
  /// The features of every pattern with the ranks that find them, on grids that are small enough.
  private let features: (table: FeatureTable, ranks: PatternRank)?
  private let needsFeatures: Bool
  private let writer: any RowWriter

  /// Cost: on grids of up to 9 dots about 40 ms where a column needs features; another 40 ms where one needs scores.
  ///
  /// - Parameter model: whose choices scores are about; used where a column needs scores.
  /// - Precondition: no column is refused for the space.
  public init(
    _ space: PatternSpace, columns: [ScoreColumn], notation: Notation, model: any GuessModel,
    makeWriter: ([Column]) -> any RowWriter
  ) {
    self.space = space
    contents = columns.map(\.content)
    self.notation = notation
    scorer = columns.contains(where: \.needsScore) ? PatternScorer(model: model) : nil
    needsFeatures = columns.contains(where: \.needsFeatures)
    var features: (FeatureTable, PatternRank)?
    if needsFeatures, let table = try? FeatureTable(space), let ranks = try? PatternRank(space) {
      features = (table, ranks)
    }
    self.features = features
    writer = makeWriter(columns.map(\.column))
  }

  public func appendHeader(to bytes: inout [UInt8]) { writer.appendHeader(to: &bytes) }

  /// Appends the row of a pattern of the space.
  public func append(_ pattern: Pattern, to bytes: inout [UInt8]) {
    let facts = RowFacts(
      pattern: pattern, grid: space.grid, notation: notation, features: needsFeatures ? features(of: pattern) : nil,
      score: scorer.map { $0.score(rank: $0.ranks.rank(of: pattern)) })
    writer.appendRow(contents.map(facts.cell), to: &bytes)
  }

  private func features(of pattern: Pattern) -> PatternFeatures {
    features.map { $0.table[$0.ranks.rank(of: pattern)] } ?? PatternFeatures(pattern, in: space)
  }
}
