import FileStreams
import PatternGrid
import PatternStrength

/// A denylist read from a file in any of the formats that are written.
public struct DenylistReader: Sendable {
  /// The patterns, without duplicates.
  public let patterns: DenylistSet
  /// The id of the format found.
  public let formatID: String
  /// Entries that stand more than once; nil in formats that cannot hold any.
  public let duplicates: Int?
  /// Entries that are no patterns: line, column and reason.
  public let refusals: [(line: Int, refusal: LineError)]
  /// What should be said about the notation.
  public let ambiguity: InputFormat.Ambiguity?

  /// - Parameters:
  ///   - notation: of text and CSV lists; nil to find it.
  ///   - salt: of hashed lists.
  /// - Throws: `DenylistFileError` where the file is no list at all.
  public init(
    _ file: [UInt8], scorer: PatternScorer, notation: Notation?, salt: [UInt8]
  ) throws(DenylistFileError) {
    // Editors add a byte order mark to text; a bitmap may begin with the same bytes.
    let file = DenylistSet(bytes: file, of: scorer.patterns) == nil ? ByteOrderMark.removed(from: file) : file
    let entries: Entries
    if file.starts(with: BloomFilter.magic) {
      guard let filter = BloomFilter(file: file, of: scorer.patterns) else {
        throw DenylistFileError(reason: "the Bloom filter is damaged")
      }
      entries = Entries("bloom", set: filter.accepted(of: scorer.patterns))
    } else if let set = DenylistSet(bytes: file, of: scorer.patterns), file.contains(where: { $0 == 0 || $0 > 127 }) {
      entries = Entries("bitmap", set: set)
    } else if file.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") {
      entries = try .json(file, scorer)
    } else if isSource(file) {
      entries = try .source(file, scorer)
    } else if isHashes(file) {
      entries = try .hashes(file, scorer, salt: salt)
    } else {
      entries = .lines(file, scorer, notation: notation)
    }
    patterns = entries.set
    formatID = entries.formatID
    duplicates = entries.duplicates
    refusals = entries.refusals
    ambiguity = entries.ambiguity
  }
}

/// Why a file is no denylist.
public struct DenylistFileError: Error, Equatable, CustomStringConvertible {
  public let reason: String
  public var description: String { reason }
}

/// The lines of a text as `LineParser` has them, without their ends.
private func textLines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var position = 0
  while position < file.count {
    let (line, next) = LineParser.line(of: file.span, from: position)
    lines.append(file[line])
    position = next
  }
  return lines
}

/// Source code says so in its first line.
private func isSource(_ file: [UInt8]) -> Bool {
  file.starts(with: Array("// \(DenylistSource.marker)".utf8))
}

/// Most lines have 64 hexadecimal digits; the others are then faults.
private func isHashes(_ file: [UInt8]) -> Bool {
  let lines = textLines(of: file).filter { !$0.isEmpty }
  let hashes = lines.count { line in
    line.count == 64 && line.allSatisfy { $0.isDigit || (97...102).contains($0) }
  }
  return hashes * 2 > lines.count
}

/// The entries of a list being read.
private struct Entries {
  let formatID: String
  var set: DenylistSet
  var duplicates: Int?
  var refusals: [(line: Int, refusal: LineError)] = []
  var ambiguity: InputFormat.Ambiguity?

  init(_ formatID: String, set: DenylistSet) {
    self.formatID = formatID
    self.set = set
  }

  private init(_ formatID: String, _ scorer: PatternScorer) {
    self.formatID = formatID
    set = DenylistSet(of: scorer.patterns)
    duplicates = 0
  }

  private mutating func add(_ rank: Int) {
    if set.contains(rank) { duplicates! += 1 } else { set.insert(rank) }
  }

