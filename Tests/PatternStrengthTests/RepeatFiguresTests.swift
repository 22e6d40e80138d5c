import PatternStrength
import Testing

@Suite struct RepeatFiguresTests {
  /// Seen 12, 3, 2, 2, 1, 1, 1 times: n = 22, f1 = 3, f2 = 2.
  @Test func byHand() throws {
    let figures = try RepeatFigures(counts: [1, 2, 12, 0, 1, 3, 2, 1])
    #expect(figures.patternsBySightings.map(\.patterns) == [3, 2, 1, 0, 1])
    #expect(figures.patternsBySightings.map(\.choices) == [3, 4, 3, 0, 12])
    #expect(figures.shared.value == 19.0 / 22)
    // 12 x 11 + 3 x 2 + 2 x 1 + 2 x 1 ordered pairs of people out of 22 x 21.
    let same = 142.0 / 462
    #expect(figures.collisionProbability.value.map { abs($0 - same) < 1e-12 } == true)
    #expect(figures.collisionProbability.interval?.contains(same) == true)
    #expect(figures.unseen.value == 3.0 / 22)
    let interval = try #require(figures.unseen.interval)
    let variance: Double = 3 * (1 - 3.0 / 22) + 4
    let upper: Double = 3.0 / 22 + 1.959963984540054 * variance.squareRoot() / 22
    #expect(interval.lowerBound == 0 && abs(interval.upperBound - upper) < 1e-12)
  }

  @Test func nothing() throws {
    let figures = try RepeatFigures(counts: [0])
    #expect(figures.shared.value == nil && figures.collisionProbability.value == nil && figures.unseen.value == nil)
    #expect(try RepeatFigures(counts: [1]).collisionProbability.value == nil)
  }
}
