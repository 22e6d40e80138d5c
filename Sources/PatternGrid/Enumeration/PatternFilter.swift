/// Which patterns of a space a walk yields.
public struct PatternFilter: Sendable {
  /// Dots that a pattern may start with.
  public var starts: DotSet
  /// Dots that a pattern may end with.
  public var ends: DotSet
  /// Dots that a pattern must have.
  public var contained = DotSet()
  /// Dots that a pattern must not have.
  public var avoided = DotSet()
  /// Whether knight moves may occur.
  public var allowsKnightMoves = true

  /// A filter that lets every pattern of the grid through.
  public init(grid: Grid) {
    starts = grid.allDots
    ends = grid.allDots
  }
}
