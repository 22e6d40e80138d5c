extension Pattern {
  /// Whether a rotation or reflection of the grid maps the drawing onto itself, drawn from its end.
  ///
  /// Onto itself drawn from its start only the identity maps it, unless it is one straight line.
  public var isSelfSymmetric: Bool {
    let backwards = Array(dots.reversed())
    return GridSymmetry.all(of: space.grid).contains { symmetry in dots.map(symmetry.image(of:)) == backwards }
  }
}

extension Feature {
  public static let selfSymmetry = Feature(
    id: "self_symmetry", title: "Self-symmetry",
    definition: "Whether a rotation or reflection maps the drawing onto itself, drawn from its end",
    definedBy: ofThisProject,
    doubt: "the order of drawing counts: a figure may look symmetric and not be drawn so",
    lowest: Extreme(.truth(false), 0, 1, 2, 3), highest: Extreme(.truth(true), 0, 1, 2, 3, 4, 5, 6, 7, 8)
  ) { .truth($0.isSelfSymmetric) }
}
