import PatternGrid

/// A set of patterns of a space, by index: one bit for each pattern, 48,639 bytes for Android's 3x3.
public struct DenylistSet: Sendable, Equatable {
  /// The index of the space.
  public let patterns: PatternIndex
  /// Bit i of the whole, the lowest bit of a byte first, stands for index i.
  public private(set) var bytes: [UInt8]
  public private(set) var count = 0

  /// The empty set.
  public init(of patterns: PatternIndex = .android3x3) {
    self.patterns = patterns
    bytes = Array(repeating: 0, count: (patterns.count + 7) / 8)
  }

  public init(_ indices: some Sequence<Int>, of patterns: PatternIndex = .android3x3) {
    self.init(of: patterns)
    for index in indices { insert(index) }
  }

  /// Reads the bits; nil if they are not as many bytes as the space takes, or bits after the last pattern are set.
  public init?(bytes: [UInt8], of patterns: PatternIndex = .android3x3) {
    let unused = 8 * bytes.count - patterns.count
    guard (0..<8).contains(unused), bytes.isEmpty || bytes[bytes.count - 1].leadingZeroBitCount >= unused else {
      return nil
    }
    self.patterns = patterns
    self.bytes = bytes
    count = bytes.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  public static func == (a: DenylistSet, b: DenylistSet) -> Bool {
    a.patterns.space == b.patterns.space && a.bytes == b.bytes
  }

  public var isEmpty: Bool { count == 0 }

  public func contains(_ index: Int) -> Bool { bytes[index >> 3] >> UInt8(index & 7) & 1 == 1 }

  public func contains(_ pattern: Pattern) -> Bool { contains(patterns.index(of: pattern)) }

  public mutating func insert(_ index: Int) {
    guard !contains(index) else { return }
    bytes[index >> 3] |= 1 << UInt8(index & 7)
    count += 1
  }

  /// The indices in the set, ascending.
  public var ranks: [Int] {
    // Most bytes of a list are zero.
    bytes.indices.filter { bytes[$0] != 0 }.flatMap { ($0 << 3..<($0 + 1) << 3).filter(contains) }
  }

  /// - Precondition: here and below, both sets are of one space.
  public func union(_ other: DenylistSet) -> DenylistSet { combined(other, |) }
  public func subtracting(_ other: DenylistSet) -> DenylistSet { combined(other) { $0 & ~$1 } }
  public func intersection(_ other: DenylistSet) -> DenylistSet { combined(other, &) }

  private func combined(_ other: DenylistSet, _ operation: (UInt8, UInt8) -> UInt8) -> DenylistSet {
    precondition(patterns.space == other.patterns.space, "sets of different spaces have nothing in common")
    return DenylistSet(bytes: zip(bytes, other.bytes).map(operation), of: patterns)!
  }

  /// With every image under the symmetries of the grid.
  public func closedUnderSymmetries() -> DenylistSet {
    var result = self
    let symmetries = GridSymmetry.all(of: patterns.space.grid)
    for rank in self.ranks {
      let pattern = patterns.pattern(at: rank)
      for symmetry in symmetries { result.insert(patterns.index(of: symmetry.image(of: pattern))) }
    }
    return result
  }

  /// With every pattern drawn backwards, where that is a pattern.
  public func closedUnderReversal() -> DenylistSet {
    var result = self
    for rank in self.ranks {
      if let reversed = try? Pattern(patterns.pattern(at: rank).dots.reversed(), in: patterns.space) {
        result.insert(patterns.index(of: reversed))
      }
    }
    return result
  }
}

/// Patterns that an app refuses: a set, shown most likely first.
public struct Denylist: Sendable {
  public let patterns: DenylistSet
  /// Indices of the patterns, most likely first.
  public let ranks: [Int]
  /// Whose order it is.
  public let scorer: PatternScorer

  /// The patterns of a set in the order of an attacker.
  ///
  /// - Precondition: the set and the scorer are of one space.
  public init(_ patterns: DenylistSet, scorer: PatternScorer) {
    precondition(patterns.patterns.space == scorer.patterns.space, "a list of one space has no order in another")
    self.patterns = patterns
    self.scorer = scorer
    ranks = patterns.ranks.sorted { scorer.order.guessNumbers[$0] < scorer.order.guessNumbers[$1] }
  }
}

extension PatternScorer {
  /// The most likely patterns.
  public func denylist(top size: Int) -> Denylist {
    var selection = DenylistSelection()
    selection.top = size
    return denylist(selection)
  }

  /// The patterns of a selection.
  public func denylist(_ selection: DenylistSelection) -> Denylist { Denylist(selection.patterns(self), scorer: self) }
}
