import GSLStatistics
import Testing

@Suite struct MinimiserTests {
  /// Rosenbrock's valley, least at (1, 1) with value 0.
  static func rosenbrock(_ point: [Double], _ gradient: inout [Double]) -> Double {
    let rise = point[1] - point[0] * point[0]
    gradient[0] = -400 * point[0] * rise - 2 * (1 - point[0])
    gradient[1] = 200 * rise
    return 100 * rise * rise + (1 - point[0]) * (1 - point[0])
  }

  @Test func findsTheEndOfRosenbrocksValley() throws {
    let minimiser = Minimiser(gradientTolerance: 1e-9, maximumIterations: 5000)
    let result = try minimiser.minimise(from: [-1.2, 1], evaluate: Self.rosenbrock)
    #expect(abs(result.point[0] - 1) < 1e-8 && abs(result.point[1] - 1) < 1e-8, "\(result)")
    // The rounding of the value may end the search just before the gradient is that small.
    #expect(result.stopReason == .gradientIsSmall || result.stopReason == .noProgress, "\(result)")
  }

  /// Σ i (xᵢ - i)² has its minimum at xᵢ = i.
  @Test func findsTheMiddleOfABowl() throws {
    let minimiser = Minimiser(gradientTolerance: 1e-6, maximumIterations: 2000)
    let result = try minimiser.minimise(from: Array(repeating: 0, count: 20)) { point, gradient in
      var value = 0.0
      for index in point.indices {
        let weight = Double(index + 1)
        let offset = point[index] - weight
        gradient[index] = 2 * weight * offset
        value += weight * offset * offset
      }
      return value
    }
    for (index, component) in result.point.enumerated() {
      #expect(abs(component - Double(index + 1)) < 1e-5, "component \(index): \(result)")
    }
  }

  @Test func neverAsksTwiceInARow() throws {
    var last: [Double] = []
    var calls = 0
    let minimiser = Minimiser(gradientTolerance: 1e-9, maximumIterations: 200)
    let result = try minimiser.minimise(from: [-1.2, 1]) { point, gradient in
      #expect(point != last)
      last = point
      calls += 1
      return Self.rosenbrock(point, &gradient)
    }
    #expect(result.evaluations == calls)
  }

  @Test func reasonsToStopAreToldApart() throws {
    var minimiser = Minimiser(gradientTolerance: 1e-9, maximumIterations: 3)
    let short = try minimiser.minimise(from: [-1.2, 1], evaluate: Self.rosenbrock)
    #expect(short.stopReason == .iterationsReached && short.iterations == 3)

    var seen: [Int] = []
    let stopped = try minimiser.minimise(
      from: [-1.2, 1],
      progress: { iteration, _, _ in
        seen.append(iteration)
        return iteration < 2
      }, evaluate: Self.rosenbrock)
    #expect(stopped.stopReason == .stoppedByCaller && seen == [1, 2])

    let done = try minimiser.minimise(from: [1, 1], evaluate: Self.rosenbrock)
    #expect(done.stopReason == .gradientIsSmall && done.iterations == 0 && done.evaluations == 1)

    minimiser.maximumIterations = 100
    minimiser.gradientTolerance = 1e-6
    let small = try minimiser.minimise(from: [-1.2, 1], evaluate: Self.rosenbrock)
    #expect(small.stopReason == .gradientIsSmall && small.gradientNorm <= 1e-6 && small.iterations > 3)

    // A gradient that points uphill leaves nothing to find downhill.
    let lost = try minimiser.minimise(from: [3]) { point, gradient in
      gradient[0] = -2 * point[0]
      return point[0] * point[0]
    }
    #expect(lost.stopReason == .noProgress)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func answersThatAreNoNumberAreRefused(flaw: Double) throws {
    let minimiser = Minimiser(gradientTolerance: 1e-9, maximumIterations: 100)
    for flawedCall in 1...4 {
      for inGradient in [false, true] {
        var calls = 0
        let expected = GSLError.refused(
          reason: inGradient
            ? "component 1 of the gradient is \(flaw) in evaluation \(flawedCall)"
            : "the value is \(flaw) in evaluation \(flawedCall)", computing: "a minimum")
        #expect(throws: expected) {
          try minimiser.minimise(from: [-1.2, 1]) { point, gradient in
            calls += 1
            let value = Self.rosenbrock(point, &gradient)
            guard calls == flawedCall else { return value }
            if inGradient { gradient[1] = flaw }
            return inGradient ? value : flaw
          }
        }
        #expect(calls == flawedCall)
      }
    }
  }

  @Test func impossibleInputIsRefused() throws {
    let good = Minimiser(gradientTolerance: 1e-6, maximumIterations: 10)
    #expect(throws: GSLError.self) { try good.minimise(from: []) { _, _ in 0 } }
    #expect(throws: GSLError.self) { try good.minimise(from: [.nan], evaluate: Self.rosenbrock) }
    #expect(throws: GSLError.self) {
      try good.minimise(from: [1, 2]) { _, gradient in
        gradient = [1]
        return 0
      }
    }
    for (step, tolerance, gradient) in [(0, 0.1, 1e-6), (0.1, 1, 1e-6), (0.1, 0.1, -1), (0.1, 0.1, .nan)] {
      let bad = Minimiser(
        firstStep: step, lineSearchTolerance: tolerance, gradientTolerance: gradient, maximumIterations: 10)
      #expect(throws: GSLError.self) { try bad.minimise(from: [2, 2], evaluate: Self.rosenbrock) }
    }
  }
}
