import PatternGrid

/// How the lines of an input are written: the notation, which fields they have, and whether they have counts; found from
/// its first lines.
///
/// On 3x3 a dot 0 proves that dots are counted from 0, and a dot 9 that they are counted from 1; an input with neither is
/// read from 0 and said to be ambiguous. Only lines that are valid patterns count as proof. Where both are there, the
/// more frequent wins, and the input is said to be mixed.
///
/// A header that names a column `pattern` says where the pattern, the count and the group stand.
public struct InputFormat: Sendable {
  /// How many lines are looked at.
  public static let sampledLines = 1000

  public let notation: Notation
  public let layout: LineLayout
  public let hasCounts: Bool
  public let ambiguity: Ambiguity?

  /// What a reader should be told once.
  public enum Ambiguity: Sendable, Equatable {
    /// Neither a 0 nor a 9: nothing proves where numbers begin.
    case neitherZeroNorNine
    /// Lines that only one notation allows, of two notations.
    case mixed(chosen: Int, other: Int)

    public var message: String {
      switch self {
      case .neitherZeroNorNine:
        "no pattern has a dot 0 or 9, so nothing proves where dot numbers begin; "
          + "reading dots from 0 (say --notation to be sure)"
      case .mixed(let chosen, let other):
        "\(other) of the first lines can only be read in another notation than the \(chosen) that decided "
          + "(say --notation to be sure)"
      }
    }
  }

  /// Looks at the first lines of an input.
  ///
  /// - Parameters:
  ///   - notation: the notation where it is known.
  ///   - groups: what becomes of a field that names a group.
  public init(
    sample: Span<UInt8>, notation: Notation?, groups: LineLayout.GroupFields = .refused, patterns: PatternIndex
  ) {
    let layout = Self.layout(of: sample, groups: groups)
    self.layout = layout
    let candidates = (notation.map { [$0] } ?? Notation.detected).map {
      LineParser(notation: $0, layout: layout, patterns: patterns)
    }
    // By candidate: lines that only it can read, and whether any line it can read has a count.
    var proofs = [Int](repeating: 0, count: candidates.count)
    var countsSeen = [Bool](repeating: false, count: candidates.count)
    var readByMany = 0
    var position = 0
    var lines = 0
    while position < sample.count, lines < Self.sampledLines {
      var next = position
      var readable: [Int] = []
      for index in candidates.indices {
        let line = candidates[index].readLine(sample, from: position)
        if case .pattern(_, let count) = line.reading {
          readable.append(index)
          if count != nil { countsSeen[index] = true }
        }
        next = line.next
      }
      if readable.count == 1 { proofs[readable[0]] += 1 }
      if readable.count > 1 { readByMany += 1 }
      position = next
      lines += 1
    }
    // The first of equals: zero-based before one-based.
    let chosen = proofs.indices.reduce(0) { proofs[$1] > proofs[$0] ? $1 : $0 }
    let others = proofs.reduce(0, +) - proofs[chosen]
    self.notation = candidates[chosen].notation
    hasCounts = countsSeen[chosen]
    ambiguity =
      others > 0
      ? .mixed(chosen: proofs[chosen], other: others)
      : proofs[chosen] == 0 && readByMany > 0 ? .neitherZeroNorNine : nil
  }

  private static func layout(of sample: Span<UInt8>, groups: LineLayout.GroupFields) -> LineLayout {
    var lines: [Range<Int>] = []
    var position = 0
    while position < sample.count, lines.count < sampledLines {
      let (line, next) = LineParser.line(of: sample, from: position)
      position = next
      guard let start = LineParser.firstVisible(sample, line), sample[start] != UInt8(ascii: "#"),
        line.count <= LineParser.longestLine
      else { continue }
      // A header stands before the first pattern.
      if lines.isEmpty, let named = LineLayout(header: sample, line: line, groups: groups) { return named }
      guard groups != .refused else { return .positional }
      lines.append(line)
    }
    return lines.isEmpty ? .positional : LineLayout(ofUnnamed: sample, lines: lines, groups: groups)
  }
}
