/// The patterns of a space, in prefix order: by dot numbers from the left, a pattern before those that continue it.
///
/// On 3x3: 0123, 01234, 012345, 0123456, ... 876543210. Cost: constant time a pattern, and no memory beyond one pattern.
public struct PatternWalk: Sequence, Sendable {
  private let space: PatternSpace
  private let filter: PatternFilter
  private let successors: SuccessorTable

  /// All patterns of a space, or those that a filter allows.
  public init(_ space: PatternSpace, filter: PatternFilter? = nil) {
    let filter = filter ?? PatternFilter(grid: space.grid)
    self.space = space
    self.filter = filter
    successors = SuccessorTable(grid: space.grid, rule: space.rule) { filter.allowsKnightMoves || !$0.isKnightMove }
  }

  /// Calls `body` with the dot numbers of each pattern until it returns false. The fastest way through a space.
  ///
  /// The span is valid during the call only.
  ///
  /// - Parameter first: a pattern of the space, whatever the filter: those before it in prefix order are passed over,
  ///   without a walk through them.
  public func visit(from first: Pattern? = nil, _ body: (Span<UInt8>) -> Bool) {
    let longest = space.lengths.upperBound
    let shortest = space.lengths.lowerBound
    var dots = [UInt8](repeating: 0, count: longest)
    // By depth: the dots still to be tried as the dot at that depth, and the dots visited before it.
    var untried = [DotSet](repeating: DotSet(), count: longest)
    var visited = [DotSet](repeating: DotSet(), count: longest)
    untried[0] = filter.starts.subtracting(filter.avoided)
    var depth = 0
    for dot in first?.dots ?? [] {
      let isPossible = untried[depth].contains(dot)
      untried[depth] = untried[depth].dots(from: dot)
      guard isPossible, depth + 1 < first!.length else { break }
      untried[depth].remove(dot)
      dots[depth] = dot.byte
      visited[depth + 1] = visited[depth].inserting(dot)
      depth += 1
      untried[depth] = successors.candidates(visited: visited[depth], last: dot).subtracting(filter.avoided)
    }
    while depth >= 0 {
      guard let dot = untried[depth].popFirst() else {
        depth -= 1
        continue
      }
      dots[depth] = dot.byte
      let now = visited[depth].inserting(dot)
      if depth + 1 >= shortest, filter.ends.contains(dot), filter.contained.isSubset(of: now) {
        guard body(dots.span.extracting(0...depth)) else { return }
      }
      if depth + 1 < longest {
        depth += 1
        untried[depth] = successors.candidates(visited: now, last: dot).subtracting(filter.avoided)
        visited[depth] = now
      }
    }
  }

  /// Calls `body` with each pattern until it returns false. Slower than `visit`: every pattern is an array of its own.
  public func visitPatterns(from first: Pattern? = nil, _ body: (Pattern) -> Bool) {
    visit(from: first) { span in body(Pattern(unchecked: span.indices.map { Dot(byte: span[$0]) }, in: space)) }
  }

  public func makeIterator() -> Iterator { Iterator(walk: self) }

  /// One pattern at a time; each is an array of its own.
  public struct Iterator: IteratorProtocol {
    private let walk: PatternWalk
    /// The next patterns, last one first, and the last of all that were fetched.
    private var fetched: [Pattern] = []
    private var last: Pattern?

    fileprivate init(walk: PatternWalk) { self.walk = walk }

    public mutating func next() -> Pattern? {
      if fetched.isEmpty { fetch() }
      return fetched.popLast()
    }

    private mutating func fetch() {
      let previous = last
      walk.visitPatterns(from: previous) { pattern in
        if pattern != previous { fetched.append(pattern) }
        return fetched.count < 256
      }
      last = fetched.last ?? previous
      fetched.reverse()
    }
  }
}

/// Which patterns of a space a walk yields.
public struct PatternFilter: Sendable {
  /// Dots that a pattern may start with.
  public var starts: DotSet
  /// Dots that a pattern may end with.
  public var ends: DotSet
  /// Dots that a pattern must have.
  public var contained = DotSet()
  /// Dots that a pattern must not have.
  public var avoided = DotSet()
  /// Whether knight moves may occur.
  public var allowsKnightMoves = true

  /// A filter that lets every pattern of the grid through.
  public init(grid: Grid) {
    starts = grid.allDots
    ends = grid.allDots
  }
}
