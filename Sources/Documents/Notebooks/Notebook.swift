/// A notebook of Markdown and Python code, not yet executed. It knows no subject.
package struct Notebook: Sendable, Hashable {
  /// A piece of a notebook.
  package struct Cell: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case markdown
      case code
    }

    /// A name that stays the same when the cell is written again: letters, digits and `-`, at most 64 characters.
    package let id: String
    package let kind: Kind
    /// Markdown or Python, without a line end at the end.
    package let source: String

    /// A cell.
    ///
    /// - Precondition: the id is one that nbformat 4.5 takes.
    package init(id: String, _ kind: Kind, _ source: String) {
      precondition(
        FileSafeName.isValid(id, joinedBy: "-") && id.utf8.count <= 64,
        "'\(id)' is no name for a cell: up to 64 letters, digits and - only")
      self.id = id
      self.kind = kind
      self.source = source
    }
  }

  /// In reading order.
  package let cells: [Cell]

  /// A notebook of the given cells.
  ///
  /// - Precondition: no two cells share an id.
  package init(_ cells: [Cell]) {
    precondition(Set(cells.map(\.id)).count == cells.count, "two cells of a notebook have one name")
    self.cells = cells
  }
}
