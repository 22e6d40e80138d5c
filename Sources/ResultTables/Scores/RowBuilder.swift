import Documents
import PatternGrid
import PatternStrength

/// The cells of columns for patterns of any space: the features everywhere, meters and scores where they are defined.
public struct RowBuilder: Sendable {
  /// What the cells are made from, by column.
  private var contents: [ScoreColumn.Content]
  private let notation: Notation
  /// Nil where no column needs scores.
  let scorer: PatternScorer?
  /// The features of every pattern with the index that finds them, on grids that are small enough.
  private let features: (table: FeatureTable, patterns: PatternIndex)?
  private let needsFeatures: Bool

  /// Cost: on grids of up to 9 dots about 40 ms where a column needs features; another 40 ms where one needs scores.
  ///
  /// - Parameter model: whose choices scores are about; used where a column needs scores.
  /// - Precondition: no column is refused for the space.
  public init(_ space: PatternSpace, columns: [ScoreColumn], notation: Notation, model: any GuessModel) {
    self.init(
      space, columns: columns, notation: notation,
      scorer: columns.contains(where: \.needsScore) ? PatternScorer(model: model) : nil,
      features: columns.contains(where: \.needsFeatures) ? try? FeatureTable(space) : nil)
  }

  /// - Parameters:
  ///   - scorer: needed where a column needs scores.
  ///   - features: of all patterns of the space; without them each pattern works out its own, which is slow for many.
  init(
    _ space: PatternSpace, columns: [ScoreColumn], notation: Notation, scorer: PatternScorer?, features: FeatureTable?
  ) {
    contents = columns.map(\.content)
    self.notation = notation
    self.scorer = scorer
    needsFeatures = columns.contains(where: \.needsFeatures)
    if let features, let patterns = try? PatternIndex(space) {
      self.features = (features, patterns)
    } else {
      self.features = nil
    }
  }

  /// Appends a cell for each column.
  public func append(_ pattern: Pattern, to row: inout [Cell]) {
    append(
      pattern, scored: scorer?.patterns.index(of: pattern), featured: features?.patterns.index(of: pattern), to: &row)
  }

  /// Appends a cell for each column, of a pattern whose rank is known.
  ///
  /// - Precondition: the space is the scorer's.
  func append(_ pattern: Pattern, rank: Int, to row: inout [Cell]) {
    append(pattern, scored: rank, featured: rank, to: &row)
  }

  /// The same without the first column.
  func droppingFirst() -> RowBuilder {
    var others = self
    others.contents.removeFirst()
    return others
  }

  /// - Parameters:
  ///   - scoreRank: the pattern's for the scorer.
  ///   - featureRank: the pattern's in the table of features.
  @inline(__always)
  private func append(_ pattern: Pattern, scored scoreRank: Int?, featured featureRank: Int?, to row: inout [Cell]) {
    var score: PatternScore?
    if let scorer, let scoreRank { score = scorer.score(rank: scoreRank) }
    let facts = RowContext(
      pattern: pattern, notation: notation,
      features: needsFeatures ? features(of: pattern, rank: featureRank) : nil, score: score)
    for index in contents.indices { row.append(facts.cell(contents[index])) }
  }

  private func features(of pattern: Pattern, rank: Int?) -> PatternFeatures {
    guard let features, let rank else { return PatternFeatures(pattern) }
    return features.table[rank]
  }
}
