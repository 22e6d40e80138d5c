/// What may be drawn: which dots a stroke may pass over.
public enum DrawingRule: String, CaseIterable, Sendable {
  /// Every dot strictly between two joined dots must already be visited (an unvisited one would be taken).
  case android
  /// A stroke never passes over a dot.
  case strict
  /// As Android, but only rows, columns and 45-degree diagonals take the dots they pass; other strokes may pass
  /// over anything (LineageOS, whose grids go up to 6x6). Equal to `android` on 3x3.
  case lineage
  /// Any dot may follow any other.
  case free

  public var summary: String {
    switch self {
    case .android: "dots between two joined dots must already be visited"
    case .strict: "a line never passes over a dot"
    case .lineage: "only rows, columns and 45-degree diagonals take the dots between"
    case .free: "any dot may follow any other"
    }
  }

  /// The dots that must be visited before this stroke may be drawn; nil where it may never be.
  func requiredDots(for stroke: Stroke) -> DotSet? {
    switch self {
    case .android: stroke.passedDots
    case .strict: stroke.passedDots.isEmpty ? DotSet() : nil
    case .lineage: stroke.isAxisOrDiagonal ? stroke.passedDots : DotSet()
    case .free: DotSet()
    }
  }
}
