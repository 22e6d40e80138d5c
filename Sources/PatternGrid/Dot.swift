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
