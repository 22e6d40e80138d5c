import FileStreams
import PatternGrid
import PatternStrength

/// Scores patterns and files of patterns, one after the other, into one output.
///
/// Memory does not grow with the files: chunks of lines are read, scored by several threads, and written.
package final class ScoreRun {
  private let options: ScoreOptions
  private let scorer: PatternScorer
  private let sink: any ScoreSink
  private let notice: (Corpus.Notice) -> Void
  private let progress: (Progress) -> Void
  private var outcome = ScoreOutcome()

  /// Chunks that each thread is given at a time: several, since some threads are slower than others.
  private static let chunksPerThread = 4

  /// How far a file is read.
  package enum Progress {
    /// - Parameter size: bytes of the file.
    case began(file: String, size: Int)
    /// - Parameters:
    ///   - bytes: read so far.
    ///   - lines: scored so far.
    case read(bytes: Int, lines: Int)
    case ended
  }

  /// - Parameters:
  ///   - notice: receives ambiguous notations, refused lines and files that cannot be read, as they are met.
  ///   - progress: of files whose size is known.
  package init(
    _ scorer: PatternScorer, options: ScoreOptions, output: Output, notice: @escaping (Corpus.Notice) -> Void,
    progress: @escaping (Progress) -> Void = { _ in }
  ) throws {
    self.options = options
    self.scorer = scorer
    self.notice = notice
    self.progress = progress
    let needsFeatures = options.withSummary || options.columns.contains(where: \.needsFeatures)
    let features = needsFeatures ? try FeatureTable(scorer.patterns.space) : nil
    sink = try output.sink(options, scorer: scorer, features: features)
    if options.withSummary, let features { outcome.summary = ScoreSummary(scorer, features: features) }
  }

  /// Scores a pattern that was named, not read from a file.
  ///
  /// - Parameter place: among what was named, from 1.
  package func score(_ pattern: Pattern, _ notation: Notation, place: Int) throws {
    try sink.add(pattern, notation, place: place)
  }

  /// Scores a file; one that cannot be read is told to `notice`.
  ///
  /// - Parameter path: `-` for standard input.
  package func score(file path: String) throws {
    let chunks: LineChunks
    do throws(FileError) { chunks = try LineChunks(path: path, longestLine: LineParser.longestLine) } catch {
      notice(.unreadable(error))
      return
    }
    guard let first = read(chunks) else {
      try sink.begin(chunks.name, nil)
      return
    }
    let format = InputFormat(sample: first.span, notation: options.notation, patterns: scorer.patterns)
    if let ambiguity = format.ambiguity { notice(.ambiguous(file: chunks.name, ambiguity)) }
    try sink.begin(chunks.name, format)
    let parser = LineParser(notation: format.notation, layout: format.layout, patterns: scorer.patterns)
    try score(chunks, first, parser, into: sink)
  }

  /// Ends the output, which is whole then.
  package func finish() throws -> ScoreOutcome {
    try sink.finish()
    return outcome
  }

  private func score(
    _ chunks: LineChunks, _ first: [UInt8], _ parser: LineParser, into sink: some ScoreSink
  ) throws {
    if let size = chunks.progress?.size { progress(.began(file: chunks.name, size: size)) }
    defer { if chunks.progress != nil { progress(.ended) } }
    var waiting: [[UInt8]] = [first]
    var linesDone = 0
    while !waiting.isEmpty {
      while waiting.count < options.threads * Self.chunksPerThread, let chunk = read(chunks) { waiting.append(chunk) }
      let size = max(waiting.reduce(0) { $0 + $1.count }, linesDone == 0 ? chunks.textSize ?? 0 : 0)
      let scoring = sink.scoring(with: parser, textSize: size)
      let outcomes = parallelMap(waiting.count, threads: options.threads) { [waiting] in scoring(waiting[$0]) }
      try sink.add(outcomes)
      for lines in outcomes {
        for (line, error) in lines.refusals {
          notice(.refused(file: chunks.name, line: linesDone + line + 1, error))
        }
        linesDone += lines.lineCount
        outcome.add(lines)
      }
      if let bytes = chunks.progress?.read { progress(.read(bytes: bytes, lines: linesDone)) }
      waiting = read(chunks).map { [$0] } ?? []
    }
  }

  private func read(_ chunks: LineChunks) -> [UInt8]? {
    do throws(FileError) { return try chunks.next() } catch {
      notice(.unreadable(error))
      return nil
    }
  }
}
