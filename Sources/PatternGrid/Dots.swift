/// One dot of a grid, by its number in row order from 0.
public struct Dot: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The number as stored: one byte, so that an array of dots is an array of bytes.
  public let byte: UInt8

  public init(_ index: Int) { byte = UInt8(index) }
  public init(byte: UInt8) { self.byte = byte }
  public init(integerLiteral value: Int) { self.init(value) }

  public var index: Int { Int(byte) }
  public var description: String { "\(byte)" }

  public static func < (a: Dot, b: Dot) -> Bool { a.byte < b.byte }
}

/// A set of dots as one bit each. Iterates in ascending order; every operation takes constant time.
public struct DotSet: Hashable, Sendable, Sequence {
  /// Bit `i` stands for dot `i`.
  public var bits: UInt64

  public init(bits: UInt64 = 0) { self.bits = bits }
  public init(_ dot: Dot) { bits = 1 << UInt64(dot.byte) }
  public init(_ dots: some Sequence<Dot>) {
    bits = dots.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1.byte) }
  }

  public var count: Int { bits.nonzeroBitCount }
  public var isEmpty: Bool { bits == 0 }
  /// The lowest dot, or nil where the set is empty.
  public var first: Dot? { isEmpty ? nil : Dot(bits.trailingZeroBitCount) }
  public func contains(_ dot: Dot) -> Bool { bits >> UInt64(dot.byte) & 1 == 1 }
  public func isSubset(of other: DotSet) -> Bool { bits & ~other.bits == 0 }
  public mutating func insert(_ dot: Dot) { bits |= 1 << UInt64(dot.byte) }
  public mutating func remove(_ dot: Dot) { bits &= ~(1 << UInt64(dot.byte)) }
  public func inserting(_ dot: Dot) -> DotSet { DotSet(bits: bits | 1 << UInt64(dot.byte)) }
  public func removing(_ dot: Dot) -> DotSet { DotSet(bits: bits & ~(1 << UInt64(dot.byte))) }
  public func union(_ other: DotSet) -> DotSet { DotSet(bits: bits | other.bits) }
  public func subtracting(_ other: DotSet) -> DotSet { DotSet(bits: bits & ~other.bits) }
  public func intersection(_ other: DotSet) -> DotSet { DotSet(bits: bits & other.bits) }

  /// Its dots that are not below one.
  func dots(from dot: Dot) -> DotSet { DotSet(bits: bits & ~((1 << UInt64(dot.byte)) - 1)) }

  /// The lowest dot, taken out of the set; nil where the set is empty.
  public mutating func popFirst() -> Dot? {
    guard let dot = first else { return nil }
    bits &= bits - 1
    return dot
  }

  public struct Iterator: IteratorProtocol {
    var remaining: DotSet
    public mutating func next() -> Dot? { remaining.popFirst() }
  }
  public func makeIterator() -> Iterator { Iterator(remaining: self) }
}
