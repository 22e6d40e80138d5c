import PatternGrid
import PatternStrength
import Testing

@Suite struct BloomFilterTests {
  /// No member is missed, and the share of others taken for members is near the rate asked for.
  @Test(arguments: [(1000, 0.01), (1000, 0.001), (20_000, 0.1)]) func rate(size: Int, rate: Double) throws {
    let members = DenylistSet((0..<size).map { $0 * 17 })
    let filter = BloomFilter(members, falsePositiveRate: rate)
    let accepted = filter.accepted()
    #expect(accepted.intersection(members) == members)
    let others = Double(PatternIndex.android3x3.count - size)
    let measured = Double(accepted.count - size) / others
    // Five standard deviations of as many independent trials, and the filter's own rounding.
    #expect(abs(measured - rate) < 5 * (rate / others).squareRoot() + 0.1 * rate, "\(measured)")
    #expect(BloomFilter(file: filter.file) == filter)
  }

  @Test func parametersFollowTheFormula() {
    let filter = BloomFilter(DenylistSet(0..<1000), falsePositiveRate: 0.01)
    // 9585.06 bits, 6.64 functions.
    #expect(filter.bitCount == 9592 && filter.hashCount == 7 && filter.memberCount == 1000)
    #expect(filter.file.count == 32 + 9592 / 8)
  }

  @Test func emptyAndFull() {
    #expect(BloomFilter(DenylistSet(), falsePositiveRate: 0.5).accepted().isEmpty)
    let all = DenylistSet(0..<PatternIndex.android3x3.count)
    #expect(BloomFilter(all, falsePositiveRate: 0.01).accepted() == all)
  }

  @Test func damagedFilesAreRefused() {
    let file = BloomFilter(DenylistSet([1, 2]), falsePositiveRate: 0.01).file
    for length in 0..<file.count { #expect(BloomFilter(file: Array(file.prefix(length))) == nil) }
    for byte in 0..<32 {
      var damaged = file
      damaged[byte] ^= 0x80
      // A header that still fits is a filter, but never a trap.
      _ = BloomFilter(file: damaged)?.contains(1)
    }
  }
}
