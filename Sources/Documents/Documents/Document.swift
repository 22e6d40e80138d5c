/// A report: a title and blocks in reading order. It knows no format and no subject.
public struct Document: Sendable, Hashable {
  /// A piece of a document.
  public enum Block: Sendable, Hashable {
    /// A heading of level 2 (a chapter) to 6; level 1 is the title's.
    case heading(Int, RichText)
    case paragraph(RichText)
    case bullets([RichText])
    case numbered([RichText])
    case table(Table)
    /// Lines shown letter by letter, in a computer language named as in `sh` or `json`, or `text`.
    case preformatted(String, language: String)
    case figure(Figure)
    /// A remark set apart from the text: a caution, a limit, a quotation.
    case note(RichText)
    /// A horizontal line.
    case rule
  }

  /// The one heading of level 1.
  public let title: RichText
  /// The blocks, in reading order.
  public private(set) var blocks: [Block] = []

  /// A document of the given blocks, checked as by ``append(_:)``.
  public init(title: RichText, blocks: [Block] = []) {
    self.title = title
    for block in blocks { append(block) }
  }

  /// Adds a block at the end.
  ///
  /// - Precondition: a heading's level is in 2...6 and at most one deeper than the heading before it; a language is made
  ///   of letters, digits and `-`.
  public mutating func append(_ block: Block) {
    switch block {
    case .heading(let level, let text):
      precondition((2...6).contains(level), "heading of level \(level): '\(text.plainText)'")
      precondition(level <= deepestAllowedLevel, "level \(level) skips one before '\(text.plainText)'")
    case .preformatted(_, let language):
      precondition(FileSafeName.isValid(language, joinedBy: "-"), "'\(language)' is no language name")
    default: break
    }
    blocks.append(block)
  }

  /// The tables, in reading order.
  public var tables: [Table] {
    blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
  }

  /// The figures, in reading order.
  public var figures: [Figure] {
    blocks.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
  }

  private var deepestAllowedLevel: Int {
    for block in blocks.reversed() {
      if case .heading(let level, _) = block { return level + 1 }
    }
    return 2
  }
}
