import Documents
import PatternGrid
import PatternStrength

/// How often people chose the same, as tables.
struct RepeatTables {
  let metrics: CorpusMetrics
  let notation: Notation

  /// Different patterns by how often each was chosen.
  var frequencyOfFrequencies: Table {
    Table(
      id: "corpus-sightings", caption: "Repeats: different patterns by how often they were chosen",
      columns: [
        Column("sightings", "Chosen"), Column("patterns", "Different patterns", alignment: .right),
        Column("choices", "Choices", alignment: .right),
      ],
      rows: metrics.analysis.repeats.patternsBySightings.map { frequencyOfFrequencies, patterns, choices in
        let (low, high) = (frequencyOfFrequencies.lowerBound, frequencyOfFrequencies.upperBound)
        let name = low == high ? "\(low)" : high == Int.max ? "\(low) or more" : "\(low) to \(high)"
        return [.text(low == 1 ? "once" : "\(name) times"), .integer(patterns), .integer(choices)]
      })
  }

  /// The patterns chosen most; which they are is told only where that is asked for.
  func top(_ size: Int) -> Table {
    let patterns = PatternIndex.android3x3
    let total = Double(metrics.analysis.population.tally.total)
    var columns = [Column("place", "Place", alignment: .right)]
    if metrics.showsPatterns { columns.append(Column("pattern", "Pattern")) }
    columns += [
      Column("choices", "Choices", alignment: .right),
      Column("share_pct", "Share", unit: .percent, alignment: .right),
    ]
    return Table(
      id: "corpus-top", caption: RichText("The \(size) patterns chosen most"), columns: columns,
      rows: metrics.analysis.top(size).enumerated().map { place, entry in
        var row: [Cell] = [.integer(place + 1)]
        if metrics.showsPatterns {
          row.append(.text(notation.text(of: patterns.pattern(at: entry.rank))))
        }
        return row + [
          .integer(entry.count), Cell(100 * Double(entry.count) / total, .percent, digits: metrics.digits),
        ]
      },
      notes: metrics.showsPatterns ? [] : ["Which patterns these are is hidden; --show-patterns shows them."])
  }
}
