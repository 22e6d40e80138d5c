/// A chart told in neutral terms: what it shows, not how it is drawn.
public struct Chart: Sendable, Hashable {
  /// The kinds of charts.
  public enum Content: Sendable, Hashable {
    case lines(LineChart)
    case bars(BarChart)
    case heatMap(HeatMap)
  }

  /// A name fit for a file or an anchor: letters, digits and `-`. Unique in a document, since it begins the names inside
  /// the drawing.
  public let id: String
  public let content: Content
  /// What the chart shows, for people who cannot see it; not empty.
  public let alternativeText: String

  /// A chart.
  ///
  /// - Precondition: `id` is made of ASCII letters, digits and `-`; the alternative text is not empty.
  public init(id: String, _ content: Content, alternativeText: String) {
    precondition(FileSafeName.isValid(id, joinedBy: "-"), "'\(id)' is no name for a chart: letters, digits and - only")
    precondition(!alternativeText.isEmpty, "chart \(id) has no alternative text")
    self.id = id
    self.content = content
    self.alternativeText = alternativeText
  }

  /// The chart as an `<svg>` element with real text, 640 pixels wide or less, drawn by gnuplot as a child process.
  ///
  /// The same chart gives the same bytes with the same version of gnuplot. Black parts are `currentColor`: they follow
  /// the text around the drawing. Costs about 20 ms.
  ///
  /// - Parameter gnuplot: the program's name on the path, or its path.
  public func svg(gnuplot: String = "gnuplot") throws(GnuplotError) -> String {
    let drawing = try Gnuplot.output(of: GnuplotScript.text(of: content), program: gnuplot)
    return ChartSVG.cleaned(drawing, id: id, title: alternativeText)
  }

  /// What gnuplot says of its version.
  public static func gnuplotVersion(_ gnuplot: String = "gnuplot") throws(GnuplotError) -> String {
    try Gnuplot.version(program: gnuplot)
  }
}
