/// A document or tables as one JSON object for programs.
///
/// Rich text becomes plain text; a figure is named, not drawn. Every object that may grow with time stands under
/// ``schemaVersion``, which rises when a reader of the old form would fail.
public enum JSONWriter {
  /// The version of the form written here.
  public static let schemaVersion = 1

  /// `{"schemaVersion", "title", "blocks": [{"kind", …}, …]}`, indented.
  public static func bytes(of document: Document) -> [UInt8] {
    bytes { json in
      json.member("title", document.title)
      json.key("blocks")
      json.array { json in
        for block in document.blocks { json.object { $0.members(of: block) } }
      }
    }
  }

  /// `{"schemaVersion", "tables": [{"id", "caption", "columns", "rows", "notes"}, …]}`, indented.
  public static func bytes(of tables: [Table]) -> [UInt8] {
    bytes { json in
      json.key("tables")
      json.array { json in
        for table in tables { json.object { $0.members(of: table) } }
      }
    }
  }

  /// An object of other members, indented, after ``schemaVersion``.
  public static func bytes(_ members: (inout JSONBuilder) -> Void) -> [UInt8] {
    var json = JSONBuilder(.indented)
    json.object { json in
      json.key("schemaVersion")
      json.integer(schemaVersion)
      members(&json)
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONBuilder {
  fileprivate mutating func member(_ name: String, _ text: RichText) { member(name, text.plainText) }

  fileprivate mutating func member(_ name: String, _ texts: [RichText]) {
    key(name)
    array { json in
      for text in texts { json.string(text.plainText) }
    }
  }

  fileprivate mutating func members(of block: Document.Block) {
    switch block {
    case .heading(let level, let text):
      member("kind", "heading")
      key("level")
      integer(level)
      member("text", text)
    case .paragraph(let text):
      member("kind", "paragraph")
      member("text", text)
    case .bullets(let items):
      member("kind", "bullets")
      member("items", items)
    case .numbered(let items):
      member("kind", "numbered")
      member("items", items)
    case .table(let table):
      member("kind", "table")
      members(of: table)
    case .preformatted(let text, let language):
      member("kind", "preformatted")
      member("language", language)
      member("text", text)
    case .figure(let figure):
      member("kind", "figure")
      member("id", figure.id)
      member("alternativeText", figure.alternativeText)
      member("caption", figure.caption)
    case .note(let text):
      member("kind", "note")
      member("text", text)
    case .rule:
      member("kind", "rule")
    }
  }

  fileprivate mutating func members(of table: Table) {
    member("id", table.id)
    member("caption", table.caption)
    key("columns")
    array { json in
      for column in table.columns { json.object { $0.members(of: column) } }
    }
    let fields = DataFields(of: table.columns)
    key("rows")
    array { json in
      for row in table.rows { json.row(row, of: fields) }
    }
    member("notes", table.notes)
  }

  fileprivate mutating func members(of column: Column) {
    member("id", column.id)
    member("title", column.title)
    key("unit")
    if column.unit == .none { null() } else { string(column.unit.symbol) }
    member("alignment", column.alignment.rawValue)
    key("hasInterval")
    bool(column.hasInterval)
  }
}
