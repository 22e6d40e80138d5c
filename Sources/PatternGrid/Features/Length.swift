extension Feature {
  public static let length = Feature(
    id: "length", title: "Length", unit: "dots", definition: "How many dots the drawing joins",
    definedBy: "all papers alike", lowest: Extreme(.count(4), 0, 1, 2, 3),
    highest: Extreme(.count(9), 0, 1, 2, 3, 4, 5, 6, 7, 8)
  ) { .count($0.length) }
}
