/// A picture in a document, with words for those who cannot see it.
public struct Figure: Sendable, Hashable {
  /// Where the picture is.
  public enum Content: Sendable, Hashable {
    /// A chart as data, still to be drawn: see `Document.drawn(gnuplot:)`.
    case chart(Chart)
    /// A whole `<svg>` element made by this program: it is put into pages as it stands.
    case svg(String)
    /// The path or address of an image file.
    case image(path: String)
  }

  /// A name fit for a file or an anchor: letters, digits and `-`.
  public let id: String
  public let content: Content
  /// What the picture shows, for people who cannot see it; not empty.
  public let alternativeText: String
  /// The line under the picture.
  public let caption: RichText

  /// A figure.
  ///
  /// - Precondition: `id` is made of ASCII letters, digits and `-`; the alternative text is not empty.
  public init(id: String, content: Content, alternativeText: String, caption: RichText) {
    precondition(FileSafeName.isValid(id, joinedBy: "-"), "'\(id)' is no name for a figure: letters, digits and - only")
    precondition(!alternativeText.isEmpty, "figure \(id) has no alternative text")
    self.id = id
    self.content = content
    self.alternativeText = alternativeText
    self.caption = caption
  }

  /// A figure of a chart, still to be drawn.
  public init(_ chart: Chart, caption: RichText) {
    self.init(id: chart.id, content: .chart(chart), alternativeText: chart.alternativeText, caption: caption)
  }
}
