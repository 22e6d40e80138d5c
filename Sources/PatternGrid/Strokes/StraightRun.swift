/// A straight line of a drawing: consecutive strokes in one direction, taken together.
public struct StraightRun: Hashable, Sendable {
  public let direction: Direction
  /// How many lattice steps it is long, dots passed over included.
  public let steps: Int

  public init(_ direction: Direction, steps: Int) {
    self.direction = direction
    self.steps = steps
  }
}

extension Pattern {
  /// The straight lines of the drawing, in order; none for a single dot. With the start dot they say all of the pattern.
  public var straightRuns: [StraightRun] {
    var runs: [StraightRun] = []
    for stroke in strokes {
      if let last = runs.last, last.direction == stroke.direction {
        runs[runs.count - 1] = StraightRun(last.direction, steps: last.steps + stroke.latticeSteps)
      } else {
        runs.append(StraightRun(stroke.direction, steps: stroke.latticeSteps))
      }
    }
    return runs
  }
}
