extension Feature {
  public static let startPlace = Feature(
    id: "start_place", title: "Start place",
    definition: "Whether the drawing begins at a corner, on an edge or in the centre", definedBy: ofThisProject,
    doubt: "on grids above 3x3 every inner dot counts as centre",
    lowest: Extreme(.place(.corner), 0, 1, 2, 3), highest: Extreme(.place(.centre), 4, 0, 1, 2)
  ) { .place($0.startPlace) }
}
