/// A notebook of Markdown and Python code, not yet executed. It knows no subject.
public struct Notebook: Sendable, Hashable {
  /// A piece of a notebook.
  public struct Cell: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      case markdown
      case code
    }

    /// A name that stays the same when the cell is written again: letters, digits and `-`, at most 64 characters.
    public let id: String
    public let kind: Kind
    /// Markdown or Python, without a line end at the end.
    public let source: String

    /// A cell.
    ///
    /// - Precondition: the id is one that nbformat 4.5 takes.
    public init(id: String, _ kind: Kind, _ source: String) {
      precondition(
        FileSafeName.isValid(id, joinedBy: "-") && id.utf8.count <= 64,
        "'\(id)' is no name for a cell: up to 64 letters, digits and - only")
      self.id = id
      self.kind = kind
      self.source = source
    }
  }

  /// In reading order.
  public let cells: [Cell]

  /// A notebook of the given cells.
  ///
  /// - Precondition: no two cells share an id.
  public init(_ cells: [Cell]) {
    precondition(Set(cells.map(\.id)).count == cells.count, "two cells of a notebook have one name")
    self.cells = cells
  }
}
