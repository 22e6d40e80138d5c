import PatternGrid

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A Bloom filter over pattern ranks: small, never misses a member, and takes some others for members.
///
/// For n members and a false-positive rate p it has m = ceil(-n ln p / (ln 2)^2) bits (at least 8, rounded up to whole
/// bytes) and k = round(m / n x ln 2) hash functions, at least 1 (Bloom 1970; Broder and Mitzenmacher 2004). Hash i of
/// rank r is (a + i b) mod m, where a and b | 1 are the two results of SplitMix64 seeded with r, and the arithmetic wraps
/// at 2^64 before the mod.
///
/// File layout, numbers little-endian: 8 bytes `PSBLOOM1`; 8 bytes m; 4 bytes k; 4 bytes 0; 8 bytes n; then the m bits, the
/// lowest bit of a byte first.
public struct BloomFilter: Sendable, Equatable {
  public static let magic = Array("PSBLOOM1".utf8)
  private static let headerSize = 32

  /// Bits.
  public let bitCount: Int
  /// Hash functions.
  public let hashCount: Int
  /// Members put in.
  public let memberCount: Int
  private var bits: [UInt8]

  /// - Precondition: `0 < falsePositiveRate < 1`.
  public init(_ members: DenylistSet, falsePositiveRate: Double) {
    precondition(falsePositiveRate > 0 && falsePositiveRate < 1, "no false-positive rate: \(falsePositiveRate)")
    let n = Double(max(members.count, 1))
    let wanted = (-n * log(falsePositiveRate) / (M_LN2 * M_LN2)).rounded(.up)
    bitCount = max(1, Int((wanted / 8).rounded(.up))) * 8
    hashCount = max(1, Int((Double(bitCount) / n * M_LN2).rounded()))
    memberCount = members.count
    bits = Array(repeating: 0, count: bitCount / 8)
    for rank in members.ranks { for place in places(of: rank) { bits[place >> 3] |= 1 << UInt8(place & 7) } }
  }

  /// Reads a file; nil where it is not one.
  ///
  /// - Parameter patterns: the index of the space whose patterns are in the filter.
  public init?(file: [UInt8], of patterns: PatternIndex = .android3x3) {
    func number(at offset: Int, bytes: Int) -> UInt64 {
      (0..<bytes).reduce(UInt64(0)) { $0 | UInt64(file[offset + $1]) << UInt64(8 * $1) }
    }
    guard file.count > Self.headerSize, file.starts(with: Self.magic) else { return nil }
    let bits = file.dropFirst(Self.headerSize)
    guard number(at: 8, bytes: 8) == UInt64(bits.count) * 8, (1...1024).contains(number(at: 16, bytes: 4)),
      number(at: 20, bytes: 4) == 0, number(at: 24, bytes: 8) <= UInt64(patterns.count)
    else { return nil }
    bitCount = bits.count * 8
    hashCount = Int(number(at: 16, bytes: 4))
    memberCount = Int(number(at: 24, bytes: 8))
    self.bits = Array(bits)
  }

  /// The file.
  public var file: [UInt8] {
    func littleEndian(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    return Self.magic + littleEndian(bitCount, bytes: 8) + littleEndian(hashCount, bytes: 4) + littleEndian(0, bytes: 4)
      + littleEndian(memberCount, bytes: 8) + bits
  }

  /// True for every member, and for others at about the false-positive rate.
  public func contains(_ rank: Int) -> Bool {
    places(of: rank).allSatisfy { bits[$0 >> 3] >> UInt8($0 & 7) & 1 == 1 }
  }

  /// Every index that the filter takes for a member.
  public func accepted(of patterns: PatternIndex = .android3x3) -> DenylistSet {
    DenylistSet((0..<patterns.count).filter(contains), of: patterns)
  }

  private func places(of rank: Int) -> [Int] {
    var state = UInt64(rank)
    let a = splitMix64(&state)
    let b = splitMix64(&state) | 1
    return (0..<hashCount).map { Int((a &+ UInt64($0) &* b) % UInt64(bitCount)) }
  }
}

/// Steele, Lea and Flood 2014 (doi 10.1145/2660193.2660195), as in Java's SplittableRandom.
private func splitMix64(_ state: inout UInt64) -> UInt64 {
  state &+= 0x9E37_79B9_7F4A_7C15
  var z = state
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}
