import Assessment
import PatternGrid
import PatternStrength
import ReportWriting

/// Scores the inputs of one `score` command, one after the other, into one output.
final class ScoreRun {
  private let request: ScoreRequest
  private let scorer: PatternScorer
  private let output: OutputFile
  private let console: Console
  /// The features of all patterns, where a column or the summary needs them.
  private let features: FeatureTable?
  /// Set by the first input, which decides whether there is a column of counts.
  private var hasCounts: Bool?
  /// By notation: the rows, and the bytes of text that they were made for.
  private var rowsInUse: [String: (rows: ScoreRows, textSize: Int)] = [:]
  private var summary: ScoreSummary?

  /// Text from which on it pays to render every row beforehand: about as many lines as there are patterns.
  private static let textSizeWorthRendering = 3 << 20
  /// Chunks that each thread is given at a time: several, since some threads are slower than others.
  private static let chunksPerThread = 4

  init(_ request: ScoreRequest, scorer: PatternScorer, output: OutputFile, console: Console) throws {
    self.request = request
    self.scorer = scorer
    self.output = output
    self.console = console
    let needsFeatures = request.summary != nil || request.columns.contains(where: \.needsFeatures)
    features = needsFeatures ? try FeatureTable(.android3x3) : nil
    if request.summary != nil, let features { summary = ScoreSummary(scorer, features: features) }
  }

  func score(argument: String, _ arguments: PatternArguments) throws {
    for (pattern, notation) in try arguments.patterns([argument], console) {
      let rows = try rows(notation: notation, hasCounts: false)
      var row: [UInt8] = []
      rows.append(rank: scorer.ranks.rank(of: pattern), count: nil, to: &row)
      try output.write(row)
    }
  }

  /// Scores a file; one that cannot be read is reported, and the others are done.
  func score(file path: String) throws {
    let chunks: LineChunks
    do { chunks = try LineChunks(path: path) } catch let failure as Failure {
      console.failed(failure)
      return
    }
    guard let first = read(chunks) else {
      _ = try rows(notation: request.notation ?? .digit, hasCounts: false)
      return
    }
    let form = InputForm(sample: first.span, notation: request.notation, ranks: scorer.ranks, table: scorer.table)
    if let doubt = form.doubt { console.warning("\(chunks.name): \(doubt.message)") }
    let parser = LineParser(
      notation: form.notation, layout: form.layout, ranks: scorer.ranks, table: scorer.table)
    try score(chunks, first, parser, hasCounts: form.hasCounts)
  }

  /// Ends the output, and tells the summary.
  func finish() throws {
    if hasCounts == nil { _ = try rows(notation: request.notation ?? .digit, hasCounts: false) }
    try output.finish()
    guard let summary, let format = request.summary else { return }
    console.write(format.text(of: summary.tables))
  }

  private func score(_ chunks: LineChunks, _ first: [UInt8], _ parser: LineParser, hasCounts: Bool) throws {
    let threads = request.threads
    let bar = chunks.progress.map { ProgressBar(chunks.name, total: $0.size, rateUnit: "lines") }
    defer { bar?.finish() }
    var waiting: [[UInt8]] = [first]
    var linesDone = 0
    while !waiting.isEmpty {
      while waiting.count < threads * Self.chunksPerThread, let chunk = read(chunks) { waiting.append(chunk) }
      let work = waiting
      let size = max(work.reduce(0) { $0 + $1.count }, linesDone == 0 ? chunks.textSize ?? 0 : 0)
      let batch = ScoreBatch(
        parser: parser, rows: try rows(notation: parser.notation, hasCounts: hasCounts, textSize: size),
        keepsRefused: request.invalidLines == .keep)
      for result in parallelMap(work.count, threads: threads, { batch.score(work[$0]) }) {
        report(result.refusals, of: chunks.name, linesDone: linesDone)
        linesDone += result.lineCount
        try output.write(result.output)
        summary?.add(result)
      }
      if let progress = chunks.progress { bar?.update(progress.read, things: linesDone) }
      waiting = read(chunks).map { [$0] } ?? []
    }
  }

  private func report(_ refusals: [(line: Int, refusal: Refusal)], of name: String, linesDone: Int) {
    guard request.invalidLines != .skip else {
      if !refusals.isEmpty { console.noteRefusal() }
      return
    }
    for (line, refusal) in refusals { console.refused(name, line: linesDone + line + 1, refusal) }
  }

  private func read(_ chunks: LineChunks) -> [UInt8]? {
    do { return try chunks.next() } catch {
      console.failed(error)
      return nil
    }
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
          makeWriter: request.format.rowWriter), 0
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
