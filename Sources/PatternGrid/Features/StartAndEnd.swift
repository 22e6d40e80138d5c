extension Feature {
  public static let start = Feature(
    id: "start", title: "Start dot", definition: "The dot where the drawing begins, by its number from 0",
    definedBy: ofThisProject, lowest: Extreme(.dot(0), 0, 1, 2, 3), highest: Extreme(.dot(8), 8, 1, 0, 2),
    isSymmetric: false
  ) { .dot($0.start) }

  public static let startPlace = Feature(
    id: "start_place", title: "Start place",
    definition: "Whether the drawing begins at a corner, on an edge or in the centre", definedBy: ofThisProject,
    doubt: "on grids above 3x3 every inner dot counts as centre",
    lowest: Extreme(.place(.corner), 0, 1, 2, 3), highest: Extreme(.place(.centre), 4, 0, 1, 2)
  ) { .place($0.startPlace) }

  public static let end = Feature(
    id: "end", title: "End dot", definition: "The dot where the drawing ends, by its number from 0",
    definedBy: ofThisProject, lowest: Extreme(.dot(0), 1, 2, 3, 0),
    highest: Extreme(.dot(8), 0, 1, 2, 3, 4, 5, 6, 7, 8),
    isSymmetric: false
  ) { .dot($0.end) }

  public static let endPlace = Feature(
    id: "end_place", title: "End place",
    definition: "Whether the drawing ends at a corner, on an edge or in the centre", definedBy: ofThisProject,
    doubt: "on grids above 3x3 every inner dot counts as centre",
    lowest: Extreme(.place(.corner), 0, 1, 2, 3, 4, 5, 6), highest: Extreme(.place(.centre), 0, 1, 2, 3, 4)
  ) { .place($0.endPlace) }
}
