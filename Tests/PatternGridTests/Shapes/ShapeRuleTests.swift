import PatternGrid
import Testing

@Suite struct ShapeRuleTests {
  static func runs(_ dots: Dot...) throws -> [StraightRun] { try Pattern(dots).straightRuns }

  @Test func runsMergeStrokes() throws {
    let (east, south) = (Direction(dx: 1, dy: 0), Direction(dx: 0, dy: 1))
    #expect(try Self.runs(0, 1, 2, 5, 8) == [StraightRun(east, steps: 2), StraightRun(south, steps: 2)])
    // From 0 to 2 over the visited dot 1: one run of two steps, after one of one step back.
    #expect(
      try Self.runs(1, 0, 2, 5) == [
        StraightRun(east.opposite, steps: 1), StraightRun(east, steps: 2), StraightRun(south, steps: 1),
      ])
  }

  @Test func rulesHoldInAllOrientations() throws {
    let rule = try #require(ShapeRule("E2 S1"))
    for symmetry in GridSymmetry.all(of: .threeByThree) {
      let image = symmetry.image(of: try Pattern([0, 1, 2, 5]))
      #expect(rule.matches(image.straightRuns), "\(symmetry.name)")
      #expect(rule.matches(try Pattern(image.dots.reversed()).straightRuns), "\(symmetry.name)")
    }
    #expect(!rule.matches(try Self.runs(0, 1, 2, 5, 8)))
  }

  @Test func beginningsAllowMore() throws {
    let rule = try #require(ShapeRule("E2 *"))
    #expect(rule.matches(try Self.runs(0, 1, 2, 4, 3)))
    #expect(!rule.matches(try Self.runs(3, 4, 2, 1, 0)))
  }

  @Test(arguments: ["", "X", "E-", "*", "E Q", "E2x"]) func whatIsNoRule(text: String) {
    #expect(ShapeRule(text) == nil)
  }
}
