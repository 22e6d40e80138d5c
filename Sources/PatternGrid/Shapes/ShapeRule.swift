/// Which sequences of straight runs make a shape, up to the eight symmetries.
///
/// Written as points of the compass in one orientation: `E S` is a run to the right and one down, and with it every two
/// runs along rows and columns at a right angle. A number after a point fixes the steps (`E2 SW1`), ` *` at the end allows
/// more runs, and `|` stands between alternatives. A rule without ` *` also holds for the drawing from its end.
public struct ShapeRule: Sendable {
  /// A form in one orientation: the directions, and the steps where they are fixed.
  public struct Form: Hashable, Sendable {
    public let directions: [Direction]
    let steps: [Int?]

    /// Whether the directions alone decide.
    package var allowsAnySteps: Bool { steps.allSatisfy { $0 == nil } }

    /// Whether the steps of runs in these directions are right.
    public func allows(_ runs: [StraightRun]) -> Bool { zip(steps, runs).allSatisfy { $0 == nil || $0 == $1.steps } }
  }

  /// Every whole form, in all orientations and both directions of drawing.
  public let wholes: Set<Form>
  /// Every form that may be followed by more.
  public let beginnings: Set<Form>

  /// Reads a rule; nil where the text is none.
  public init?(_ text: String) {
    var (wholes, beginnings): (Set<Form>, Set<Form>) = ([], [])
    for alternative in text.split(separator: "|") {
      var terms = alternative.split(separator: " ").map(String.init)
      let isBeginning = terms.last == "*"
      if isBeginning { terms.removeLast() }
      var (directions, steps): ([Direction], [Int?]) = ([], [])
      for term in terms {
        let point = String(term.prefix { $0.isLetter })
        let number = term.dropFirst(point.count)
        guard let direction = Direction(point: point) else { return nil }
        guard number.isEmpty || Int(number) != nil else { return nil }
        directions.append(direction)
        steps.append(Int(number))
      }
      guard !directions.isEmpty else { return nil }
      let images = directions.map { direction in GridSymmetry.Kind.allCases.map { $0.image(of: direction) } }
      for symmetry in images[0].indices {
        let turned = images.map { $0[symmetry] }
        if isBeginning {
          beginnings.insert(Form(directions: turned, steps: steps))
        } else {
          wholes.insert(Form(directions: turned, steps: steps))
          wholes.insert(Form(directions: turned.reversed().map(\.opposite), steps: steps.reversed()))
        }
      }
    }
    guard !wholes.isEmpty || !beginnings.isEmpty else { return nil }
    self.wholes = wholes
    self.beginnings = beginnings
  }

  /// Whether runs make this shape.
  public func matches(_ runs: [StraightRun]) -> Bool {
    wholes.contains { $0.directions.count == runs.count && fits($0, runs) }
      || beginnings.contains { $0.directions.count <= runs.count && fits($0, runs) }
  }

  private func fits(_ form: Form, _ runs: [StraightRun]) -> Bool {
    zip(form.directions, runs).allSatisfy { $0 == $1.direction } && form.allows(runs)
  }
}
