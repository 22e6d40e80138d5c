#if canImport(SwiftUI)
  import PatternGesture
  import PatternGrid
  import SwiftUI

  /// What a tracker shows, as strokes and circles. Colours are the system's, so dark mode follows by itself.
  struct DrawnPattern {
    let tracker: GestureTracker
    let showsLines: Bool

    private static let dotRadius = 7.0
    private static let takenDotRadius = 11.0
    private static let lineWidth = 4.0

    func draw(in context: inout GraphicsContext) {
      if showsLines, tracker.showsLines {
        context.stroke(
          line, with: .color(colour.opacity(0.6)), style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
      }
      let taken = DotSet(tracker.dots)
      for dot in tracker.space.grid.dots {
        let isTaken = taken.contains(dot)
        let radius = isTaken ? Self.takenDotRadius : Self.dotRadius
        let centre = tracker.layout.centre(of: dot)
        let circle = Path(
          ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
        context.fill(circle, with: .color(isTaken ? colour : .secondary))
      }
    }

    private var colour: Color {
      switch tracker.phase {
      case .error, .tooShort: .red
      case .idle, .drawing, .completed: .accentColor
      }
    }

    private var line: Path {
      Path { path in
        let places = tracker.dots.map { tracker.layout.centre(of: $0) } + (tracker.finger.map { [$0] } ?? [])
        guard tracker.dots.first != nil else { return }
        path.addLines(places.map { CGPoint(x: $0.x, y: $0.y) })
      }
    }
  }
#endif
