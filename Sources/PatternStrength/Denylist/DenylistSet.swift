import PatternGrid

/// A set of patterns of Android's 3x3 space, by rank: one bit for each of the 389,112.
public struct DenylistSet: Sendable, Equatable {
  /// Bits in all.
  public static let capacity = 389_112

  /// Bit r of the whole, the lowest bit of a byte first, stands for rank r: 48,639 bytes.
  public private(set) var bytes = [UInt8](repeating: 0, count: capacity / 8)
  public private(set) var count = 0

  public init() {}

  public init(_ ranks: some Sequence<Int>) { for rank in ranks { insert(rank) } }

  /// Reads the bits; nil where they are not 48,639 bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == self.bytes.count else { return nil }
    self.bytes = bytes
    count = bytes.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  public var isEmpty: Bool { count == 0 }

  public func contains(_ rank: Int) -> Bool { bytes[rank >> 3] >> UInt8(rank & 7) & 1 == 1 }

  public mutating func insert(_ rank: Int) {
    guard !contains(rank) else { return }
    bytes[rank >> 3] |= 1 << UInt8(rank & 7)
    count += 1
  }

  /// The ranks in the set, ascending.
  public var ranks: [Int] {
    // Most bytes of a list are zero.
    bytes.indices.filter { bytes[$0] != 0 }.flatMap { ($0 << 3..<($0 + 1) << 3).filter(contains) }
  }

  public func union(_ other: DenylistSet) -> DenylistSet { combined(other, |) }
  public func subtracting(_ other: DenylistSet) -> DenylistSet { combined(other) { $0 & ~$1 } }
  public func intersection(_ other: DenylistSet) -> DenylistSet { combined(other, &) }

  private func combined(_ other: DenylistSet, _ operation: (UInt8, UInt8) -> UInt8) -> DenylistSet {
    DenylistSet(bytes: zip(bytes, other.bytes).map(operation))!
  }

  /// With every image under the eight symmetries of the square.
  public func closedUnderSymmetries(_ patterns: PatternIndex) -> DenylistSet {
    var result = self
    let symmetries = GridSymmetry.all(of: .threeByThree)
    for rank in self.ranks {
      let pattern = patterns.pattern(at: rank)
      for symmetry in symmetries { result.insert(patterns.index(of: symmetry.image(of: pattern))) }
    }
    return result
  }

  /// With every pattern drawn backwards, where that is a pattern.
  public func closedUnderReversal(_ patterns: PatternIndex) -> DenylistSet {
    var result = self
    for rank in self.ranks {
      if let reversed = try? Pattern(patterns.pattern(at: rank).dots.reversed()) {
        result.insert(patterns.index(of: reversed))
      }
    }
    return result
  }
}
