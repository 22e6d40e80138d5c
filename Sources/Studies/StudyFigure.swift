import Documents
import ResultTables

/// A figure told by the columns of a table, from which both the program's drawing and the code of the notebook follow.
struct StudyFigure: Sendable {
  enum Content: Sendable {
    /// Lying bars: for each row its category, for each value column a colour.
    case bars(category: String, values: [String], axis: ChartAxis, digits: Int)
    /// A curve for each column, over the numbers of the column `x`.
    case curves(x: String, [Curve], xAxis: ChartAxis, yAxis: ChartAxis)
    /// A curve for each different text of the column `by`, in the order in which they appear.
    case curvesByGroup(x: String, y: String, by: String, xAxis: ChartAxis, yAxis: ChartAxis)
  }

  struct Curve: Sendable {
    let column: String
    let style: LineChart.Style
    /// Nil for the title of the column.
    private let name: String?

    init(_ column: String, _ style: LineChart.Style = .line, name: String? = nil) {
      self.column = column
      self.style = style
      self.name = name
    }

    /// What the legend calls the curve.
    func name(in table: Table) -> String { name ?? table.column(column).title }
  }

  let id: String
  /// The id of the table.
  let table: String
  let caption: RichText
  /// What the figure shows, for people who cannot see it, from its table.
  private let alternativeText: @Sendable (Table) -> String
  let content: Content

  init(id: String, table: String, caption: RichText, alternativeText: String, _ content: Content) {
    self.init(id: id, table: table, caption: caption, content) { _ in alternativeText }
  }

  init(
    id: String, table: String, caption: RichText, _ content: Content,
    alternativeText: @escaping @Sendable (Table) -> String
  ) {
    self.id = id
    self.table = table
    self.caption = caption
    self.alternativeText = alternativeText
    self.content = content
  }

  /// The figure as a chart.
  ///
  /// - Precondition: the table is the one named, and has the columns.
  func chart(of table: Table) -> Chart {
    precondition(table.id == self.table, "figure \(id) is of table \(self.table), not \(table.id)")
    return Chart(id: id, chartContent(table), alternativeText: alternativeText(table))
  }

  private func chartContent(_ table: Table) -> Chart.Content {
    switch content {
    case .bars(let category, let values, let axis, let digits):
      return .bars(
        BarChart(
          categories: table.texts(category),
          series: values.map { id in
            BarChart.Series(
              name: table.column(id).title, bars: table.points(id).map { BarChart.Bar($0.value, interval: $0.interval) }
            )
          }, value: axis, digits: digits))
    case .curves(let x, let curves, let xAxis, let yAxis):
      let places = table.points(x).map(\.value)
      return .lines(
        LineChart(
          curves.map { curve in
            LineChart.Series(
              name: curve.name(in: table),
              points: zip(places, table.points(curve.column)).compactMap(Self.point), style: curve.style)
          }, x: xAxis, y: yAxis))
    case .curvesByGroup(let x, let y, let by, let xAxis, let yAxis):
      let rows = zip(table.texts(by), zip(table.points(x).map(\.value), table.points(y)))
      return .lines(
        LineChart(
          table.groups(by).map { group in
            LineChart.Series(name: group, points: rows.filter { $0.0 == group }.compactMap { Self.point($0.1) })
          }, x: xAxis, y: yAxis))
    }
  }

  private static func point(_ x: Double?, _ y: Quantity) -> LineChart.Point? {
    x.map { LineChart.Point(x: $0, y: y.value, interval: y.interval) }
  }

  private static func point(_ pair: (Double?, Quantity)) -> LineChart.Point? { point(pair.0, pair.1) }
}

extension Table {
  /// The column of an id.
  ///
  /// - Precondition: there is one.
  func column(_ id: String) -> Column { columns[place(of: id)] }

  /// The different texts of a column in the order in which they appear.
  func groups(_ id: String) -> [String] {
    texts(id).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The cells of a column as people read them; empty where one is missing.
  func texts(_ id: String) -> [String] {
    cells(id).map { cell in
      switch cell {
      case .text(let text): text
      case .integer(let number): grouped(number)
      case .largeInteger(let number): GroupedDecimal.text(number)
      case .quantity(let quantity): quantity.displayText
      case .missing: ""
      }
    }
  }

  /// The numbers of a column in the rows whose text in another column fits; missing ones are left out.
  func numbers(_ id: String, where other: String, _ fits: (String) -> Bool) -> [Double] {
    zip(texts(other), points(id)).compactMap { fits($0) ? $1.value : nil }
  }

  /// The numbers of a column; missing ones are left out.
  func numbers(_ id: String) -> [Double] { points(id).compactMap(\.value) }

  /// The numbers of a column; a text is none.
  func points(_ id: String) -> [Quantity] {
    cells(id).map { cell in
      switch cell {
      case .integer(let number): Quantity(Double(number), digits: 0)
      case .largeInteger(let number): Quantity(Double(number), digits: 0)
      case .quantity(let quantity): quantity
      case .text, .missing: Quantity(nil, digits: 0)
      }
    }
  }

  private func cells(_ id: String) -> [Cell] {
    let place = place(of: id)
    return rows.map { $0[place] }
  }

  private func place(of id: String) -> Int {
    guard let place = columns.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("table \(self.id) has no column \(id)")
    }
    return place
  }
}

/// The least and the greatest of some numbers, in words: `1.3 to 2.2`; one number where they are alike, `nothing` for none.
func spread(_ numbers: [Double], digits: Int) -> String {
  guard let least = numbers.min(), let greatest = numbers.max() else { return "nothing" }
  let (low, high) = (GroupedDecimal.text(least, digits: digits), GroupedDecimal.text(greatest, digits: digits))
  return low == high ? low : "\(low) to \(high)"
}