  /// - Parameters:
  ///   - line: from 1.
  ///   - column: where in it the text begins, from 1.
  private mutating func add(
    _ text: Span<UInt8>, _ notation: Notation, _ scorer: PatternScorer, line: Int, column: Int
  ) {
    do throws(PatternTextError) {
      add(scorer.patterns.index(of: try notation.pattern(text, in: scorer.patterns.space)))
    } catch {
      refusals.append((line, LineError(error, column: column + error.offset)))
    }
  }

  /// Text, or CSV with a column `pattern`; the project's own begins with `place`.
  static func lines(_ file: [UInt8], _ scorer: PatternScorer, notation: Notation?) -> Entries {
    var entries = Entries(file.starts(with: Array("place,pattern,".utf8)) ? "csv" : "text", scorer)
    let form = InputFormat(sample: file.span, notation: notation, patterns: scorer.patterns)
    entries.ambiguity = form.ambiguity
    let parser = LineParser(notation: form.notation, layout: form.layout, patterns: scorer.patterns)
    var lineCount = 0
    parser.visitLines(of: file.span) { lines, _ in
      for index in lines.indices { entries.add(Int(lines[index].index)) }
      lineCount += lines.count
    } other: { reading, _, _ in
      lineCount += 1
      switch reading {
      case .pattern(let index, _): entries.add(index)
      case .skipped: break
      case .refused(let error): entries.refusals.append((lineCount, error))
      }
    }
    return entries
  }

  static func json(_ file: [UInt8], _ scorer: PatternScorer) throws(DenylistFileError) -> Entries {
    let root: JSONValue
    do { root = try JSONValue(file) } catch {
      throw DenylistFileError(reason: "line \(error.line), column \(error.column): not JSON")
    }
    guard let patterns = root["patterns"]?.elements, let notation = root["notation"]?.text.flatMap(Notation.named)
    else {
      throw DenylistFileError(reason: "the JSON has no notation and list of patterns")
    }
    var entries = Entries("json", scorer)
    for (index, element) in patterns.enumerated() {
      entries.add(Array((element.text ?? "").utf8).span, notation, scorer, line: index + 1, column: 1)
    }
    return entries
  }

  /// The integers of generated source code: all numbers on lines of nothing else but separators. As many as the first line
  /// says must be there.
  static func source(_ file: [UInt8], _ scorer: PatternScorer) throws(DenylistFileError) -> Entries {
    var entries = Entries("source", scorer)
    let lines = textLines(of: file)
    var found = 0
    for (index, line) in lines.enumerated() where !line.starts(with: Array("//".utf8)) {
      guard line.allSatisfy({ $0.isDigit || " ,\"".utf8.contains($0) }) else { continue }
      for number in line.split(whereSeparator: { !$0.isDigit }) {
        found += 1
        let column = number.startIndex - line.startIndex + 1
        entries.add(number.span, .oneBased, scorer, line: index + 1, column: column)
      }
    }
    let announced = String(decoding: lines[0].dropFirst(3 + DenylistSource.marker.utf8.count), as: UTF8.self)
      .split(separator: " ").first.flatMap { Int($0) }
    guard found == announced else {
      throw DenylistFileError(
        reason: "the source code has \(found) patterns, its first line says \(announced.map(String.init) ?? "nothing")")
    }
    return entries
  }

  /// Hashes are undone by hashing every pattern, which shows how little they hide.
  static func hashes(
    _ file: [UInt8], _ scorer: PatternScorer, salt: [UInt8]
  ) throws(DenylistFileError) -> Entries {
    var ranks: [String: Int] = [:]
    for rank in 0..<scorer.patterns.count {
      ranks[String(DenylistHashes.line(of: scorer.patterns.pattern(at: rank), salt: salt).dropLast())] = rank
    }
    var entries = Entries("sha256", scorer)
    for (index, line) in textLines(of: file).enumerated() where !line.isEmpty {
      if let rank = ranks[String(decoding: line, as: UTF8.self)] {
        entries.add(rank)
      } else {
        entries.refusals.append(
          (index + 1, LineError(column: 1, kind: .unreadable, reason: "no pattern has this hash with this salt")))
      }
    }
    return entries
  }
}
