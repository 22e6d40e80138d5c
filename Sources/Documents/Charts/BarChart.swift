/// Bars by category, one or more a category, with the value written at the end.
public struct BarChart: Sendable, Hashable {
  public enum Direction: Sendable, Hashable {
    /// Bars stand.
    case vertical
    /// Bars lie, first category on top: best for long names.
    case horizontal
  }

  /// The height of a bar, with its 95 % interval where it was estimated. A missing value has no bar and is shown as `–`.
  public struct Bar: Sendable, Hashable {
    public let value: Double?
    public let interval: ClosedRange<Double>?

    public init(_ value: Double?, interval: ClosedRange<Double>? = nil) {
      self.value = value
      self.interval = interval
    }
  }

  /// A named set of bars, one a category.
  public struct Series: Sendable, Hashable {
    public let name: String
    public let bars: [Bar]

    public init(name: String, bars: [Bar]) {
      self.name = name
      self.bars = bars
    }
  }

  public let categories: [String]
  public let categoryTitle: String
  public let series: [Series]
  public let value: ChartAxis
  public let direction: Direction
  /// Decimals of the values written at the bars.
  public let digits: Int

  /// A bar chart.
  ///
  /// - Precondition: there is a category, and each series has one bar a category.
  public init(
    categories: [String], categoryTitle: String = "", series: [Series], value: ChartAxis,
    direction: Direction = .horizontal, digits: Int = 0
  ) {
    precondition(!categories.isEmpty, "a bar chart without categories")
    for one in series {
      precondition(one.bars.count == categories.count, "\(one.bars.count) bars for \(categories.count) categories")
    }
    self.categories = categories
    self.categoryTitle = categoryTitle
    self.series = series
    self.value = value
    self.direction = direction
    self.digits = digits
  }
}
