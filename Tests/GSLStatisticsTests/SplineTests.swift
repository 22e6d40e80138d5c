import GSLStatistics
import Testing

@Suite struct SplineTests {
  static let x: [Double] = [0, 1, 2, 3, 4, 7]
  static let y: [Double] = [0, 0, 0.1, 5, 5, 9]

  @Test func passesThroughItsPoints() throws {
    let spline = try Spline(x: Self.x, y: Self.y)
    for (x, y) in zip(Self.x, Self.y) {
      let height = try #require(spline.value(at: x))
      #expect(abs(height - y) < 1e-14, "at \(x)")
    }
  }

  /// An ordinary cubic spline through these points falls below 0 and rises above 5 between them.
  @Test func risesWhereThePointsRise() throws {
    let spline = try Spline(x: Self.x, y: Self.y)
    var last = 0.0
    for step in 0...700 {
      let height = try #require(spline.value(at: Double(step) / 100))
      #expect(height >= last - 1e-15, "at step \(step)")
      last = height
    }
  }

  /// Equally spaced points of a line: the curve is the line.
  @Test func aLineStaysALine() throws {
    let spline = try Spline(x: [0, 1, 2, 3], y: [1, 3, 5, 7])
    for x in [0.25, 1.5, 2.9] {
      let height = try #require(spline.value(at: x))
      #expect(abs(height - (1 + 2 * x)) < 1e-14)
    }
  }

  @Test(arguments: [-0.001, 7.001, .nan, .infinity]) func outsideIsMissing(x: Double) throws {
    #expect(try Spline(x: Self.x, y: Self.y).value(at: x) == nil)
  }

  @Test(
    arguments: [
      ([0, 1], [0, 1]), ([0, 1, 2], [0, 1]), ([0, 1, 1], [0, 1, 2]), ([0, 2, 1], [0, 1, 2]),
      ([0, 1, .nan], [0, 1, 2]),
      ([0, 1, 2], [0, .infinity, 2]),
    ] as [([Double], [Double])])
  func impossiblePointsAreRefused(x: [Double], y: [Double]) {
    #expect(throws: GSLError.self) { try Spline(x: x, y: y) }
  }
}
