/// Stroke counts prepared by pairs of dots, so that one more stroke costs a few look-ups whatever was drawn before.
package struct StrokeCountTable {
  /// What is known of a drawing, from the first dot on.
  package struct Drawing {
    /// By the place of the rule in the list.
    package fileprivate(set) var counts = StrokeCounts()
    fileprivate var strokes: UInt64 = 0
    fileprivate var lastStroke: UInt64 = 0
    fileprivate var sizes: UInt64 = 0

    package init() {}
  }

  private let dotCount: Int
  /// By pair of dots: the bit of the stroke.
  private let strokeBits: [UInt64]
  /// By pair of dots, and by three dots: what is added to the counts whatever else was drawn.
  private var sums: [StrokeCounts]
  private var successions: [StrokeCounts]
  /// Counts of pairs that include neighbours, that leave them out, and of visited dots: for each by pair of dots the strokes
  /// or dots that count.
  private var pairs: [Mask] = []
  private var distantPairs: [Mask] = []
  private var visitedDots: [Mask] = []
  /// By pair of dots: a bit for the size of the stroke; what a new size adds.
  private var sizes: [UInt64]
  private var newSize = StrokeCounts()

  private struct Mask {
    let unit: StrokeCounts
    let bits: [UInt64]
  }

  /// - Precondition: there are at most `StrokeCounts.capacity` rules.
  package init(_ rules: [StrokeRule], _ table: StrokeTable) {
    let grid = table.grid
    dotCount = grid.dotCount
    strokeBits = table.marks.map(\.bit)
    let strokes = table.strokes
    sums = Array(repeating: StrokeCounts(), count: strokes.count)
    sizes = Array(repeating: 0, count: strokes.count)
    successions = Array(repeating: StrokeCounts(), count: strokes.count * grid.dotCount)

    for (place, rule) in rules.enumerated() {
      let unit = StrokeCounts(unitAt: place)
      switch rule {
      case .sum(let number): for (index, stroke) in strokes.enumerated() { sums[index] &+= unit &* number(stroke) }
      case .visitedDots(let dots): visitedDots.append(Mask(unit: unit, bits: strokes.map { dots($0).bits }))
      case .successions(let relation):
        for (index, first) in strokes.enumerated() where first.from != first.to {
          for next in grid.dots where next != first.to && next != first.from {
            if relation(first, strokes[first.to.index * grid.dotCount + next.index]) {
              successions[index * grid.dotCount + next.index] &+= unit
            }
          }
        }
      case .pairs(let neighbours, let relation):
        let mask = Mask(unit: unit, bits: table.bits(of: relation))
        if neighbours { pairs.append(mask) } else { distantPairs.append(mask) }
      case .sizes:
        var seen: [Int] = []
        for (index, stroke) in strokes.enumerated() {
          let size = StrokeRule.size(stroke)
          if !seen.contains(size) { seen.append(size) }
          sizes[index] = 1 << UInt64(seen.firstIndex(of: size)!)
        }
        newSize &+= unit
      }
    }
  }

  /// The drawing with a stroke from `last` to `next`; `before` is the dot before `last`, nil for the first stroke.
  package func adding(to drawing: Drawing, before: Int?, last: Int, next: Int, visited: UInt64) -> Drawing {
    let stroke = last * dotCount + next
    var result = drawing
    var counts = drawing.counts
    counts &+= sums[stroke]
    if let before { counts &+= successions[(before * dotCount + last) * dotCount + next] }
    for mask in pairs { counts &+= mask.unit &* (mask.bits[stroke] & drawing.strokes).nonzeroBitCount }
    let distant = drawing.strokes & ~drawing.lastStroke
    for mask in distantPairs { counts &+= mask.unit &* (mask.bits[stroke] & distant).nonzeroBitCount }
    for mask in visitedDots { counts &+= mask.unit &* (mask.bits[stroke] & visited).nonzeroBitCount }
    if drawing.sizes & sizes[stroke] == 0 { counts &+= newSize }
    result.counts = counts
    result.sizes |= sizes[stroke]
    result.lastStroke = strokeBits[stroke]
    result.strokes |= strokeBits[stroke]
    return result
  }
}
