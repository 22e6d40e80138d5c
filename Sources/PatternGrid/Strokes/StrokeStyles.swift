/// Which kinds of strokes a drawing has besides those between neighbours in a row or column; `[]` for only these.
public struct StrokeStyles: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// Along a 45-degree diagonal.
  public static let diagonal = StrokeStyles(rawValue: 1)
  /// Along neither a row, a column nor a 45-degree diagonal: on 3x3 a knight move.
  public static let knight = StrokeStyles(rawValue: 2)
  /// Over a dot to one behind it.
  public static let over = StrokeStyles(rawValue: 4)

  /// How many different sets of styles there are.
  package static let count = 8
  package static let all = (0..<UInt8(count)).map(StrokeStyles.init(rawValue:))

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The styles of one stroke.
  public init(_ stroke: Stroke) {
    self = stroke.isAxisOrDiagonal ? (stroke.direction.isAxis ? [] : .diagonal) : .knight
    if !stroke.passedDots.isEmpty { insert(.over) }
  }

  private static let names: [(StrokeStyles, String)] = [(.diagonal, "diagonal"), (.knight, "knight"), (.over, "over")]

  /// `axis` where all strokes join neighbours in rows and columns, else the other styles: `diagonal+over`.
  package var name: String {
    isEmpty ? "axis" : Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// Reads a name.
  package init?(name: some StringProtocol) {
    guard let styles = Self.all.first(where: { $0.name == name }) else { return nil }
    self = styles
  }
}
