/// A piece of a line between two lattice dots with none in between: the smallest mark that a finger leaves.
struct UnitSegment: Hashable, Sendable {
  /// The lower of the two dots.
  let first: Dot
  let second: Dot

  init(_ a: Dot, _ b: Dot) {
    first = min(a, b)
    second = max(a, b)
  }
}

extension Stroke {
  /// The pieces of the stroke from dot to dot.
  var unitSegments: [UnitSegment] {
    // Dots along a line have ascending or descending numbers.
    let dots = Array(passedDots.inserting(from).inserting(to))
    return zip(dots, dots.dropFirst()).map { UnitSegment($0, $1) }
  }
}
