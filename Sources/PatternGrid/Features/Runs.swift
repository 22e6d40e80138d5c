extension Feature {
  public static let runs = Feature(
    id: "runs", title: "Straight runs", unit: "runs",
    definition: "Straight lines of the drawing, strokes that go straight on taken together",
    definedBy: ofThisProject, doubt: "always the direction changes and one: given because shapes are made of runs",
    lowest: Extreme(.count(2), 0, 1, 2, 3), highest: Extreme(.count(8), 0, 1, 3, 2, 4, 5, 7, 6, 8)
  ) { .count($0.strokes == 0 ? 0 : $0.turns + 1) }
}
