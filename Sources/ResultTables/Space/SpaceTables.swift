import Documents
import PatternGrid

/// How large a space of patterns is, as tables.
package enum SpaceTables {
  /// Patterns by number of dots, with the total where the table is read by people.
  package static func byLength(_ space: PatternSpace, withTotal: Bool) throws(PatternSpaceError) -> Table {
    let count = try PatternCount(space)
    var table = Table(
      id: "space-by-length", caption: RichText("Patterns by length: \(space.title)"),
      columns: [
        Column("length", "Length", alignment: .right), Column("patterns", "Patterns", alignment: .right),
        Column("share_pct", "Share", unit: .percent, alignment: .right),
      ])
    for length in space.lengths {
      let patterns = count.byLength[length]
      table.append([
        .integer(length), Cell(patterns),
        Cell(count.total == 0 ? nil : 100 * Double(patterns) / Double(count.total), .percent, digits: 3),
      ])
    }
    if withTotal {
      table.append(["total", Cell(count.total), Cell(count.total == 0 ? nil : 100, .percent, digits: 3)])
    }
    return table
  }

  /// Patterns by start dot.
  package static func byStart(_ space: PatternSpace, withTotal: Bool) throws(PatternSpaceError) -> Table {
    let counts = try PatternCount.byStart(space)
    var table = Table(
      id: "space-by-start", caption: RichText("Patterns by start dot: \(space.title)"),
      columns: [
        Column("start", "Start dot", alignment: .right), Column("place", "Place"),
        Column("patterns", "Patterns", alignment: .right),
      ])
    for dot in space.grid.dots {
      table.append([
        .integer(dot.index), .text(space.grid.place(of: dot).rawValue), Cell(counts[dot.index].total),
      ])
    }
    if withTotal { table.append(["total", .missing, Cell(counts.reduce(0) { $0 + $1.total })]) }
    return table
  }

  /// Patterns by start dot and number of dots: a row for each pair.
  package static func byStartAndLength(_ space: PatternSpace) throws(PatternSpaceError) -> Table {
    let counts = try PatternCount.byStart(space)
    var table = Table(
      id: "space-by-start-and-length", caption: RichText("Patterns by start dot and length: \(space.title)"),
      columns: [
        Column("start", "Start dot", alignment: .right), Column("length", "Length", alignment: .right),
        Column("patterns", "Patterns", alignment: .right),
      ])
    for dot in space.grid.dots {
      for length in space.lengths {
        table.append([.integer(dot.index), .integer(length), Cell(counts[dot.index].byLength[length])])
      }
    }
    return table
  }
}
