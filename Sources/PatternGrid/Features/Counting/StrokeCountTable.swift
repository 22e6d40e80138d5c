/// Stroke counts prepared by pairs of dots, so that one more stroke costs a few look-ups whatever was drawn before.
///
/// The counts of a drawing are packed into one number, eight bits each, in the order of the catalogue given. Strokes are
/// known by a bit each, without direction: a drawing never repeats a stroke. Grids of up to 11 dots have at most 64.
struct StrokeCountTable {
  /// The most dots a grid may have, and the most counts.
  static let maximumDotCount = 9
  static let maximumCounts = 8

  /// What is known of a drawing, from the first dot on.
  struct Drawing {
    /// All counts, eight bits each.
    fileprivate(set) var counts: UInt64 = 0
    fileprivate var strokes: UInt64 = 0
    fileprivate var lastStroke: UInt64 = 0
    fileprivate var kinds: UInt64 = 0

    /// The count at a place of the list.
    func count(_ index: Int) -> Int { Int(counts >> UInt64(8 * index) & 255) }
  }

  private let dotCount: Int
  /// By pair of dots: the bit of the stroke.
  private let strokeBits: [UInt64]
  /// By pair of dots, and by three dots: what is added to the counts whatever else was drawn.
  private var sums: [UInt64]
  private var successions: [UInt64]
  /// Counts of pairs that include neighbours, that leave them out, and of visited dots: for each the place in the counts and
  /// by pair of dots the strokes or dots that count.
  private var pairs: [Mask] = []
  private var distantPairs: [Mask] = []
  private var visitedDots: [Mask] = []
  /// By pair of dots: a bit for the kind of stroke; the place of the count of kinds.
  private var kinds: [UInt64]
  private var kindUnit: UInt64 = 0

  private struct Mask {
    let shift: UInt64
    let bits: [UInt64]
  }

  /// - Precondition: the grid and the list are small enough; at most one of the counts is of kinds.
  init(_ list: [StrokeCount], on grid: Grid) {
    precondition(grid.dotCount <= Self.maximumDotCount && list.count <= Self.maximumCounts)
    dotCount = grid.dotCount
    let strokes = grid.dots.flatMap { from in grid.dots.map { Stroke(from: from, to: $0, on: grid) } }
    let segments = strokes.map { Segment($0, on: grid) }
    let undirected = strokes.indices.filter { strokes[$0].from < strokes[$0].to }
    var bits = [UInt64](repeating: 0, count: strokes.count)
    for (bit, index) in undirected.enumerated() {
      let back = strokes[index].to.index * grid.dotCount + strokes[index].from.index
      bits[index] = 1 << UInt64(bit)
      bits[back] = bits[index]
    }
    strokeBits = bits
    sums = Array(repeating: 0, count: strokes.count)
    kinds = sums
    successions = Array(repeating: 0, count: strokes.count * grid.dotCount)

    for (place, count) in list.enumerated() {
      let shift = UInt64(8 * place)
      switch count {
      case .sum(let number):
        for (index, stroke) in strokes.enumerated() { sums[index] |= UInt64(number(stroke)) << shift }
      case .visitedDots(let dots): visitedDots.append(Mask(shift: shift, bits: strokes.map { dots($0).bits }))
      case .successions(let relation):
        for (index, first) in strokes.enumerated() where first.from != first.to {
          for next in grid.dots where next != first.to && next != first.from {
            if relation(first, strokes[first.to.index * grid.dotCount + next.index]) {
              successions[index * grid.dotCount + next.index] |= 1 << shift
            }
          }
        }
      case .pairs(let neighbours, let relation):
        let mask = Mask(
          shift: shift,
          bits: segments.map { segment in
            undirected.reduce(0) { $0 | (relation(segment, segments[$1]) ? bits[$1] : 0) }
          })
        if neighbours { pairs.append(mask) } else { distantPairs.append(mask) }
      case .kinds(let kind):
        var seen: [StrokeSpan] = []
        for (index, stroke) in strokes.enumerated() {
          if !seen.contains(kind(stroke)) { seen.append(kind(stroke)) }
          kinds[index] = 1 << UInt64(seen.firstIndex(of: kind(stroke))!)
        }
        kindUnit = 1 << shift
      }
    }
  }

  /// The drawing with a stroke from `last` to `next`; `before` is the dot before `last`, nil for the first stroke.
  func adding(to drawing: Drawing, before: Int?, last: Int, next: Int, visited: UInt64) -> Drawing {
    let stroke = last * dotCount + next
    var result = drawing
    var counts = drawing.counts &+ sums[stroke]
    if let before { counts &+= successions[(before * dotCount + last) * dotCount + next] }
    for mask in pairs { counts &+= UInt64((mask.bits[stroke] & drawing.strokes).nonzeroBitCount) << mask.shift }
    let distant = drawing.strokes & ~drawing.lastStroke
    for mask in distantPairs { counts &+= UInt64((mask.bits[stroke] & distant).nonzeroBitCount) << mask.shift }
    for mask in visitedDots { counts &+= UInt64((mask.bits[stroke] & visited).nonzeroBitCount) << mask.shift }
    if drawing.kinds & kinds[stroke] == 0 { counts &+= kindUnit }
    result.counts = counts
    result.kinds |= kinds[stroke]
    result.lastStroke = strokeBits[stroke]
    result.strokes |= strokeBits[stroke]
    return result
  }
}
