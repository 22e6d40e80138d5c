import PatternGrid
import PatternStrength
import ResultTables

extension FuzzTarget {
  /// Input: notation (or none) to read, format and notation to write, file.
  static let denylistReader = FuzzTarget(name: "denylist-reader", longestInput: 1500) { input in
    var input = input
    let notation = input.choose([nil] + Notation.all.map(Optional.some))
    let format = input.choose(["text", "csv", "json", "swift", "kotlin", "typescript", "bitmap"])
    let writtenNotation = input.choose(Notation.all)
    let file = input.rest
    checkBloomFilter(file)
    guard !isCostly(file) else { return }
    do {
      let list = try read(file, notation)
      checkCounts(list, file)
      checkRefusals(list, file)
      checkWritten(list.patterns, format, writtenNotation)
    } catch let error as DenylistFileError {
      expectPrintable(error.reason)
    } catch { fatalError("\(error)") }
  }

  private static let scorer = PatternScorer(model: UniformModel())

  /// FNV-1a.
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Bloom filters and hashed lists are asked for all 389,112 patterns, so only one in 4,096 of them is read.
  private static func isCostly(_ file: [UInt8]) -> Bool {
    let lines = file.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isHashed = lines.contains {
      $0.count == 64 && $0.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
    return (isHashed || file.starts(with: BloomFilter.magic)) && checksum(file) >> 52 != 0
  }

  private static func read(_ file: [UInt8], _ notation: Notation?) throws(DenylistFileError) -> DenylistReader {
    try DenylistReader(file, scorer: scorer, notation: notation, salt: Array("salt".utf8))
  }

  /// One filter, one file; and any rank may be asked for.
  private static func checkBloomFilter(_ file: [UInt8]) {
    guard let filter = BloomFilter(file: file) else { return }
    expect(filter.file == file, "another Bloom filter is written")
    _ = filter.contains(0)
    _ = filter.contains(PatternIndex.android3x3.count - 1)
  }

  private static func checkCounts(_ list: DenylistReader, _ file: [UInt8]) {
    expect((0...PatternIndex.android3x3.count).contains(list.patterns.count), "\(list.patterns.count) patterns")
    expect(["bitmap", "bloom"].contains(list.formatID) == (list.duplicates == nil), "duplicates in \(list.formatID)")
    guard let duplicates = list.duplicates else { return }
    // The shortest entry is an empty line.
    expect(
      duplicates >= 0 && list.patterns.count + duplicates + list.refusals.count <= file.count + 1, "too many entries")
  }

  private static func checkRefusals(_ list: DenylistReader, _ file: [UInt8]) {
    if let ambiguity = list.ambiguity { expectPrintable(ambiguity.message) }
    for (_, refusal) in list.refusals { expectPrintable(refusal.reason) }
    expect(zip(list.refusals, list.refusals.dropFirst()).allSatisfy { $0.line <= $1.line }, "lines do not ascend")
    // In JSON the line is the place in the list.
    guard list.formatID != "json" else { return }
    let lines = lines(of: file)
    for (line, refusal) in list.refusals {
      expect((1...lines.count).contains(line), "\(refusal) in line \(line) of \(lines.count)")
      expect((1...lines[line - 1].count + 1).contains(refusal.column), "\(refusal) in \(lines[line - 1])")
    }
  }

  /// Lines end with LF, CR LF or a CR alone.
  private static func lines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    var lines: [ArraySlice<UInt8>] = []
    var position = text.startIndex
    while position < text.endIndex {
      let end = text[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.endIndex
      lines.append(text[position..<end])
      position = min(end + (text[end...].starts(with: [13, 10]) ? 2 : 1), text.endIndex)
    }
    return lines
  }

  /// What is written is read again as the same list without faults.
  private static func checkWritten(_ patterns: DenylistSet, _ format: String, _ notation: Notation) {
    let export = DenylistExport(
      Denylist(patterns, scorer: scorer), notation: notation, command: "fuzz\nit",
      falsePositiveRate: 0.001, salt: [])
    let written = DenylistFormat.named(format)!.write(export)
    do {
      let again = try read(written, notation)
      expect(again.patterns == patterns, "\(patterns.count) patterns became \(again.patterns.count)")
      expect(again.refusals.isEmpty && (again.duplicates ?? 0) == 0, "faults: \(again.refusals)")
      let isSource = ["swift", "kotlin", "typescript"].contains(format)
      expect(again.formatID == (isSource ? "source" : format), "\(format) was read as \(again.formatID)")
    } catch { fatalError("\(format): \(error)") }
  }
}
