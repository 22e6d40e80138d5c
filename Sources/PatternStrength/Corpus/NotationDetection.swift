import PatternGrid

/// Which notation a file is written in, found from its first lines.
///
/// On 3x3 a dot 0 proves that dots are counted from 0, and a dot 9 that they are counted from 1; a file with neither is
/// read from 0 and said to be ambiguous. Only lines that are valid patterns count as proof. Where both are there, the
/// more frequent wins, and the file is said to be mixed.
public struct NotationDetection: Sendable, Equatable {
  public let notationID: String
  public let doubt: Doubt?

  public var notation: Notation { Notation.named(notationID) ?? .digit }

  /// What a reader should be told once.
  public enum Doubt: Sendable, Equatable {
    /// Neither a 0 nor a 9: nothing proves where numbers begin.
    case neitherZeroNorNine
    /// Lines that only one notation allows, of two notations.
    case mixed(chosen: Int, other: Int)

    public var message: String {
      switch self {
      case .neitherZeroNorNine:
        "no pattern has a dot 0 or 9, so nothing proves where dot numbers begin; reading dots 0-8 (say --notation to be sure)"
      case .mixed(let chosen, let other):
        "\(other) of the first lines are in another notation than the \(chosen) that decided; say --notation to be sure"
      }
    }
  }

  /// Looks at the lines of a text, the beginning of a file.
  public init(sample: Span<UInt8>, ranks: PatternRank, table: RankTable) {
    let candidates = [Notation.digit, .oneBased, .letters, .coordinates].map {
      LineParser(notation: $0, ranks: ranks, table: table)
    }
    var proofs = [Int](repeating: 0, count: candidates.count)
    var ambiguous = 0
    var position = 0
    while position < sample.count {
      var next = position
      var readable: [Int] = []
      for index in candidates.indices {
        let line = candidates[index].readLine(sample, from: position)
        if case .pattern = line.reading { readable.append(index) }
        next = line.next
      }
      position = next
      if readable.count == 1 { proofs[readable[0]] += 1 }
      if readable.count > 1 { ambiguous += 1 }
    }
    // The first of equals: zero-based before one-based.
    let chosen = proofs.indices.reduce(0) { proofs[$1] > proofs[$0] ? $1 : $0 }
    let others = proofs.reduce(0, +) - proofs[chosen]
    notationID = candidates[chosen].notation.id
    doubt =
      others > 0
      ? .mixed(chosen: proofs[chosen], other: others)
      : proofs[chosen] == 0 && ambiguous > 0 ? .neitherZeroNorNine : nil
  }
}
