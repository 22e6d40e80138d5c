import Documents
import PatternStrength

/// The pictures of a corpus: heat maps of dots and moves, lengths, and the guess curve.
struct CorpusCharts {
  let tables: CorpusTables
  let curve: GuessCurve

  /// Heat maps of dots, one after the other.
  var dotMaps: [(chart: Chart, caption: RichText)] {
    DotMap.all.map { map in
      let percents = tables.percents(of: map)
      let rows = (0..<3).map { row in Array(percents[3 * row..<3 * row + 3]) }
      let chart = Chart(
        id: "corpus-heat-\(map.id)",
        .heatMap(
          HeatMap(rows: rows, rowLabels: ["top", "", "bottom"], columnLabels: ["left", "", "right"], digits: 1)),
        alternativeText: "\(map.title) as a heat map on the grid, percent of people")
      return (chart, RichText("\(map.title), % of people"))
    }
  }

  var moves: (chart: Chart, caption: RichText) {
    let percents = tables.movePercents()
    let labels = (0..<9).map { "\($0)" }
    let rows = (0..<9).map { from in Array(percents[9 * from..<9 * from + 9]) }
    let chart = Chart(
      id: "corpus-heat-moves", .heatMap(HeatMap(rows: rows, rowLabels: labels, columnLabels: labels, digits: 1)),
      alternativeText: "Moves from dot to dot as a heat map, percent of people")
    return (chart, "Moves from dot (row) to dot (column), % of people who have the move")
  }
}
