/// A valid unlock pattern of a space: it obeys the space's grid, rule and lengths.
public struct Pattern: Hashable, Sendable {
  /// The dots in the order drawn.
  public let dots: [Dot]
  /// The space that the dots were checked against.
  public let space: PatternSpace

  /// Checks the dots against a space. Cost: length x dots passed.
  ///
  /// - Throws: `PatternError`, the first fault in drawing order; a wrong length only where the dots are otherwise right.
  public init(_ dots: [Dot], in space: PatternSpace = .android3x3) throws(PatternError) {
    if let fault = PatternError.firstFault(in: dots, of: space) { throw fault }
    self.init(unchecked: dots, in: space)
  }

  /// Reads a pattern of a space: `try Pattern("01258")`.
  ///
  /// - Throws: `PatternTextError`, with the first byte at fault and the reason.
  public init(
    _ text: String, in space: PatternSpace = .android3x3, notation: Notation = .digit
  ) throws(PatternTextError) {
    self = try notation.pattern(text, in: space)
  }

  /// For dots that are valid by construction, such as those of a walk.
  package init(unchecked dots: [Dot], in space: PatternSpace) {
    self.dots = dots
    self.space = space
  }

  /// The space's grid.
  public var grid: Grid { space.grid }

  public var length: Int { dots.count }
  public var start: Dot { dots[0] }
  public var end: Dot { dots[dots.count - 1] }
  public var dotSet: DotSet { DotSet(dots) }

  /// The lines between consecutive dots, in order: one fewer than dots.
  public var strokes: [Stroke] {
    zip(dots, dots.dropFirst()).map { Stroke(from: $0, to: $1, on: grid) }
  }
}

extension Pattern: CustomStringConvertible {
  /// The dots in digit notation: `01258`, or dotted above nine dots.
  public var description: String { Notation.digit.text(of: self) }
}

/// Why dots are not a pattern; positions count dots from 0.
public enum PatternError: Error, Hashable, Sendable {
  case tooShort(length: Int, minimum: Int)
  case tooLong(length: Int, maximum: Int)
  case outsideGrid(dot: Dot, position: Int, grid: Grid)
  case repeated(dot: Dot, position: Int)
  /// The line to the dot at `position` passes over an unvisited dot, which would be taken first.
  case jumpsOver(dot: Dot, Stroke, position: Int)
  /// Under the strict rule, the line to the dot at `position` passes over a dot at all.
  case passesOver(Stroke, position: Int)

  /// Which dot is at fault, from 0; for a wrong length, the last dot that counts.
  public var position: Int {
    switch self {
    case .tooShort(let length, _): max(0, length - 1)
    case .tooLong(_, let maximum): maximum
    case .outsideGrid(_, let position, _), .repeated(_, let position), .jumpsOver(_, _, let position),
      .passesOver(_, let position):
      position
    }
  }

  /// The reason in words, with dots named as the reader of the message writes them.
  public func reason(naming name: (Dot) -> String = \.description) -> String {
    switch self {
    case .tooShort(let length, let minimum):
      "too short: \(length) \(length == 1 ? "dot" : "dots"), at least \(minimum) are needed"
    case .tooLong(let length, let maximum): "too long: \(length) dots, at most \(maximum) are allowed"
    case .outsideGrid(let dot, _, let grid): "dot \(name(dot)) is outside the \(grid) grid"
    case .repeated(let dot, _): "dot \(name(dot)) is there twice"
    case .jumpsOver(let dot, let stroke, _):
      "the line from \(name(stroke.from)) to \(name(stroke.to)) jumps over the unvisited dot \(name(dot))"
    case .passesOver(let stroke, _):
      "the line from \(name(stroke.from)) to \(name(stroke.to)) passes over a dot, which the strict rule forbids"
    }
  }

  static func firstFault(in dots: [Dot], of space: PatternSpace) -> PatternError? {
    var visited = DotSet()
    for (position, dot) in dots.enumerated() {
      guard dot.index < space.grid.dotCount else {
        return .outsideGrid(dot: dot, position: position, grid: space.grid)
      }
      guard !visited.contains(dot) else { return .repeated(dot: dot, position: position) }
      if position > 0 {
        let stroke = Stroke(from: dots[position - 1], to: dot, on: space.grid)
        guard let required = space.rule.requiredDots(for: stroke) else {
          return .passesOver(stroke, position: position)
        }
        if let skipped = required.subtracting(visited).first {
          return .jumpsOver(dot: skipped, stroke, position: position)
        }
      }
      visited.insert(dot)
    }
    if dots.count < space.lengths.lowerBound {
      return .tooShort(length: dots.count, minimum: space.lengths.lowerBound)
    }
    if dots.count > space.lengths.upperBound {
      return .tooLong(length: dots.count, maximum: space.lengths.upperBound)
    }
    return nil
  }
}
