/// Notebooks as Jupyter reads them: nbformat 4.5, indented by two spaces, each line of a source on a line of its own so
/// that changes can be read.
///
/// Code cells have no outputs and no execution numbers: whoever executes the notebook puts them in.
package enum NotebookWriter {
  /// The whole file.
  package static func bytes(of notebook: Notebook) -> [UInt8] {
    var json = JSONBuilder(.indented)
    json.object { json in
      json.key("cells")
      json.array { json in
        for cell in notebook.cells { json.object { $0.members(of: cell) } }
      }
      json.key("metadata")
      json.object { json in
        json.key("kernelspec")
        json.object { json in
          json.member("display_name", "Python 3")
          json.member("language", "python")
          json.member("name", "python3")
        }
      }
      json.key("nbformat")
      json.integer(4)
      json.key("nbformat_minor")
      json.integer(5)
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONBuilder {
  fileprivate mutating func members(of cell: Notebook.Cell) {
    member("cell_type", cell.kind == .code ? "code" : "markdown")
    if cell.kind == .code {
      key("execution_count")
      null()
    }
    member("id", cell.id)
    key("metadata")
    object { _ in }
    if cell.kind == .code {
      key("outputs")
      array { _ in }
    }
    key("source")
    array { json in
      let lines = cell.source.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() { json.string(place + 1 < lines.count ? line + "\n" : String(line)) }
    }
  }
}
