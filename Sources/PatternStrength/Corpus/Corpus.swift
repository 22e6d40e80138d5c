import FileStreams
import PatternGrid

/// Chosen patterns read from a file: how often each was chosen, by group if lines name groups, and which lines were
/// refused.
///
/// A line is a pattern, perhaps with a count and a group: see `LineLayout`. Files compressed by gzip or zstd are read as
/// their content. Memory: 3 MB, and as much for each group, whatever the size of the file.
public struct Corpus: Sendable {
  /// The lines of one group.
  public struct Group: Sendable {
    public let name: String
    public internal(set) var tally: Tally
  }

  /// What a reader should be told of a file while it is read.
  public enum Notice: Sendable {
    /// The notation is not certain; told once, before the lines.
    case ambiguous(file: String, InputFormat.Ambiguity)
    /// A line gave no pattern; lines count from 1.
    case refused(file: String, line: Int, LineError)
    /// A file cannot be read; others are.
    case unreadable(FileError)
  }

  /// The most lines that `refusedLines` holds.
  public static let largestRefusedLineCount = 1000

  /// The file's path; `stdin` for standard input.
  public let name: String
  /// All choices.
  public let tally: Tally
  /// In the order of their first lines; empty if lines have no groups, or if groups are not read.
  public let groups: [Group]
  /// Lines of every kind, comments among them.
  public let lineCount: Int
  /// Lines that gave no pattern, by reason.
  public let refusedCounts: [LineError.Kind: Int]
  /// The first lines that gave no pattern, each with its number from 1.
  public let refusedLines: [(line: Int, error: LineError)]
  /// Why the notation is not certain; nil if it is.
  public let ambiguity: InputFormat.Ambiguity?
  /// SHA-256 of the file's bytes, as hexadecimal text.
  public let checksum: String

  public var refusedCount: Int { refusedCounts.values.reduce(0, +) }

  /// Reads a whole file.
  ///
  /// Cost: about 60 ns a line.
  ///
  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - notation: nil to find it from the first lines.
  ///   - groups: how fields that name groups are treated.
  ///   - patterns: the space of the patterns.
  ///   - notice: receives refused lines while they are read.
  /// - Throws: `FileError` if the file cannot be read, or is empty.
  public init(
    file path: String, notation: Notation? = nil, groups groupFields: LineLayout.GroupFields = .passedOver,
    patterns: PatternIndex = .android3x3, notice: (Notice) -> Void = { _ in }
  ) throws(FileError) {
    let chunks = try LineChunks(path: path, longestLine: LineParser.longestLine, withChecksum: true)
    let name = chunks.name
    guard let first = try chunks.next() else { throw FileError(.empty, name) }
    let format = InputFormat(sample: first.span, notation: notation, groups: groupFields, patterns: patterns)
    if let ambiguity = format.ambiguity { notice(.ambiguous(file: name, ambiguity)) }
    var reader = CorpusReader(notation: format.notation, layout: format.layout, patterns: patterns)
    var refusedLines: [(line: Int, error: LineError)] = []
    var next: [UInt8]? = first
    while let chunk = next {
      reader.add(chunk) { line, error in
        if refusedLines.count < Self.largestRefusedLineCount { refusedLines.append((line, error)) }
        notice(.refused(file: name, line: line, error))
      }
      next = try chunks.next()
    }
    self.name = name
    tally = reader.tally
    groups = reader.groups
    lineCount = reader.lineCount
    refusedCounts = reader.refusedCounts
    self.refusedLines = refusedLines
    ambiguity = format.ambiguity
    checksum = chunks.checksumOfFile()
  }
}

/// The people of one file or of several, whose choices are compared.
public struct Populations: Sendable {
  /// All people.
  public let pooled: Population
  /// Each group of files with groups, and each other file; groups of the same name are one. A single file without groups
  /// is one population, equal to the pooled one.
  public let all: [Population]

  /// Reads files of chosen patterns.
  ///
  /// - Parameter notice: receives refused lines, and files that cannot be read where there are others.
  /// - Throws: `FileError` if the only file cannot be read; `NoPatterns` if no line of any file is a pattern.
  public init(
    files paths: [String], notation: Notation? = nil, patterns: PatternIndex = .android3x3,
    notice: (Corpus.Notice) -> Void = { _ in }
  ) throws {
    var populations: [Population] = []
    var pooled = Tally(patterns: patterns)
    var refused: [LineError.Kind: Int] = [:]
    for path in paths {
      let corpus: Corpus
      do throws(FileError) {
        corpus = try Corpus(file: path, notation: notation, groups: .read, patterns: patterns, notice: notice)
      } catch {
        guard paths.count > 1 else { throw error }
        notice(.unreadable(error))
        continue
      }
      pooled.add(corpus.tally)
      refused.merge(corpus.refusedCounts, uniquingKeysWith: +)
      if corpus.groups.isEmpty {
        let name = Self.name(ofFile: corpus.name, among: paths)
        populations.append(Population(name: name, tally: corpus.tally, refusedCounts: corpus.refusedCounts))
      }
      for group in corpus.groups { Self.add(group, to: &populations) }
    }
    guard pooled.total > 0 else { throw NoPatterns() }
    self.pooled = Population(name: "all", tally: pooled, refusedCounts: refused)
    all = populations.filter { $0.tally.total > 0 }
  }

  /// No line of the input is a pattern.
  public struct NoPatterns: Error, CustomStringConvertible {
    public var description: String { "there is no valid pattern in the input" }
  }

  /// The file's name without its folder, unless another file has the same.
  public static func name(ofFile path: String, among paths: [String]) -> String {
    let last = lastPart(of: path)
    return paths.count { lastPart(of: $0) == last } > 1 ? path : last
  }

  private static func add(_ group: Corpus.Group, to populations: inout [Population]) {
    if let index = populations.firstIndex(where: { $0.name == group.name && $0.refusedCounts == nil }) {
      var tally = populations[index].tally
      tally.add(group.tally)
      populations[index] = Population(name: group.name, tally: tally, refusedCounts: nil)
    } else {
      populations.append(Population(name: group.name, tally: group.tally, refusedCounts: nil))
    }
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// People whose choices are analysed together: a file, or a group of one.
public struct Population: Sendable {
  public let name: String
  public let tally: Tally
  /// Lines that gave no pattern, by reason; nil if they are not known by population, as within a file.
  public let refusedCounts: [LineError.Kind: Int]?

  public init(name: String, tally: Tally, refusedCounts: [LineError.Kind: Int]?) {
    self.name = name
    self.tally = tally
    self.refusedCounts = refusedCounts
  }
}
