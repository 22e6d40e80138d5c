#if canImport(SwiftUI)
  import PatternGesture
  import PatternGrid
  import SwiftUI

  /// Draws dots and lines for a `GestureTracker` and feeds it the finger; the tracker decides everything.
  ///
  /// Limits: `DragGesture` reports one finger only, so the tracker's rules for several fingers are never used here; it does not
  /// report a touch that the system takes away, so such a drawing ends at the next touch. The package's tests only parse
  /// this file, as they run where there is no SwiftUI.
  public struct PatternLockView: View {
    private let space: PatternSpace
    private let settings: GestureSettings
    private let showsLines: Bool
    private let showsError: Bool
    private let isEnabled: Bool
    private let onPattern: (Pattern) -> Void

    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @State private var tracker: GestureTracker?
    @State private var isDragging = false

    /// - Parameters:
    ///   - showsLines: false is the hidden-line mode: dots only, against onlookers.
    ///   - showsError: true marks the pattern just drawn as wrong; set it back when the next one is drawn.
    ///   - isEnabled: false ignores touches, as while a verdict is awaited.
    ///   - onPattern: called with each completed pattern.
    public init(
      space: PatternSpace = .android3x3, settings: GestureSettings = .standard, showsLines: Bool = true,
      showsError: Bool = false, isEnabled: Bool = true, onPattern: @escaping (Pattern) -> Void
    ) {
      self.space = space
      self.settings = settings
      self.showsLines = showsLines
      self.showsError = showsError
      self.isEnabled = isEnabled
      self.onPattern = onPattern
    }

    public var body: some View {
      GeometryReader { geometry in
        Group {
          if isVoiceOverOn {
            PatternButtons(
              grid: space.grid, taken: tracker?.dots ?? [], isEnabled: isEnabled, tap: tap, finish: finishTapping)
          } else {
            canvas.contentShape(Rectangle()).gesture(drag)
          }
        }
        .onChange(of: geometry.size, initial: true) { _, size in makeTracker(size) }
        .onChange(of: isVoiceOverOn) { makeTracker(geometry.size) }
      }
      .onChange(of: isEnabled) { _, isEnabled in tracker?.acceptsTouches = isEnabled }
      .onChange(of: showsError) { _, isWrong in
        if isWrong { tracker?.showError(milliseconds: milliseconds(.now)) }
      }
      .sensoryFeedback(.selection, trigger: tracker?.dots.count)
      .sensoryFeedback(.error, trigger: showsError) { _, isWrong in isWrong }
    }

    private func makeTracker(_ size: CGSize) {
      tracker?.reset()  // Wipes the dots of the one that goes.
      tracker = try? GestureTracker(
        space: space, width: size.width, height: size.height,
        settings: isVoiceOverOn ? settings.forPressedDots : settings)
      tracker?.acceptsTouches = isEnabled
    }

    private var canvas: some View {
      TimelineView(.periodic(from: .now, by: 0.05)) { timeline in
        Canvas { context, _ in
          if let tracker { DrawnPattern(tracker: tracker, showsLines: showsLines).draw(in: &context) }
        }
        .onChange(of: timeline.date) { _, date in tracker?.advance(toMilliseconds: milliseconds(date)) }
      }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .onChanged { value in
          if !isDragging { feed(.began, value.startLocation, value.time) }
          isDragging = true
          feed(.moved, value.location, value.time)
        }
        .onEnded { value in
          isDragging = false
          feed(.ended, value.location, value.time)
        }
    }

    private func feed(_ kind: TouchSample.Kind, _ place: CGPoint, _ date: Date) {
      let sample = TouchSample(kind, at: Point(x: place.x, y: place.y), milliseconds: milliseconds(date))
      if let pattern = tracker?.handle(sample) { onPattern(pattern) }
    }

    private func milliseconds(_ date: Date) -> Int { Int(date.timeIntervalSinceReferenceDate * 1000) }

    /// A tapped dot is a finger on its centre, so the tracker holds buttons and drawing to the same rules.
    private func tap(_ dot: Dot) {
      guard let tracker else { return }
      let centre = tracker.layout.centre(of: dot)
      feed(tracker.phase == .drawing ? .moved : .began, CGPoint(x: centre.x, y: centre.y), .now)
    }

    private func finishTapping() {
      guard let last = tracker?.finger else { return }
      feed(.ended, CGPoint(x: last.x, y: last.y), .now)
    }
  }
#endif
