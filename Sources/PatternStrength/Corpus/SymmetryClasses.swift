import PatternGrid

/// How often people chose the same pattern but for a rotation or reflection: every pattern is one of a class of eight.
public struct SymmetryClasses: Sendable {
  /// Choices by class, in unspecified order.
  public let counts: [Int]

  /// Counts a corpus. Cost: about 0.5 µs a different pattern.
  ///
  /// - Parameter counts: by rank.
  public init(counts: [Int]) {
    let images = GridSymmetry.all(of: .threeByThree).map(\.dotImages)
    var places: [UInt64: Int] = [:]
    var classCounts: [Int] = []
    var rank = -1
    PatternWalk(.android3x3).visit { dots in
      rank += 1
      let count = counts[rank]
      guard count > 0 else { return true }
      // The dots of an image as hexadecimal digits, counted from 1 so that the length shows.
      var smallest = UInt64.max
      for image in images {
        var key: UInt64 = 0
        for position in dots.indices { key = key << 4 | UInt64(image[Int(dots[position])] + 1) }
        smallest = min(smallest, key)
      }
      if let place = places[smallest] {
        classCounts[place] += count
      } else {
        places[smallest] = classCounts.count
        classCounts.append(count)
      }
      return true
    }
    self.counts = classCounts
  }
}
