/// Curves over one horizontal axis, each with its own colour, dashes and marks so that they differ in grey too.
public struct LineChart: Sendable, Hashable {
  /// One value, with its 95 % interval where it was estimated. A missing value leaves a gap in its curve.
  public struct Point: Sendable, Hashable {
    public let x: Double
    public let y: Double?
    public let interval: ClosedRange<Double>?

    public init(x: Double, y: Double?, interval: ClosedRange<Double>? = nil) {
      self.x = x
      self.y = y
      self.interval = interval
    }
  }

  /// How the points of a curve are joined.
  public enum Style: Sendable, Hashable {
    /// By straight lines, a mark now and then.
    case line
    /// By steps: the value holds until the next point, as in a cumulative distribution.
    case steps
    /// Not at all: marks only.
    case points
  }

  /// A named curve.
  public struct Series: Sendable, Hashable {
    public let name: String
    public let points: [Point]
    public let style: Style

    /// A curve; the points are drawn in the given order.
    public init(name: String, points: [Point], style: Style = .line) {
      self.name = name
      self.points = points
      self.style = style
    }
  }

  /// A vertical line that marks a value of the horizontal axis.
  public struct Reference: Sendable, Hashable {
    public let x: Double
    public let label: String

    public init(x: Double, label: String) {
      self.x = x
      self.label = label
    }
  }

  public let series: [Series]
  public let x: ChartAxis
  public let y: ChartAxis
  public let references: [Reference]

  public init(_ series: [Series], x: ChartAxis, y: ChartAxis, references: [Reference] = []) {
    self.series = series
    self.x = x
    self.y = y
    self.references = references
  }
}
