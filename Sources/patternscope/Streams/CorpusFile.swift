import FileStreams
import PatternGrid
import PatternStrength

/// A corpus of chosen patterns, read whole from a file or standard input.
struct CorpusFile {
  let name: String
  let tally: Tally
  /// In order of their first lines; empty where lines have no groups, or where they are not read.
  let groups: [CorpusReader.Group]
  let lineCount: Int
  let refusedCounts: [LineError.Kind: Int]
  /// SHA-256 of the file's bytes.
  let checksum: String

  var refusedCount: Int { refusedCounts.values.reduce(0, +) }

  /// Reads and tallies; bad lines are reported and counted.
  ///
  /// - Parameter groupFields: as in `InputFormat`.
  init(
    path: String, notation: Notation?, groups groupFields: LineLayout.GroupFields = .passedOver, patterns: PatternIndex,
    _ console: Console
  ) throws {
    let chunks = try LineChunks(path: path, longestLine: LineParser.longestLine, withChecksum: true)
    name = chunks.name
    guard let first = try chunks.next() else {
      throw Failure.system("'\(name)' is empty: there is no pattern in it")
    }
    let form = InputFormat(
      sample: first.span, notation: notation, groups: groupFields, patterns: patterns)
    if let doubt = form.doubt { console.warning("\(name): \(doubt.message)") }
    var reader = CorpusReader(notation: form.notation, layout: form.layout, patterns: patterns)
    var next: [UInt8]? = first
    while let chunk = next {
      reader.add(chunk) { line, refusal in console.refused(chunks.name, line: line, refusal) }
      next = try chunks.next()
    }
    tally = reader.tally
    lineCount = reader.lineCount
    groups = reader.groups
    refusedCounts = reader.refusedCounts
    checksum = chunks.checksumOfFile()
  }
}
