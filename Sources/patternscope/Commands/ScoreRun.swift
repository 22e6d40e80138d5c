import Assessment
import Documents
import FileStreams
import PatternGrid
import PatternStrength
import ResultTables

/// Scores the inputs of one `score` command, one after the other, into one output.
final class ScoreRun {
  private let request: ScoreRequest
  private let scorer: PatternScorer
  private let sink: any ScoreSink
  private let console: Console
  private var summary: ScoreSummary?

  /// Chunks that each thread is given at a time: several, since some threads are slower than others.
  private static let chunksPerThread = 4

  /// - Parameter features: of all patterns; needed for a summary.
  init(
    _ request: ScoreRequest, scorer: PatternScorer, features: FeatureTable?, sink: any ScoreSink, console: Console
  ) {
    self.request = request
    self.scorer = scorer
    self.sink = sink
    self.console = console
    if request.summary != nil, let features { summary = ScoreSummary(scorer, features: features) }
  }

  /// Scores a pattern of the command line.
  ///
  /// - Parameter place: among the operands, from 1.
  func score(argument: String, place: Int, _ arguments: PatternArguments) throws {
    for (pattern, notation) in try arguments.patterns([argument], console) {
      try sink.add(pattern, notation, place: place)
    }
  }

  /// Scores a file; one that cannot be read is reported, and the others are done.
  func score(file path: String) throws {
    let chunks: LineChunks
    do { chunks = try LineChunks(path: path, longestLine: LineParser.longestLine) } catch {
      console.failed(error)
      return
    }
    guard let first = read(chunks) else {
      try sink.begin(chunks.name, nil)
      return
    }
    let form = InputFormat(sample: first.span, notation: request.notation, patterns: scorer.patterns)
    if let ambiguity = form.ambiguity { console.warning("\(chunks.name): \(ambiguity.message)") }
    try sink.begin(chunks.name, form)
    let parser = LineParser(
      notation: form.notation, layout: form.layout, patterns: scorer.patterns)
    try score(chunks, first, parser)
  }

  /// Ends the output, and tells the summary.
  func finish() throws {
    try sink.finish()
    guard let summary, let format = request.summary else { return }
    console.write(String(decoding: format.bytes(of: Results(summary.tables)) ?? [], as: UTF8.self))
  }

  private func score(_ chunks: LineChunks, _ first: [UInt8], _ parser: LineParser) throws {
    let bar = chunks.progress.map { ProgressBar(chunks.name, total: $0.size, rateUnit: "lines") }
    defer { bar?.finish() }
    var waiting: [[UInt8]] = [first]
    var linesDone = 0
    while !waiting.isEmpty {
      while waiting.count < request.threads * Self.chunksPerThread, let chunk = read(chunks) { waiting.append(chunk) }
      let size = max(waiting.reduce(0) { $0 + $1.count }, linesDone == 0 ? chunks.textSize ?? 0 : 0)
      for outcome in try sink.add(waiting, parser, textSize: size) {
        report(outcome.refusals, of: chunks.name, linesDone: linesDone)
        linesDone += outcome.lineCount
        summary?.add(outcome)
      }
      if let progress = chunks.progress { bar?.update(progress.read, things: linesDone) }
      waiting = read(chunks).map { [$0] } ?? []
    }
  }

  private func report(_ refusals: [(line: Int, refusal: LineError)], of name: String, linesDone: Int) {
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
}
