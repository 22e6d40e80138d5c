import PatternGrid

/// What the patterns of a corpus are made of: where they start and end, how long they are, which moves and n-grams they
/// have, which traits and shapes.
public struct CorpusProfile: Sendable {
  /// Choices by start dot, end dot and number of dots (0 to 9).
  public private(set) var starts = CellCounts(cells: 9)
  public private(set) var ends = CellCounts(cells: 9)
  public private(set) var lengths = CellCounts(cells: 10)
  /// Choices whose pattern visits the dot.
  public private(set) var dots = CellCounts(cells: 9)
  /// Choices that have the move, at `9 * from + to`.
  public private(set) var moves = CellCounts(cells: 81)
  /// Choices that have the three dots in a row, at `81 * first + 9 * second + third`.
  public private(set) var trigrams = CellCounts(cells: 729)
  /// Choices that have the trait at this place of `DrawingTrait.all`.
  public private(set) var traits = CellCounts(cells: DrawingTrait.all.count)
  /// Choices whose lines are of the kind of this raw value.
  public private(set) var kinds = CellCounts(cells: DrawingKind.allCases.count)
  /// Choices by number of turns (0 to 7).
  public private(set) var turns = CellCounts(cells: 8)

  /// Counts a corpus, given by how often each pattern of Android's 3x3 space was chosen.
  ///
  /// Cost: a walk over all patterns (2 ms), and about 100 ns a different pattern.
  ///
  /// - Parameter counts: by rank.
  public init(counts: [Int]) {
    let finder = DrawingTraitFinder(.threeByThree)
    var rank = -1
    PatternWalk(.android3x3).visit { dots in
      rank += 1
      if counts[rank] > 0 { add(dots, count: counts[rank], finder) }
      return true
    }
  }

  /// Choices that have a trait of `DrawingTrait.all`.
  public func choices(with trait: DrawingTrait) -> Int {
    guard let place = DrawingTrait.all.firstIndex(where: { $0.id == trait.id }) else {
      preconditionFailure("the trait \(trait.id) is not counted")
    }
    return traits.choices[place]
  }

  /// Of all patterns of the space, each once: what a random generator would choose.
  public static let uniform = CorpusProfile(counts: Array(repeating: 1, count: PatternIndex.android3x3.count))

  private mutating func add(_ dots: Span<UInt8>, count: Int, _ finder: DrawingTraitFinder) {
    starts.add(Int(dots[0]), count: count)
    ends.add(Int(dots[dots.count - 1]), count: count)
    lengths.add(dots.count, count: count)
    for position in dots.indices {
      let dot = Int(dots[position])
      self.dots.add(dot, count: count)
      guard position > 0 else { continue }
      let move = 9 * Int(dots[position - 1]) + dot
      moves.add(move, count: count)
      if position > 1 { trigrams.add(81 * Int(dots[position - 2]) + move, count: count) }
    }
    let found = finder.traits(of: dots)
    for (place, trait) in DrawingTrait.all.enumerated() where found.contains(trait) { traits.add(place, count: count) }
    kinds.add(found.kind.rawValue, count: count)
    turns.add(found.turns, count: count)
  }
}
