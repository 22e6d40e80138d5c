import Datasets
import PatternGrid

/// Where a model comes from and what it may be used for: named facts in a fixed order.
public struct ModelCard: Sendable, Equatable {
  public struct Fact: Sendable, Equatable {
    public let field: String
    public let value: String

    public init(_ field: String, _ value: String) {
      self.field = field
      self.value = value
    }
  }

  public var facts: [Fact]

  public init(_ facts: [Fact]) { self.facts = facts }

  /// Reads a table with the columns `field` and `value`.
  public init(_ table: CSVTable) {
    facts = table.rows.map { Fact($0["field"] ?? "", $0["value"] ?? "") }
  }

  /// The value of a field, or nil.
  public subscript(field: String) -> String? { facts.first { $0.field == field }?.value }

  /// The space that the card names, as `PatternSpace.title` writes it; Android's 3x3 if it names none.
  func space() throws(ModelFileError) -> PatternSpace {
    guard let title = self["space"] else { return .android3x3 }
    guard let space = PatternSpace(title: title) else {
      throw ModelFileError(modelCardFile, "the field 'space' is not one such as '\(PatternSpace.android3x3.title)'")
    }
    return space
  }
}
