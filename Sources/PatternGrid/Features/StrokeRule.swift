/// How a number grows stroke by stroke as a pattern is drawn: one definition, applied to a single pattern of any grid
/// by `value` and to every pattern of a small space by `StrokeCountTable`.
package enum StrokeRule: Sendable {
  /// The sum of a number of each stroke.
  case sum(@Sendable (Stroke) -> Int)
  /// Over all strokes, the dots of a set that are visited when the stroke is drawn.
  case visitedDots(@Sendable (Stroke) -> DotSet)
  /// Strokes that stand in a relation to the stroke just before.
  case successions(@Sendable (Stroke, Stroke) -> Bool)
  /// Unordered pairs of strokes in a symmetric relation, those of a stroke and the next one counted or not.
  case pairs(neighbours: Bool, @Sendable (Stroke, Stroke) -> Bool)
  /// How many different sizes strokes have, by the columns and rows that they cross, whatever their direction.
  case sizes

  /// Of one pattern. Cost: at most the square of its length.
  package func value(of pattern: Pattern) -> Int {
    let strokes = pattern.strokes
    switch self {
    case .sum(let number): return strokes.reduce(0) { $0 + number($1) }
    case .visitedDots(let dots):
      var visited = DotSet()
      return strokes.reduce(0) { sum, stroke in
        visited.insert(stroke.from)
        return sum + dots(stroke).intersection(visited).count
      }
    case .successions(let relation): return zip(strokes, strokes.dropFirst()).count { relation($0, $1) }
    case .pairs(let neighbours, let relation):
      return strokes.indices.reduce(0) { sum, index in
        sum + strokes.dropFirst(neighbours ? index + 1 : index + 2).count { relation(strokes[index], $0) }
      }
    case .sizes: return Set(strokes.map(Self.size)).count
    }
  }

  /// The columns and rows that a stroke crosses, as one number.
  static func size(_ stroke: Stroke) -> Int { abs(stroke.dx) * Grid.maximumDotCount + abs(stroke.dy) }
}

/// Counts packed side by side, ten bits each: enough for the strokes of a pattern of 36 dots, which has at most 595 pairs
/// of strokes that are not consecutive.
package struct StrokeCounts: Hashable, Sendable {
  /// The most counts.
  package static let capacity = 2 * countsInWord
  private static let countsInWord = 6
  private static let width: UInt64 = 10

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  /// 1 at a place, 0 elsewhere.
  package init(unitAt place: Int) {
    precondition(place < Self.capacity, "at most \(Self.capacity) counts are kept; place \(place) is too high")
    self[place] = 1
  }

  /// A count by its place.
  package subscript(place: Int) -> Int {
    @inline(__always) get {
      let word = place < Self.countsInWord ? low : high
      return Int(word &>> (Self.width &* UInt64(place % Self.countsInWord)) & 1023)
    }
    set {
      let shift = Self.width * UInt64(place % Self.countsInWord)
      if place < Self.countsInWord {
        low = low & ~(1023 << shift) | UInt64(newValue) << shift
      } else {
        high = high & ~(1023 << shift) | UInt64(newValue) << shift
      }
    }
  }

  @inline(__always)
  package static func &+= (counts: inout StrokeCounts, other: StrokeCounts) {
    counts.low &+= other.low
    counts.high &+= other.high
  }

  /// So many times the counts.
  @inline(__always)
  package static func &* (counts: StrokeCounts, factor: Int) -> StrokeCounts {
    var result = counts
    result.low &*= UInt64(truncatingIfNeeded: factor)
    result.high &*= UInt64(truncatingIfNeeded: factor)
    return result
  }
}
