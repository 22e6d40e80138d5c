import PatternGrid
import PatternStrength

/// A corpus of chosen patterns, read whole from a file or standard input.
struct CorpusFile {
  let name: String
  let tally: Tally
  let lineCount: Int
  let refusedCount: Int
  /// SHA-256 of the file's bytes.
  let checksum: String

  /// Reads and tallies; bad lines are reported and counted.
  init(path: String, notation: Notation?, ranks: PatternRank, _ console: Console) throws {
    let chunks = try LineChunks(path: path)
    let table = RankTable(ranks)
    name = chunks.name
    guard let first = try chunks.next() else {
      throw Failure.system("'\(name)' is empty: there is no pattern to learn from")
    }
    let form = InputForm(sample: first.span, notation: notation, ranks: ranks, table: table)
    if let doubt = form.doubt { console.warning("\(name): \(doubt.message)") }
    var reader = CorpusReader(notation: form.notation, ranks: ranks, table: table)
    var next: [UInt8]? = first
    while let chunk = next {
      reader.add(chunk) { line, refusal in console.refused(chunks.name, line: line, refusal) }
      next = try chunks.next()
    }
    tally = reader.tally
    lineCount = reader.lineCount
    refusedCount = reader.refusedCount
    checksum = chunks.checksum.finish()
  }
}
