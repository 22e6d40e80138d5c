import PatternGesture
import PatternGrid
import TestSupport
import Testing

@Suite struct GestureTrackerTests {
  /// Random fingers, times and places, some of them not numbers, on several grids and rules: dots never repeat and stay
  /// in bounds, and every pattern handed out is a valid one of its space.
  @Test(arguments: DrawingRule.allCases, ["3x3", "4x4", "2x5", "6x6"])
  func everyCompletedPatternIsValid(rule: DrawingRule, grid: String) throws {
    let space = try PatternSpace(grid: Grid(grid), rule: rule, maximumLength: grid == "4x4" ? 7 : nil)
    var random = SplitMix64(seed: 8)
    var completions = 0
    for radius in [5.0, 24, 60, 200] {
      var tracker = try GestureTracker(
        space: space, width: 300, height: 260, settings: GestureSettings(radius: radius, firstRadius: radius * 1.5))
      for step in 0..<5000 {
        let kind: TouchSample.Kind =
          switch random.next() % 40 {
          case 0...3: .began
          case 4...6: .ended
          case 7: .cancelled
          default: .moved
          }
        let odd = random.next() % 200
        let place =
          odd == 0
          ? Point(x: .nan, y: 3)
          : odd == 1 ? Point(x: .infinity, y: -1e300) : Point(x: random.next(-80...380), y: random.next(-80...340))
        let sample = TouchSample(
          kind, finger: random.next() % 8 == 0 ? 1 : 0, at: place, milliseconds: step * 20 - Int(random.next() % 50))
        let completed = tracker.handle(sample)
        #expect(DotSet(tracker.dots).count == tracker.dots.count, "radius \(radius), step \(step)")
        #expect(tracker.dots.count <= space.lengths.upperBound, "radius \(radius), step \(step)")
        if let completed {
          completions += 1
          #expect(throws: Never.self, "radius \(radius), step \(step)") { try Pattern(completed.dots, in: space) }
          #expect(tracker.phase == .completed && tracker.dots == completed.dots, "radius \(radius), step \(step)")
        }
        #expect((tracker.pattern != nil) == [.completed, .error].contains(tracker.phase))
        if random.next() % 100 == 0 { tracker.showError(milliseconds: step * 20) }
      }
    }
    #expect(completions > 200)
  }

  /// Where circles do not overlap, a fine sampling of the same path takes the same dots as its corners alone.
  @Test func fineSamplingChangesNothing() throws {
    var random = SplitMix64(seed: 3)
    for round in 0..<500 {
      let corners = (0..<6).map { _ in Point(x: random.next(0...300), y: random.next(0...300)) }
      var coarse = try GestureTracker(width: 300, height: 300)
      var fine = coarse
      for (number, corner) in corners.enumerated() {
        let kind: TouchSample.Kind = number == 0 ? .began : .moved
        coarse.handle(TouchSample(kind, at: corner, milliseconds: number))
        guard let last = fine.finger else {
          fine.handle(TouchSample(kind, at: corner, milliseconds: number))
          continue
        }
        for part in 1...64 {
          let share = Double(part) / 64
          let place = Point(x: last.x + share * (corner.x - last.x), y: last.y + share * (corner.y - last.y))
          fine.handle(TouchSample(.moved, at: part == 64 ? corner : place, milliseconds: number))
        }
      }
      #expect(coarse.dots == fine.dots, "round \(round)")
    }
  }

  /// Every pattern of a small 4x4 view can be pressed dot by dot, as it could not be drawn: lines take no dot beside them.
  @Test func pressedDotsAreTakenExactly() throws {
    let space = try PatternSpace(grid: Grid(rows: 4, columns: 4), maximumLength: 4)
    PatternWalk(space).visitPatterns { pattern in
      var tracker = try! GestureTracker(
        space: space, width: 120, height: 120, settings: GestureSettings.standard.forPressedDots)
      for (place, dot) in pattern.dots.enumerated() {
        let centre = tracker.layout.centre(of: dot)
        tracker.handle(TouchSample(place == 0 ? .began : .moved, at: centre, milliseconds: place))
      }
      #expect(tracker.dots == pattern.dots)
      return tracker.dots == pattern.dots
    }
  }

  @Test func timesAtTheEndsOfInt() throws {
    var tracker = try GestureTracker(width: 300, height: 300)
    tracker.handle(TouchSample(.began, at: Point(x: 50, y: 50), milliseconds: .min))
    tracker.handle(TouchSample(.ended, at: Point(x: 250, y: 50), milliseconds: .max))
    #expect(tracker.phase == .tooShort)
  }

  @Test func settingsOutOfRange() throws {
    #expect(throws: GestureSettingsError.lineDelay(milliseconds: 499)) { try GestureSettings(lineMilliseconds: 499) }
    #expect(throws: GestureSettingsError.lineDelay(milliseconds: 801)) { try GestureSettings(lineMilliseconds: 801) }
    #expect(throws: GestureSettingsError.errorDelay(milliseconds: -1)) { try GestureSettings(errorMilliseconds: -1) }
    #expect(throws: GestureSettingsError.radius(0)) { try GestureSettings(radius: 0) }
    #expect(throws: GestureSettingsError.firstRadius(10, radius: 24)) { try GestureSettings(firstRadius: 10) }
    #expect(throws: GestureSettingsError.viewSize(width: 0, height: 3)) { try GestureTracker(width: 0, height: 3) }
    #expect(throws: GestureSettingsError.viewSize(width: .infinity, height: 3)) {
      try GestureTracker(width: .infinity, height: 3)
    }
    #expect(try GestureSettings() == .standard)
  }
}
