/// The dynamic programme of `PatternCount`: for every visited set of one size, in how many ways it can have been drawn
/// so that a given dot came last.
///
/// Only the smallest set of each symmetry class is kept, because symmetric sets have symmetric counts where the
/// allowed start dots are symmetric too.
struct LayeredCounter {
  private let dotCount: Int
  private let images: SetImages
  /// Dots required before the stroke from one dot to another, at `from * dotCount + to`; all dots where it is forbidden.
  private let required: [UInt64]
  /// Dots in each visited set.
  private var size = 1
  /// The canonical sets of this size, and the place of each.
  private var places: [UInt64: Int32] = [:]
  /// Ways to draw each canonical set, by its last dot in ascending order: `size` values a set.
  private var ways: [UInt128] = []

  /// Sets of one dot: one way for each dot of `starts`.
  init(_ space: PatternSpace, starts: DotSet) {
    let symmetries = GridSymmetry.all(of: space.grid)
    let startsAreSymmetric = symmetries.allSatisfy { $0.image(of: starts) == starts }
    dotCount = space.grid.dotCount
    images = SetImages(of: startsAreSymmetric ? symmetries : [symmetries[0]], grid: space.grid)
    required = space.grid.dots.flatMap { from in
      space.grid.dots.map { to in
        space.rule.requiredDots(for: Stroke(from: from, to: to, on: space.grid))?.bits ?? UInt64.max
      }
    }
    for set in images.canonicalSets(ofSize: 1) {
      places[set] = Int32(ways.count)
      ways.append(set & starts.bits == 0 ? 0 : 1)
    }
  }

  /// All ways to draw sets of the present size.
  var total: UInt128 {
    var sum: UInt128 = 0
    for (set, place) in places {
      let ways = ways[Int(place) * size..<(Int(place) + 1) * size]
      sum += ways.reduce(0, +) * UInt128(images.classSize(of: set))
    }
    return sum
  }

  /// Goes on to sets of one dot more: a set with last dot n was a set without n before.
  mutating func advance() {
    var nextPlaces: [UInt64: Int32] = [:]
    var nextWays: [UInt128] = []
    for set in images.canonicalSets(ofSize: size + 1) {
      nextPlaces[set] = Int32(nextPlaces.count)
      for last in DotSet(bits: set) {
        nextWays.append(waysToReach(set: DotSet(bits: set).removing(last).bits, then: last.index))
      }
    }
    size += 1
    places = nextPlaces
    ways = nextWays
  }

  private func waysToReach(set: UInt64, then next: Int) -> UInt128 {
    let (canonical, symmetry) = images.canonical(set)
    guard let place = places[canonical] else { preconditionFailure("set \(set) has no canonical set of its size") }
    let base = Int(place) * size
    var sum: UInt128 = 0
    var lasts = set
    while lasts != 0 {
      let last = lasts.trailingZeroBitCount
      lasts &= lasts - 1
      if required[last * dotCount + next] & ~set == 0 {
        let image = images.dotImages[symmetry * dotCount + last]
        sum += ways[base + (canonical & (1 << UInt64(image) - 1)).nonzeroBitCount]
      }
    }
    return sum
  }
}
