/// Images of sets of dots under symmetries, by table: the inner step of counting up to symmetry.
struct SetImages {
  /// The image of dot `d` under symmetry `s`, at `s * dotCount + d`.
  let dotImages: [UInt8]
  private let dotCount: Int
  private let symmetryCount: Int
  private let chunkCount: Int
  /// The image of each byte of a set, by symmetry, chunk and value.
  private let chunkImages: [UInt64]

  /// - Parameter symmetries: a group of symmetries of the grid.
  init(of symmetries: [GridSymmetry], grid: Grid) {
    dotCount = grid.dotCount
    symmetryCount = symmetries.count
    chunkCount = (grid.dotCount + 7) / 8
    dotImages = symmetries.flatMap(\.dotImages)
    var chunkImages: [UInt64] = []
    for symmetry in symmetries {
      for chunk in 0..<chunkCount {
        for value in 0..<UInt64(256) {
          let set = DotSet(bits: value << UInt64(chunk * 8) & grid.allDots.bits)
          chunkImages.append(symmetry.image(of: set).bits)
        }
      }
    }
    self.chunkImages = chunkImages
  }

  private func image(of set: UInt64, under symmetry: Int) -> UInt64 {
    var result: UInt64 = 0
    var table = symmetry * chunkCount * 256
    var rest = set
    for _ in 0..<chunkCount {
      result |= chunkImages[table + Int(rest & 255)]
      rest >>= 8
      table += 256
    }
    return result
  }

  /// The smallest image of a set, and the first symmetry that gives it.
  func canonical(_ set: UInt64) -> (set: UInt64, symmetry: Int) {
    var best = (set: set, symmetry: 0)
    for symmetry in 1..<max(symmetryCount, 1) {
      let image = image(of: set, under: symmetry)
      if image < best.set { best = (image, symmetry) }
    }
    return best
  }

  private func isCanonical(_ set: UInt64) -> Bool {
    for symmetry in 1..<max(symmetryCount, 1) where image(of: set, under: symmetry) < set { return false }
    return true
  }

  /// How many different images a set has.
  func classSize(of set: UInt64) -> Int {
    Set((0..<symmetryCount).map { image(of: set, under: $0) }).count
  }

  /// The sets of one size that are the smallest of their images, ascending.
  func canonicalSets(ofSize size: Int) -> [UInt64] {
    var result: [UInt64] = []
    let end = UInt64(1) << UInt64(dotCount)
    var set = UInt64(1) << UInt64(size) - 1
    while set < end {
      if isCanonical(set) { result.append(set) }
      // The next larger number with as many bits set.
      let lowest = set & (~set + 1)
      let carried = set + lowest
      set = carried | ((carried ^ set) >> 2) / lowest
    }
    return result
  }
}
