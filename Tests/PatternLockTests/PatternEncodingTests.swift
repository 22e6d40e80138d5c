import PatternGrid
import PatternLock
import TestSupport
import Testing

@Suite struct PatternEncodingTests {
  private func text(_ dots: [Dot], _ grid: String) throws -> String {
    let space = try PatternSpace(grid: Grid(grid), rule: .free, minimumLength: 1)
    let secret = PatternEncoding.secret(of: try Pattern(dots, in: space), on: space.grid).copied()
    return String(decoding: secret, as: UTF8.self)
  }

  @Test func statedExamples() throws {
    #expect(try text([0, 1, 2, 5, 8], "3x3") == "01258")
    #expect(try text([0, 1, 11, 2], "4x4") == "0.1.11.2")
    #expect(try text([7, 0], "2x4") == "70")
    #expect(try text([9, 0], "2x5") == "9.0")
    #expect(try text((0..<36).map { Dot($0) }, "6x6").utf8.count < PatternEncoding.maximumSize)
  }

  /// The same bytes as the notation whose words describe them.
  @Test func equalsTheDigitNotation() throws {
    var random = SplitMix64(seed: 1)
    for grid in ["2x2", "3x3", "2x5", "4x4", "6x6"] {
      for _ in 0..<200 {
        var dots = try Grid(grid).dots
        for position in dots.indices.reversed() { dots.swapAt(position, Int(random.next() % UInt64(position + 1))) }
        dots = Array(dots.prefix(1 + Int(random.next() % UInt64(dots.count))))
        var notated: [UInt8] = []
        Notation.digit.append(dots, on: try Grid(grid), to: &notated)
        #expect(try text(dots, grid) == String(decoding: notated, as: UTF8.self))
      }
    }
  }

  /// Joined, 1 and 11 would read as 11 and 1 do.
  @Test func noTwoPatternsShareAnEncoding() throws {
    var seen: Set<String> = []
    for a in 0..<16 {
      for b in 0..<16 where a != b {
        #expect(seen.insert(try text([Dot(a), Dot(b)], "4x4")).inserted, "\(a), \(b)")
        for c in 0..<16 where c != a && c != b {
          #expect(seen.insert(try text([Dot(a), Dot(b), Dot(c)], "4x4")).inserted, "\(a), \(b), \(c)")
        }
      }
    }
  }
}
