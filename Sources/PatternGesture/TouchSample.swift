/// A place on the view in density-independent points, from its top left corner: x to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// What a touch panel reports of one finger at one instant.
public struct TouchSample: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// The finger came down.
    case began
    case moved
    /// The finger was lifted; the sample's place counts as the last of the path.
    case ended
    /// The system took the touch away (a call, a gesture of the system): nothing was drawn.
    case cancelled
  }

  public let kind: Kind
  /// Tells fingers apart while they are down.
  public let finger: Int
  public let place: Point
  /// Any clock that does not run backwards; a sample earlier than the one before is taken as simultaneous.
  public let milliseconds: Int

  public init(_ kind: Kind, finger: Int = 0, at place: Point, milliseconds: Int) {
    self.kind = kind
    self.finger = finger
    self.place = place
    self.milliseconds = milliseconds
  }
}
