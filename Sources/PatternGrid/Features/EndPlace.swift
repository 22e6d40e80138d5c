extension Feature {
  public static let endPlace = Feature(
    id: "end_place", title: "End place",
    definition: "Whether the drawing ends at a corner, on an edge or in the centre", definedBy: ofThisProject,
    doubt: "on grids above 3x3 every inner dot counts as centre",
    lowest: Extreme(.place(.corner), 0, 1, 2, 3, 4, 5, 6), highest: Extreme(.place(.centre), 0, 1, 2, 3, 4)
  ) { .place($0.endPlace) }
}
