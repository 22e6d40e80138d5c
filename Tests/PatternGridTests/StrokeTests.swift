import PatternGrid
import Testing

@Suite struct StrokeTests {
  private func stroke(_ from: Dot, _ to: Dot) -> Stroke { Stroke(from: from, to: to, on: .threeByThree) }

  @Test func crossingMeetingAndOverlapping() {
    #expect(stroke(0, 4).crosses(stroke(1, 3)) && stroke(0, 4).meets(stroke(1, 3)))
    #expect(!stroke(0, 8).crosses(stroke(3, 4)) && stroke(0, 8).meets(stroke(3, 4)))
    #expect(!stroke(0, 1).meets(stroke(3, 4)))
    #expect(stroke(0, 2).overlaps(stroke(1, 2)) && !stroke(0, 1).overlaps(stroke(1, 2)))
  }

  @Test(
    arguments: [
      (0, 1, "axis"), (0, 4, "diagonal"), (0, 5, "knight"), (0, 2, "over"), (0, 8, "diagonal+over"),
    ] as [(Dot, Dot, String)])
  func styles(from: Dot, to: Dot, name: String) {
    #expect(StrokeStyles(stroke(from, to)).name == name)
    #expect(StrokeStyles(name: name) == StrokeStyles(stroke(from, to)))
  }

  /// The points of the compass are in order: a quarter turn right is four places on, for all.
  @Test func compass() {
    for (place, named) in Direction.compass.enumerated() {
      #expect(Direction(point: named.point) == named.direction && named.direction.compassPlace == place)
      let turned = GridSymmetry.Kind.quarterTurnRight.image(of: named.direction)
      #expect(turned == Direction.compass[(place + 4) % 16].direction)
    }
    #expect(Direction(point: "NNNE") == nil && Direction(dx: 3, dy: 1).compassPlace == nil)
    #expect(Direction(dx: 1, dy: 2).words == "steeply down right")
  }
}
