extension Grid {
  /// Whether two dots are neighbours, along a row, a column or a diagonal.
  func areNeighbours(_ a: Dot, _ b: Dot) -> Bool {
    a != b && abs(row(of: a) - row(of: b)) <= 1 && abs(column(of: a) - column(of: b)) <= 1
  }
}

extension Pattern {
  /// Whether the figure is all but closed: the end is a neighbour of the start.
  public var isClosed: Bool { grid.areNeighbours(start, end) }
}

extension Feature {
  public static let closedFigure = Feature(
    id: "closed_figure", title: "Closed figure", definition: "Whether the end dot is a neighbour of the start dot",
    definedBy: ofThisProject,
    doubt:
      "no pattern returns to its start dot, so none is closed in the strict sense; a loop inside the line, as in a 9, "
      + "is seen by the intersections",
    lowest: Extreme(.truth(false), 0, 1, 2, 3, 4, 5), highest: Extreme(.truth(true), 0, 1, 2, 3)
  ) { .truth($0.isClosed) }
}
