extension Feature {
  public static let start = Feature(
    id: "start", title: "Start dot", definition: "The dot where the drawing begins, by its number from 0",
    definedBy: ofThisProject, lowest: Extreme(.dot(0), 0, 1, 2, 3), highest: Extreme(.dot(8), 8, 1, 0, 2),
    isSymmetric: false
  ) { .dot($0.start) }
}
