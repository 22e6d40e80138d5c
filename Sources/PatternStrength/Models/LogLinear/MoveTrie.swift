/// Sequences of moves as a tree of their beginnings, so that a walk over patterns can follow all of them at once.
struct MoveTrie: Sendable {
  /// The node of a walk that has left all sequences.
  static let off: UInt32 = 0
  /// The node of the empty sequence.
  static let root: UInt32 = 1

  /// The node after a move, at `node * CompassMove.codeCount + move`.
  private(set) var next: [UInt32]
  /// By node: what was inserted with the sequence that ends here, plus 1; 0 where none does.
  private(set) var values: [UInt32]

  init() {
    next = Array(repeating: Self.off, count: 2 * CompassMove.codeCount)
    values = [0, 0]
  }

  /// Adds a sequence with a value, which takes the place of one that the sequence had.
  mutating func insert(_ moves: [UInt8], value: Int) {
    var node = Int(Self.root)
    for move in moves {
      let edge = node * CompassMove.codeCount + Int(move)
      if next[edge] == Self.off {
        next[edge] = UInt32(values.count)
        values.append(0)
        next.append(contentsOf: repeatElement(Self.off, count: CompassMove.codeCount))
      }
      node = Int(next[edge])
    }
    values[node] = UInt32(value + 1)
  }
}
