/// A column of a table: its name in data files, its heading for people, its unit.
public struct Column: Sendable, Hashable {
  /// Where the cells stand for people.
  public enum Alignment: String, Sendable, Hashable {
    case left, right, center
  }

  /// The name in CSV, TSV and JSON: letters, digits and `_`.
  public let id: String
  /// The heading for people.
  public let title: String
  /// The unit of every quantity in the column, shown once in the heading; ``Unit/none`` lets each cell show its own.
  public let unit: UnitSymbol
  /// Numbers are best on the right, texts on the left.
  public let alignment: Alignment
  /// Whether cells carry intervals: data files then have two more fields, `<id>_low` and `<id>_high`.
  public let hasInterval: Bool
  /// How many characters the cells usually need: what a table written row by row leaves room for.
  public let expectedWidth: Int

  /// A column.
  ///
  /// - Precondition: `id` is made of ASCII letters, digits and `_`, and is not empty.
  public init(
    _ id: String, _ title: String, unit: UnitSymbol = .none, alignment: Alignment = .left, hasInterval: Bool = false,
    expectedWidth: Int = 0
  ) {
    precondition(FileSafeName.isValid(id, joinedBy: "_"), "'\(id)' is no name for a column: letters, digits and _ only")
    self.id = id
    self.title = title
    self.unit = unit
    self.alignment = alignment
    self.hasInterval = hasInterval
    self.expectedWidth = expectedWidth
  }

  /// The heading with the unit, as in `Entropy (bits)`.
  var heading: String {
    DisplayText.oneLine(unit == .none ? title : "\(title) (\(unit.symbol))")
  }
}
