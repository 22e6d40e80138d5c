import PatternGrid

/// Tallies the lines of a corpus, chunk by chunk: all of them together, and each group where lines have groups.
public struct CorpusReader: Sendable {
  /// The most groups: a column of names of people, say, is no column of groups.
  public static let largestGroupCount = 32

  /// The largest sum of counts, so that sums of sums still fit.
  public static let largestTotal = Int.max >> 8

  private let parser: LineParser
  private let patterns: PatternIndex
  public private(set) var tally: Tally
  /// In order of their first lines; empty where lines have no groups.
  public private(set) var groups: [Corpus.Group] = []
  /// Where the group of each name stands.
  private var places: [String: Int] = [:]
  /// The bytes of the last group: lines of one group often follow each other.
  private var lastGroup: (bytes: [UInt8], place: Int)?
  /// Lines read so far, of every kind.
  public private(set) var lineCount = 0
  /// Lines that gave no pattern, by kind.
  public private(set) var refusedCounts: [LineError.Kind: Int] = [:]

  public init(notation: Notation, layout: LineLayout = .positional, patterns: PatternIndex) {
    parser = LineParser(notation: notation, layout: layout, patterns: patterns)
    self.patterns = patterns
    tally = Tally(patterns: patterns)
  }

  public var refusedCount: Int { refusedCounts.values.reduce(0, +) }

  /// Adds the whole lines of a chunk.
  ///
  /// - Parameter refused: told the number of each bad line, from 1, and why.
  public mutating func add(_ lines: [UInt8], refused: (Int, LineError) -> Void) {
    let text = lines.span
    parser.visitLines(of: text) { lines, counts in
      for index in lines.indices {
        lineCount += 1
        let count = counts.isEmpty ? 1 : counts[index]
        guard count <= Self.largestTotal - tally.total else {
          refuse(.totalTooLarge, refused)
          continue
        }
        tally.add(Int(lines[index].index), count: count)
      }
    } other: { reading, group, start in
      lineCount += 1
      switch reading {
      case .pattern(let index, let count):
        if let error = add(index, count: count ?? 1, text, group: group, lineStart: start) { refuse(error, refused) }
      case .skipped: break
      case .refused(let error): refuse(error, refused)
      }
    }
  }

  private mutating func refuse(_ refusal: LineError, _ refused: (Int, LineError) -> Void) {
    refusedCounts[refusal.kind, default: 0] += 1
    refused(lineCount, refusal)
  }

  private mutating func add(
    _ rank: Int, count: Int, _ text: Span<UInt8>, group: Range<Int>?, lineStart: Int
  ) -> LineError? {
    guard count <= Self.largestTotal - tally.total else {
      return .totalTooLarge
    }
    if let group {
      do throws(BadGroup) {
        groups[try place(ofGroup: text, group)].tally.add(rank, count: count)
      } catch {
        return LineError(column: group.lowerBound - lineStart + 1, kind: .badGroup, reason: error.reason)
      }
    }
    tally.add(rank, count: count)
    return nil
  }

  private struct BadGroup: Error { let reason: String }

  /// Where a group stands, which is made at its first line.
  private mutating func place(ofGroup text: Span<UInt8>, _ field: Range<Int>) throws(BadGroup) -> Int {
    if let lastGroup, lastGroup.bytes.count == field.count,
      lastGroup.bytes.indices.allSatisfy({ lastGroup.bytes[$0] == text[field.lowerBound + $0] })
    {
      return lastGroup.place
    }
    let bytes = field.map { text[$0] }
    guard let name = Self.name(of: bytes) else { throw BadGroup(reason: "the group's name is not UTF-8") }
    let place = places[name] ?? groups.count
    guard place < Self.largestGroupCount else {
      throw BadGroup(reason: "one more than \(Self.largestGroupCount) groups")
    }
    if place == groups.count {
      groups.append(Corpus.Group(name: name, tally: Tally(patterns: patterns)))
      places[name] = place
    }
    lastGroup = (bytes, place)
    return place
  }

  /// A name as text; a doubled quote stands for one (RFC 4180). Nil where it is not UTF-8.
  private static func name(of bytes: [UInt8]) -> String? {
    let quote = UInt8(ascii: "\"")
    var name: [UInt8] = []
    var isSecondQuote = false
    for byte in bytes {
      isSecondQuote = byte == quote && name.last == quote && !isSecondQuote
      if !isSecondQuote { name.append(byte) }
    }
    return String(validating: name, as: UTF8.self)
  }
}

extension LineError {
  fileprivate static let totalTooLarge = LineError(
    column: 1, kind: .badCount, reason: "the counts add up to more than \(CorpusReader.largestTotal)")
}
