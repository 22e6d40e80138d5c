import Foundation
import PatternGesture
import PatternGrid
import Testing

/// One file of `datasets/gesture-traces`, whose README tells what the keys mean.
private struct Trace: Decodable {
  struct View: Decodable {
    let grid: String
    let rule: String
    let width: Double
    let height: Double
    let minimumLength: Int?
    let maximumLength: Int?
  }
  struct Settings: Decodable {
    let radius: Double?
    let firstRadius: Double?
    let lineMilliseconds: Int?
    let errorMilliseconds: Int?
  }
  struct Step: Decodable {
    let `do`: String
    let x: Double?
    let y: Double?
    let finger: Int?
    let at: Int?
    let phase: String
    let dots: [Int]
    let lines: Bool
    let completes: [Int]?
  }
  let about: String
  let view: View
  let settings: Settings
  let steps: [Step]

  static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../datasets/gesture-traces")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  func tracker() throws -> GestureTracker {
    let space = try PatternSpace(
      grid: Grid(view.grid), rule: #require(DrawingRule(rawValue: view.rule)), minimumLength: view.minimumLength ?? 4,
      maximumLength: view.maximumLength)
    return try GestureTracker(
      space: space, width: view.width, height: view.height,
      settings: GestureSettings(
        radius: settings.radius ?? 24, firstRadius: settings.firstRadius,
        lineMilliseconds: settings.lineMilliseconds ?? 650, errorMilliseconds: settings.errorMilliseconds ?? 2000))
  }
}

@Suite struct GestureTraceTests {
  @Test func thereAreAtLeastForty() { #expect(Trace.names.count >= 40) }

  @Test(arguments: Trace.names) func trace(name: String) throws {
    let data = try Data(contentsOf: Trace.directory.appending(path: name))
    let trace = try JSONDecoder().decode(Trace.self, from: data)
    var tracker = try trace.tracker()
    #expect(!trace.about.isEmpty && !trace.steps.isEmpty)
    for (number, step) in trace.steps.enumerated() {
      var completed: Pattern?
      switch step.do {
      case "advance": tracker.advance(toMilliseconds: try #require(step.at))
      case "error": tracker.showError(milliseconds: try #require(step.at))
      case "reset": tracker.reset()
      case "refuseTouches": tracker.acceptsTouches = false
      case "acceptTouches": tracker.acceptsTouches = true
      default:
        completed = tracker.handle(
          TouchSample(
            try #require(TouchSample.Kind(rawValue: step.do)), finger: step.finger ?? 0,
            at: Point(x: try #require(step.x), y: try #require(step.y)), milliseconds: try #require(step.at)))
      }
      #expect(tracker.phase.rawValue == step.phase, "\(name), step \(number)")
      #expect(tracker.dots.map(\.index) == step.dots, "\(name), step \(number)")
      #expect(tracker.showsLines == step.lines, "\(name), step \(number)")
      #expect(completed?.dots.map(\.index) == step.completes, "\(name), step \(number)")
    }
  }
}
