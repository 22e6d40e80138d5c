import PatternGrid

/// The times and distances of a gesture.
public struct GestureSettings: Hashable, Sendable {
  /// Lines go between half a second and 800 ms after the finger is lifted: long enough to see what was drawn, too short
  /// to read it over a shoulder.
  public static let lineDelays = 500...800

  public static let standard = GestureSettings(
    uncheckedRadius: 24, firstRadius: 24, lineMilliseconds: 650, errorMilliseconds: 2000)

  /// How near to a dot's centre the path must come to take it, in points.
  public let radius: Double
  /// The same for the sample with which the finger comes down, where a person aims without a line to follow.
  public let firstRadius: Double
  /// How long the lines stay after the finger is lifted; the dots stay.
  public let lineMilliseconds: Int
  /// How long a wrong or too short pattern stays before everything is cleared.
  public let errorMilliseconds: Int

  /// - Parameter firstRadius: nil for the same as `radius`.
  /// - Throws: `GestureSettingsError` where a distance or a time is out of its range.
  public init(
    radius: Double = 24, firstRadius: Double? = nil, lineMilliseconds: Int = 650, errorMilliseconds: Int = 2000
  ) throws(GestureSettingsError) {
    let firstRadius = firstRadius ?? radius
    guard radius.isFinite, radius > 0 else { throw .radius(radius) }
    guard firstRadius.isFinite, firstRadius >= radius else { throw .firstRadius(firstRadius, radius: radius) }
    guard Self.lineDelays.contains(lineMilliseconds) else { throw .lineDelay(milliseconds: lineMilliseconds) }
    guard (0...60_000).contains(errorMilliseconds) else { throw .errorDelay(milliseconds: errorMilliseconds) }
    self.init(
      uncheckedRadius: radius, firstRadius: firstRadius, lineMilliseconds: lineMilliseconds,
      errorMilliseconds: errorMilliseconds)
  }

  /// The same for dots that are pressed one by one: the path runs from centre to centre and must take no dot beside it.
  public var forPressedDots: GestureSettings {
    GestureSettings(
      uncheckedRadius: 1, firstRadius: 1, lineMilliseconds: lineMilliseconds, errorMilliseconds: errorMilliseconds)
  }

  private init(uncheckedRadius radius: Double, firstRadius: Double, lineMilliseconds: Int, errorMilliseconds: Int) {
    self.radius = radius
    self.firstRadius = firstRadius
    self.lineMilliseconds = lineMilliseconds
    self.errorMilliseconds = errorMilliseconds
  }
}

/// Why numbers are not settings or not a layout.
public enum GestureSettingsError: Error, Equatable, CustomStringConvertible {
  case radius(Double)
  case firstRadius(Double, radius: Double)
  case lineDelay(milliseconds: Int)
  case errorDelay(milliseconds: Int)
  case viewSize(width: Double, height: Double)

  public var description: String {
    switch self {
    case .radius(let radius): "a radius is above 0 points, \(radius) is not"
    case .firstRadius(let first, let radius):
      "the first radius is at least the other (\(radius) points), \(first) is not"
    case .lineDelay(let milliseconds): "lines go 500 to 800 ms after the end, not \(milliseconds)"
    case .errorDelay(let milliseconds): "an error is shown for 0 to 60000 ms, not \(milliseconds)"
    case .viewSize(let width, let height):
      "a view has a width and a height above 0 points, \(width) x \(height) has not"
    }
  }
}
