import Documents
import PatternGrid
import PatternStrength

/// Rows of scores in an output format, by the pattern's rank.
public struct ScoreRows: Sendable {
  private let scorer: PatternScorer
  private let cells: RowBuilder
  private let notation: Notation
  private let writer: any RowWriter
  /// Whether a column of counts follows the pattern.
  public let hasCounts: Bool
  /// Where the pattern stands among the cells.
  private let patternPlace: Int?
  /// Where the count stands among the cells.
  private let countPlace: Int
  private var rendered: RowCache?
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
    cells = RowBuilder(
      scorer.patterns.space, columns: columns, notation: notation, scorer: scorer, features: features)
    self.notation = notation
    self.hasCounts = hasCounts
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
    if let rendered {
      rendered.append(rank: rank, to: &bytes) { bytes in
        switch rendered.omission {
        case .nothing: break
        case .pattern: notation.append(scorer.patterns.pattern(at: rank), to: &bytes)
        case .count: FixedDecimal.append(count ?? 1, to: &bytes)
        }
      }
    } else {
      var row: [Cell] = []
      cells.append(scorer.patterns.pattern(at: rank), rank: rank, to: &row)
      append(row, count: count, to: &bytes)
    }
  }

  /// Appends the row of a text that is no pattern: the text where a pattern would stand, and nothing else.
  public func appendRefused(_ text: String, to bytes: inout [UInt8]) {
    var row = [Cell](repeating: .missing, count: outputColumns.count)
    if let patternPlace { row[patternPlace] = .text(text) }
    writer.appendRow(row, to: &bytes)
  }

  /// Appends a row of cells, with the count among them where there is a column of counts.
  private func append(_ row: [Cell], count: Int?, to bytes: inout [UInt8]) {
    guard hasCounts else { return writer.appendRow(row, to: &bytes) }
    var row = row
    row.insert(.integer(count ?? 1), at: countPlace)
    writer.appendRow(row, to: &bytes)
  }

  /// The rows that stand ready to be looked up by lines in a notation that say nothing but a pattern; nil without.
  func renderedForBareLines(in notation: Notation) -> RowCache? {
    guard let rendered else { return nil }
    return switch rendered.omission {
    case .nothing: rendered
    case .pattern: notation.id == self.notation.id ? rendered : nil
    case .count: nil
    }
  }

  /// Renders the row of every pattern once, which pays from about as many lines as there are patterns on. The output stays
  /// the same. Has no effect where rows are too long to be kept, in formats that do not write counts as plain digits, or a
  /// second time.
  ///
  /// Cost: for the default columns a fifth of a second of one core, 13 MB, with counts 25 MB.
  public mutating func render(threads: Int) {
    guard !hasTriedRendering else { return }
    hasTriedRendering = true
    guard let omission else { return }
    let walk = PatternWalk(scorer.patterns.space)
    // Where patterns are left out, a text of one byte stands for all of them: quick to make and to take away.
    let (first, others): (Cell?, RowBuilder) = omission == .pattern ? ("0", cells.droppingFirst()) : (nil, cells)
    rendered = RowCache(count: scorer.patterns.count, omission: omission, threads: threads) { [self] ranks, receive in
      var rank = ranks.lowerBound
      var row: [UInt8] = []
      var cells: [Cell] = []
      walk.visitPatterns(from: scorer.patterns.pattern(at: rank)) { pattern in
        row.removeAll(keepingCapacity: true)
        cells.removeAll(keepingCapacity: true)
        if let first { cells.append(first) }
        others.append(pattern, rank: rank, to: &cells)
        append(cells, count: Self.markedCount, to: &row)
        switch omission {
        case .nothing: receive(rank, row.span, 0)
        case .pattern: receive(rank, row.span.extracting(droppingFirst: 1), 0)
        case .count:
          let digits = Self.placeOfMarkedCount(in: row)!
          row.removeSubrange(digits)
          receive(rank, row.span, digits.lowerBound)
        }
        rank += 1
        return rank < ranks.upperBound
      }
    }
  }

  /// What rows can be kept without; nil where they must be made anew for each line.
  private var omission: RowCache.Omission? {
    let pattern = scorer.patterns.pattern(at: 0)
    var row: [UInt8] = []
    append(rank: 0, count: Self.markedCount, to: &row)
    if hasCounts { return Self.placeOfMarkedCount(in: row) == nil ? nil : .count }
    let beginsWithPattern =
      patternPlace == 0 && notation.dotCharacters(on: .threeByThree) != nil
      && row.starts(with: notation.text(of: pattern).utf8)
    return beginsWithPattern ? .pattern : .nothing
  }

  /// A count of more digits than any other number in a row has.
  private static let markedCount = Int.max
  private static let digitsOfMarkedCount = Array("\(markedCount)".utf8)

  private static func placeOfMarkedCount(in row: [UInt8]) -> Range<Int>? {
    guard let start = row.indices.first(where: { row[$0...].starts(with: digitsOfMarkedCount) }) else { return nil }
    return start..<start + digitsOfMarkedCount.count
  }
}
