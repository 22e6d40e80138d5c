import PatternGrid
import PatternLock
import Testing

@Suite struct SecretBytesTests {
  @Test func equalityLooksAtEveryByteAndTheLength() {
    func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool { SecretBytes(copying: a.span).isEqual(to: b.span) }
    let original: [UInt8] = [1, 2, 3, 4, 5]
    #expect(areEqual(original, original))
    for position in original.indices {
      var other = original
      other[position] ^= 0x80
      #expect(!areEqual(original, other), "byte \(position)")
    }
    #expect(!areEqual(original, Array(original.prefix(4))))
    #expect(!areEqual([], [0]))
    #expect(areEqual([], []))
  }

  private struct Stop: Error {}

  @Test func aFailedFillThrows() {
    #expect(throws: Stop.self) { _ = try SecretBytes(count: 8) { _ throws(Stop) in throw Stop() } }
  }
}

@Suite struct LoginKeyTests {
  @Test func hexadecimalReadsBack() throws {
    func readBack(_ text: [UInt8]) -> [UInt8]? { LoginKey(hexadecimal: text.span)?.hexadecimal().copied() }
    let text = try LoginKey.random().hexadecimal().copied()
    #expect(text.count == 64 && Set(text).isSubset(of: Set("0123456789abcdef".utf8)))
    #expect(readBack(text) == text)
    #expect(readBack(Array(String(decoding: text, as: UTF8.self).uppercased().utf8)) == text)
  }

  @Test(arguments: ["", "0", String(repeating: "0", count: 63), String(repeating: "g", count: 64)])
  func notAKey(text: String) {
    let text = Array(text.utf8)
    let isRead = LoginKey(hexadecimal: text.span) != nil
    #expect(!isRead)
  }
}
