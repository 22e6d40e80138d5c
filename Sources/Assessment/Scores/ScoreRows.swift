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
    let score = scorer.score(rank: rank)
    let facts = RowFacts(
      pattern: score.pattern, grid: .threeByThree, notation: notation,
      features: needsFeatures ? features?[rank] ?? PatternFeatures(score.pattern, in: scorer.ranks.space) : nil,
      score: score)
    var cells: [Cell] = []
    cells.reserveCapacity(outputColumns.count)
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

  /// Appends the rows of patterns, one after the other.
  ///
  /// - Parameter counts: one a pattern; nil for patterns without.
  func append(ranks: ArraySlice<UInt32>, counts: ArraySlice<Int>?, to bytes: inout [UInt8]) {
    if let rendered {
      let rows = rendered.bytes(ofRanks: ranks)
      if bytes.isEmpty { bytes = rows } else { bytes += rows }
    } else {
      for place in ranks.indices { append(rank: Int(ranks[place]), count: counts?[place], to: &bytes) }
    }
  }

  /// Whether the row of every pattern stands ready.
  var isRendered: Bool { rendered != nil }

  /// Renders the row of every pattern once, which pays from about as many lines as there are patterns on. The output stays
  /// the same. Has no effect where rows have counts, where they are too long to be kept, or a second time.
  ///
  /// Cost: for the default columns a quarter of a second of one core, 25 MB.
  public mutating func render(threads: Int) {
    guard !hasTriedRendering, !hasCounts else { return }
    hasTriedRendering = true
    rendered = RenderedRows(count: scorer.ranks.count, threads: threads) { [self] rank, row in
      append(rank: rank, count: nil, to: &row)
    }
  }
}
