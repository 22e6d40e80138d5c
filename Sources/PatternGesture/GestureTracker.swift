import PatternGrid

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the tracker shows.
public enum GesturePhase: String, Sendable, CaseIterable {
  /// Nothing is drawn.
  case idle
  /// A finger is down.
  case drawing
  /// A pattern was drawn; its dots stay until `reset()`, `showError(milliseconds:)` or the next touch.
  case completed
  /// The finger was lifted after too few dots: not an attempt. Cleared after the error delay.
  case tooShort
  /// The caller said that the pattern was wrong. Cleared after the error delay.
  case error
}

/// Turns touch samples into a pattern: a state machine without a clock, a screen or a thread of its own.
///
/// Rules:
/// - The path is the straight lines between samples. A dot is taken where the path comes within the radius of it and no
///   other dot is nearer there; so a fast drag takes the dots that it crosses between two samples.
/// - Each dot once. A line that passes over untouched dots takes them first, in order, as the drawing rule demands; a dot
///   that the rule does not allow at all (over a touched one, under the strict rule) is not taken.
/// - The path may begin beside the dots and may leave the view and come back; lifting the finger anywhere ends it.
/// - The first finger draws. Others are ignored as long as it is down, and until they come down anew.
/// - Fewer dots than the space's shortest pattern are `tooShort`; none at all is `idle`. Dots beyond the longest are
///   not taken.
/// - Lines go a set time after the end, in every phase; a cancelled touch clears everything at once.
/// - A touch during any phase but `drawing` clears what is shown and draws anew.
/// - A sample whose place is not a number, or whose finger is not drawing, changes nothing but the time.
///
/// `reset()` and every clearing overwrite the dots in the tracker's memory, by a function of the system's C library that
/// the compiler may not remove. Not overwritten: copies of the tracker, of its dots or of a pattern, which are the
/// caller's; a tracker that goes without `reset()`; registers and stack.
public struct GestureTracker: Sendable {
  public let space: PatternSpace
  public let layout: DotLayout
  public let settings: GestureSettings
  public private(set) var phase = GesturePhase.idle
  /// The dots taken, in order.
  public private(set) var dots: [Dot] = []
  /// Where the drawing finger is: the loose end of the line. Nil where none is drawing.
  public private(set) var finger: Point?
  /// False ignores fingers that come down, as while a verdict is awaited or a lock must be waited out.
  public var acceptsTouches = true

  private let moves: SuccessorTable
  private var drawingFinger: Int?
  private var now = Int.min
  /// When the finger was lifted.
  private var end = 0
  /// When what is shown goes by itself.
  private var clearing: Int?

  /// - Throws: `GestureSettingsError.viewSize` where a side is not a number above 0.
  public init(
    space: PatternSpace = .android3x3, width: Double, height: Double, settings: GestureSettings = .standard
  ) throws(GestureSettingsError) {
    self.space = space
    self.settings = settings
    layout = try DotLayout(grid: space.grid, width: width, height: height)
    moves = SuccessorTable(space)
    dots.reserveCapacity(space.grid.dotCount)
  }

  /// Whether the lines between the dots are to be drawn, as of the last sample or `advance`.
  public var showsLines: Bool {
    switch phase {
    case .idle: false
    case .drawing: true
    case .completed, .tooShort, .error: now < saturated(end, plus: settings.lineMilliseconds)
    }
  }

  /// The pattern drawn, in the phases `completed` and `error`; nil in the others.
  public var pattern: Pattern? {
    phase == .completed || phase == .error ? try? Pattern(dots, in: space) : nil
  }

  /// Takes a sample in.
  ///
  /// - Returns: the pattern that this sample completed, or nil.
  @discardableResult public mutating func handle(_ sample: TouchSample) -> Pattern? {
    advance(toMilliseconds: sample.milliseconds)
    guard sample.place.isFinite || sample.kind == .cancelled || sample.kind == .ended else { return nil }
    switch sample.kind {
    case .began:
      guard drawingFinger == nil, acceptsTouches else { return nil }
      reset()
      drawingFinger = sample.finger
      phase = .drawing
      extendPath(to: sample.place, within: settings.firstRadius)
    case .moved:
      guard sample.finger == drawingFinger else { return nil }
      extendPath(to: sample.place, within: settings.radius)
    case .ended:
      guard sample.finger == drawingFinger else { return nil }
      if sample.place.isFinite { extendPath(to: sample.place, within: settings.radius) }
      return finish()
    case .cancelled:
      if sample.finger == drawingFinger { reset() }
    }
    return nil
  }

  /// Lets time pass, so that lines and errors go; never backwards.
  public mutating func advance(toMilliseconds time: Int) {
    now = max(now, time)
    if let clearing, now >= clearing { reset() }
  }

  /// Marks the completed pattern as wrong; without a completed pattern, does nothing.
  public mutating func showError(milliseconds time: Int) {
    advance(toMilliseconds: time)
    guard phase == .completed else { return }
    phase = .error
    clearing = saturated(now, plus: settings.errorMilliseconds)
  }

  /// Clears and wipes what is drawn, and lets go of the finger.
  public mutating func reset() {
    dots.withUnsafeMutableBytes(Self.overwrite)
    dots.removeAll(keepingCapacity: true)
    phase = .idle
    finger = nil
    drawingFinger = nil
    clearing = nil
  }

  private mutating func extendPath(to place: Point, within radius: Double) {
    let untouched = space.grid.allDots.subtracting(DotSet(dots))
    for dot in layout.dots(of: untouched, within: radius, alongPathFrom: finger ?? place, to: place) { take(dot) }
    finger = place
  }

  /// Takes a dot and, before it, the untouched ones that the rule wants first.
  private mutating func take(_ dot: Dot) {
    while dots.count < space.lengths.upperBound, !dots.contains(dot) {
      guard let last = dots.last else { return dots.append(dot) }
      let visited = DotSet(dots)
      let allowed = moves.candidates(visited: visited, last: last)
      if allowed.contains(dot) { return dots.append(dot) }
      let between = Stroke(from: last, to: dot, on: space.grid).passedDots.subtracting(visited)
      guard let next = last < dot ? between.first : Array(between).last, allowed.contains(next) else { return }
      dots.append(next)
    }
  }

  private mutating func finish() -> Pattern? {
    guard !dots.isEmpty else {
      reset()
      return nil
    }
    end = now
    finger = nil
    drawingFinger = nil
    phase = dots.count < space.lengths.lowerBound ? .tooShort : .completed
    clearing = phase == .tooShort ? saturated(now, plus: settings.errorMilliseconds) : nil
    return pattern
  }

  /// Writes zeros that the compiler may not leave out, unlike an assignment to memory that is not read again.
  private static func overwrite(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress, memory.count > 0 else { return }
    #if canImport(Glibc)
      explicit_bzero(start, memory.count)
    #else
      memset_s(start, memory.count, 0, memory.count)
    #endif
  }

  private func saturated(_ time: Int, plus delay: Int) -> Int {
    let (sum, overflow) = time.addingReportingOverflow(delay)
    return overflow ? .max : sum
  }
}
