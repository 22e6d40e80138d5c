import Documents
import FileStreams
import PatternGrid
import PatternStrength

/// Rows of scores as text, in one of the formats of rows.
final class ScoreTextSink: ScoreSink {
  private let options: ScoreOptions
  private let scorer: PatternScorer
  private let output: OutputFile
  private let format: OutputFormat
  /// Of all patterns, if a column needs them.
  private let features: FeatureTable?
  /// Set by the first input, which decides whether there is a column of counts.
  private var hasCounts: Bool?
  /// By notation: the rows, and the bytes of text that they were made for.
  private var rowsInUse: [String: (rows: ScoreRows, textSize: Int)] = [:]

  /// Text from which on it pays to render every row beforehand: about as many lines as there are patterns.
  private static let textSizeWorthRendering = 3 << 20

  init(
    _ options: ScoreOptions, scorer: PatternScorer, features: FeatureTable?, output: OutputFile, format: OutputFormat
  ) {
    self.options = options
    self.scorer = scorer
    self.features = features
    self.output = output
    self.format = format
  }

  func add(_ pattern: Pattern, _ notation: Notation, place: Int) throws {
    try writeHeader(notation, hasCounts: false)
    let (rows, _) = rowsToUse(notation)
    var row: [UInt8] = []
    rows.append(rank: scorer.patterns.index(of: pattern), count: nil, to: &row)
    try output.write(row)
  }

  func begin(_ name: String, _ format: InputFormat?) throws {
    try writeHeader(format?.notation ?? options.notation ?? .digit, hasCounts: format?.hasCounts ?? false)
  }

  func scoring(with parser: LineParser, textSize: Int) -> @Sendable ([UInt8]) -> ScoreBatch.Result {
    var (rows, textSizeBefore) = rowsToUse(parser.notation)
    let textSize = textSizeBefore + textSize
    if textSize >= Self.textSizeWorthRendering { rows.render(threads: options.threads) }
    rowsInUse[parser.notation.id] = (rows, textSize)
    let batch = ScoreBatch(parser: parser, rows: rows, keepsRefused: options.invalidLines == .keep)
    return { batch.score($0) }
  }

  func add(_ outcomes: [ScoreBatch.Result]) throws {
    for outcome in outcomes { try output.write(outcome.output) }
  }

  func finish() throws {
    try writeHeader(options.notation ?? .digit, hasCounts: false)
    try output.finish()
  }

  /// Decides on the column of counts and writes the header, the first time; no-op after that.
  private func writeHeader(_ notation: Notation, hasCounts: Bool) throws {
    guard self.hasCounts == nil else { return }
    self.hasCounts = hasCounts
    var header: [UInt8] = []
    rowsToUse(notation).rows.appendHeader(to: &header)
    try output.write(header)
  }

  /// The rows for a notation, which are made once.
  private func rowsToUse(_ notation: Notation) -> (rows: ScoreRows, textSize: Int) {
    if let made = rowsInUse[notation.id] { return made }
    let rows = ScoreRows(
      scorer, columns: options.columns, notation: notation, hasCounts: hasCounts ?? false, features: features
    ) { columns in
      guard let writer = format.rowWriter(columns) else {
        preconditionFailure("\(format.id) is not written row by row")
      }
      return writer
    }
    rowsInUse[notation.id] = (rows, 0)
    return (rows, 0)
  }
}
