import Assessment
import PatternGrid
import PatternStrength
import ReportWriting

/// Scores the inputs of one `score` command, one after the other, into one output.
final class ScoreRun {
  private let scorer: PatternScorer
  private let columns: [ScoreColumn]
  /// As asked for; nil to find it for each input.
  private let notation: Notation?
  private let threads: Int
  private let format: TableFormat
  private let output: OutputFile
  private let console: Console
  /// The features of all patterns, where a column needs them.
  private let features: FeatureTable?
  /// Set by the first input, which decides whether there is a column of counts.
  private var hasCounts: Bool?

  /// Chunks after which it pays to render every row beforehand.
  private static let chunksBeforeRendering = 3

  init(
    scorer: PatternScorer, columns: [ScoreColumn], notation: Notation?, threads: Int, format: TableFormat,
    output: OutputFile, console: Console
  ) {
    self.scorer = scorer
    self.columns = columns
    self.notation = notation
    self.threads = threads
    self.format = format
    self.output = output
    self.console = console
    features = columns.contains(where: \.needsFeatures) ? try? FeatureTable(.android3x3) : nil
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
    guard let first = try read(chunks) else {
      _ = try rows(notation: notation ?? .digit, hasCounts: false)
      return
    }
    let form = InputForm(sample: first.span, notation: notation, ranks: scorer.ranks, table: scorer.table)
    if let doubt = form.doubt { console.warning("\(chunks.name): \(doubt.message)") }
    let rows = try rows(notation: form.notation, hasCounts: form.hasCounts)
    let parser = LineParser(
      notation: form.notation, layout: form.layout, ranks: scorer.ranks, table: scorer.table)
    try score(chunks, first, parser, rows)
  }

  /// Ends the output.
  func finish() throws {
    if hasCounts == nil { _ = try rows(notation: notation ?? .digit, hasCounts: false) }
    try output.finish()
  }

  private func score(_ chunks: LineChunks, _ first: [UInt8], _ parser: LineParser, _ rows: ScoreRows) throws {
    var batch = ScoreBatch(parser: parser, rows: rows, hasCounts: self.hasCounts == true)
    var waiting: [[UInt8]] = [first]
    var chunksDone = 0
    var linesDone = 0
    while !waiting.isEmpty {
      while waiting.count < threads, let chunk = try read(chunks) { waiting.append(chunk) }
      let work = waiting
      let ready = batch
      let results = parallelMap(work.count, threads: threads) { ready.score(work[$0]) }
      for result in results {
        for (line, refusal) in result.refusals { console.refused(chunks.name, line: linesDone + line + 1, refusal) }
        linesDone += result.lineCount
        try output.write(result.output)
      }
      chunksDone += work.count
      if chunksDone >= Self.chunksBeforeRendering { batch.renderRows(threads: threads) }
      waiting = try read(chunks).map { [$0] } ?? []
    }
  }

  private func read(_ chunks: LineChunks) throws -> [UInt8]? {
    do { return try chunks.next() } catch let failure as Failure {
      console.failed(failure)
      return nil
    }
  }

  /// The rows for a notation. The first call decides on the column of counts and writes the header.
  private func rows(notation: Notation, hasCounts: Bool) throws -> ScoreRows {
    let isFirst = self.hasCounts == nil
    let hasCounts = self.hasCounts ?? hasCounts
    self.hasCounts = hasCounts
    let rows = ScoreRows(
      scorer, columns: columns, notation: notation, hasCounts: hasCounts, features: features,
      makeWriter: format.rowWriter)
    if isFirst {
      var header: [UInt8] = []
      rows.appendHeader(to: &header)
      try output.write(header)
    }
    return rows
  }
}
