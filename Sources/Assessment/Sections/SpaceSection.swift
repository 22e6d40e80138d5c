import Documents
import ResultTables

/// How many patterns there are, by length.
enum SpaceSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    let space = context.request.space
    var blocks: [Document.Block] = [.heading(2, "How many patterns there are")]
    guard let size = context.spaceSize, let table = try? SpaceTables.byLength(space, withTotal: true) else {
      return blocks + [.paragraph("The grid \(space.grid.description) has too many patterns to count exactly.")]
    }
    blocks.append(
      .paragraph(
        "There are \(GroupedDecimal.text(size)) patterns (\(space.title)), \(GroupedDecimal.text(binaryLogarithm(size), digits: 2)) bits if they were chosen at random. Most are long; most people draw short ones."
      ))
    blocks.append(.table(table))
    let chart = Chart(
      id: "space-by-length",
      .bars(
        BarChart(
          categories: space.lengths.map { "\($0)" }, categoryTitle: "Dots",
          series: [
            BarChart.Series(
              name: "Patterns",
              bars: space.lengths.indices.map { index in
                if case .integer(let number) = table.rows[
                  space.lengths.distance(from: space.lengths.startIndex, to: index)][1]
                {
                  BarChart.Bar(Double(number))
                } else {
                  BarChart.Bar(nil)
                }
              })
          ], value: ChartAxis("Patterns"), direction: .vertical, digits: 0)),
      alternativeText: "Bar chart of the number of patterns by number of dots: it grows with the length.")
    blocks.append(.figure(Figure(chart, caption: "Patterns by number of dots")))
    return blocks
  }
}
