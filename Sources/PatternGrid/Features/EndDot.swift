extension Feature {
  public static let end = Feature(
    id: "end", title: "End dot", definition: "The dot where the drawing ends, by its number from 0",
    definedBy: ofThisProject, lowest: Extreme(.dot(0), 1, 2, 3, 0),
    highest: Extreme(.dot(8), 0, 1, 2, 3, 4, 5, 6, 7, 8),
    isSymmetric: false
  ) { .dot($0.end) }
}
