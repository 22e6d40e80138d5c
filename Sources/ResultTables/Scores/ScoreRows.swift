import Documents
import PatternGrid
import PatternStrength

/// Rows of scores in an output format, by the pattern's index.
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
  ///
  /// - Parameter count: nil for one choice; not written without a column of counts.
  public func append(rank: Int, count: Int?, to bytes: inout [UInt8]) {
    if let rendered {
      rendered.append(rank, to: &bytes) { bytes in
        switch rendered.omission {
        case .nothing: break
        case .lineBeginning(let countSeparator):
          notation.append(scorer.patterns.pattern(at: rank), to: &bytes)
          if let countSeparator {
            bytes.append(countSeparator)
            FixedDecimal.append(count ?? 1, to: &bytes)
          }
        case .count: FixedDecimal.append(count ?? 1, to: &bytes)
        }
      }
    } else {
      var row: [Cell] = []
      cells.append(scorer.patterns.pattern(at: rank), rank: rank, to: &row)
      append(row, count: count, to: &bytes)
    }
  }

  /// Appends the rows of lines that are nothing but a pattern, or nothing but a pattern and its count.
  ///
  /// - Parameters:
  ///   - counts: empty if the lines have none.
  ///   - text: in which the lines stand, read by `parser`.
  func append(
    _ lines: Span<IndexedLine>, counts: [Int], of text: Span<UInt8>, _ parser: LineParser, to bytes: inout [UInt8]
  ) {
    if let rendered, mayCopy(lines: rendered.omission, areCounted: !counts.isEmpty, parser) {
      rendered.append(lines, of: text, to: &bytes)
    } else {
      for index in lines.indices {
        append(rank: Int(lines[index].index), count: counts.isEmpty ? nil : counts[index], to: &bytes)
      }
    }
  }

  /// Whether usual lines are word for word what cached rows omit.
  private func mayCopy(lines omission: RowCache.Omission, areCounted: Bool, _ parser: LineParser) -> Bool {
    switch omission {
    case .nothing: true
    case .lineBeginning(let countSeparator):
      parser.notation.id == notation.id && countSeparator == (areCounted ? parser.countSeparator : nil)
    case .count: false
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
    if hasCounts {
      _ = appendLocating(row, count: count, to: &bytes)
    } else {
      writer.appendRow(row, to: &bytes)
    }
  }

  /// Appends a row of cells with the count among them, and says where its digits stand; nil in formats in which the rest of
  /// the row depends on them.
  ///
  /// - Precondition: there is a column of counts.
  private func appendLocating(_ row: [Cell], count: Int?, to bytes: inout [UInt8]) -> Range<Int>? {
    var row = row
    row.insert(.integer(count ?? 1), at: countPlace)
    return writer.appendRow(row, to: &bytes, locating: countPlace)
  }

  /// Bytes of a usual row; nil without rendered rows.
  var usualRowSize: Int? { rendered?.usualRowSize }

  /// Renders the row of every pattern once, which pays from about as many lines as there are patterns on. The output stays
  /// the same. No-op if rows are too long to be cached, if the rest of a row depends on its count, or if already called.
  ///
  /// Cost: for the default columns a fifth of a second of one core, 13 MB.
  public mutating func render(threads: Int) {
    guard !hasTriedRendering else { return }
    hasTriedRendering = true
    guard let omission else { return }
    let walk = PatternWalk(scorer.patterns.space)
    let isPatternOmitted = if case .lineBeginning = omission { true } else { false }
    // Where patterns are omitted, a text of one byte stands for all of them: quick to make and to remove.
    let (first, others): (Cell?, RowBuilder) = isPatternOmitted ? ("0", cells.droppingFirst()) : (nil, cells)
    rendered = RowCache(count: scorer.patterns.count, omission: omission, threads: threads) { [self] indices, receive in
      var index = indices.lowerBound
      var row: [UInt8] = []
      var cells: [Cell] = []
      walk.visitPatterns(from: scorer.patterns.pattern(at: index)) { pattern in
        row.removeAll(keepingCapacity: true)
        cells.removeAll(keepingCapacity: true)
        if let first { cells.append(first) }
        others.append(pattern, rank: index, to: &cells)
        var digits = 0..<1
        if hasCounts {
          if let place = appendLocating(cells, count: 1, to: &row) { digits = place }
        } else {
          writer.appendRow(cells, to: &row)
        }
        switch omission {
        case .nothing: receive(index, row.span, 0)
        case .lineBeginning: receive(index, row.span.extracting(droppingFirst: digits.upperBound), 0)
        case .count:
          row.removeSubrange(digits)
          receive(index, row.span, digits.lowerBound)
        }
        index += 1
        return index < indices.upperBound
      }
    }
  }

  /// What need not be cached of a row; nil if rows must be rendered anew for each line.
  private var omission: RowCache.Omission? {
    let pattern = scorer.patterns.pattern(at: 0)
    var row: [Cell] = []
    cells.append(pattern, rank: 0, to: &row)
    var bytes: [UInt8] = []
    var digits: Range<Int>?
    if hasCounts {
      digits = appendLocating(row, count: 1, to: &bytes)
      guard digits != nil else { return nil }
    } else {
      writer.appendRow(row, to: &bytes)
    }
    let text = Array(notation.text(of: pattern).utf8)
    let beginsWithPattern =
      patternPlace == 0 && notation.dotCharacters(on: scorer.patterns.space.grid) != nil && bytes.starts(with: text)
    guard let digits else { return beginsWithPattern ? .lineBeginning(countSeparator: nil) : .nothing }
    return beginsWithPattern && digits.lowerBound == text.count + 1
      ? .lineBeginning(countSeparator: bytes[text.count]) : .count
  }
}
