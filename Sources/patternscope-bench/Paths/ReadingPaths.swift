import PatternGrid
import PatternStrength

extension HotPath {
  /// Text becomes patterns.
  static let ofReading = [
    HotPath("read-lines", "read lines of digits as ranks of patterns", unit: "lines") {
      let text = try SampleText.allPatterns()
      let parser = digitParser()
      return TwoWays(
        operations: text.ranks.count, library: { ranks(of: text.bytes, parser) },
        plain: { try linesPlainly(text.bytes).map { try rankPlainly($0.utf8) } })
    },
    HotPath("read-corpus", "tally the lines of a corpus, each a pattern and its count", unit: "lines") {
      let text = try SampleText.countedPatterns(lines: 200_000)
      return TwoWays(
        operations: text.ranks.count,
        library: {
          var reader = CorpusReader(notation: .digit, patterns: .android3x3)
          reader.add(text.bytes) { _, _ in }
          return reader.tally.counts
        },
        plain: {
          var counts = [Int](repeating: 0, count: PatternIndex.android3x3.count)
          for line in linesPlainly(text.bytes) {
            let fields = line.split(separator: ",")
            counts[try rankPlainly(fields[0].utf8)] += Int(fields[1]) ?? 0
          }
          return counts
        })
    },
  ]
}

private func ranks(of text: [UInt8], _ parser: LineParser) -> [Int] {
  let span = text.span
  var ranks: [Int] = []
  var position = 0
  while position < span.count {
    let (reading, next) = parser.readLine(span, from: position)
    if case .pattern(let rank, _) = reading { ranks.append(rank) }
    position = next
  }
  return ranks
}

private func linesPlainly(_ text: [UInt8]) -> [Substring] {
  String(decoding: text, as: UTF8.self).split(separator: "\n")
}

private func rankPlainly(_ digits: some Sequence<UInt8>) throws -> Int {
  let dots = digits.map { Dot(Int($0) - 48) }
  return PatternIndex.android3x3.index(of: try Pattern(dots))
}
