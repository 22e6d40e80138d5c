import Assessment
import Documents
import FileStreams
import PatternGrid
import PatternStrength
import ResultTables

/// Rows of scores as text, in one of the formats of tables.
final class ScoreTextSink: ScoreSink {
  private let request: ScoreRequest
  private let scorer: PatternScorer
  private let output: OutputFile
  private let format: OutputFormat
  /// The features of all patterns, where a column needs them.
  private let features: FeatureTable?
  /// Set by the first input, which decides whether there is a column of counts.
  private var hasCounts: Bool?
  /// By notation: the rows, and the bytes of text that they were made for.
  private var rowsInUse: [String: (rows: ScoreRows, textSize: Int)] = [:]

  /// Text from which on it pays to render every row beforehand: about as many lines as there are patterns.
  private static let textSizeWorthRendering = 3 << 20

  init(
    _ request: ScoreRequest, format: OutputFormat, scorer: PatternScorer, features: FeatureTable?, output: OutputFile
  ) {
    self.request = request
    self.format = format
    self.scorer = scorer
    self.features = features
    self.output = output
  }

  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws {
    let rows = try rows(notation: notation, hasCounts: false)
    var row: [UInt8] = []
    rows.append(rank: scorer.patterns.index(of: pattern), count: nil, to: &row)
    try output.write(row)
  }

  func begin(_ name: String, _ form: InputFormat?) throws {
    _ = try rows(notation: form?.notation ?? request.notation ?? .digit, hasCounts: form?.hasCounts ?? false)
  }

  func add(_ chunks: [[UInt8]], _ parser: LineParser, textSize: Int) throws -> [any LineOutcome] {
    let batch = ScoreBatch(
      parser: parser, rows: try rows(notation: parser.notation, hasCounts: false, textSize: textSize),
      keepsRefused: request.invalidLines == .keep)
    let results = parallelMap(chunks.count, threads: request.threads) { batch.score(chunks[$0]) }
    for result in results { try output.write(result.output) }
    return results
  }

  func finish() throws {
    if hasCounts == nil { _ = try rows(notation: request.notation ?? .digit, hasCounts: false) }
    try output.finish()
  }

  /// The rows for a notation. The first call decides on the column of counts and writes the header.
  ///
  /// - Parameter textSize: how much more text they are for; rows for much text are rendered beforehand.
  private func rows(notation: Notation, hasCounts: Bool, textSize: Int = 0) throws -> ScoreRows {
    let isFirst = self.hasCounts == nil
    let hasCounts = self.hasCounts ?? hasCounts
    self.hasCounts = hasCounts
    var (rows, textSizeBefore) =
      rowsInUse[notation.id]
      ?? (
        ScoreRows(
          scorer, columns: request.columns, notation: notation, hasCounts: hasCounts, features: features,
          makeWriter: { self.format.rowWriter($0)! }), 0
      )
    if textSizeBefore + textSize >= Self.textSizeWorthRendering { rows.render(threads: request.threads) }
    rowsInUse[notation.id] = (rows, textSizeBefore + textSize)
    if isFirst {
      var header: [UInt8] = []
      rows.appendHeader(to: &header)
      try output.write(header)
    }
    return rows
  }
}
