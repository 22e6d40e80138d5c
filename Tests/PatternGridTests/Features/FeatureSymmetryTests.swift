import PatternGrid
import Testing

@Suite struct FeatureSymmetryTests {
  static let table = FeatureTableTests.android
  static let patterns = PatternIndex.testedRanks

  /// The features of a rank that must not change.
  static func unchanging(_ rank: Int) -> [FeatureValue?] {
    let features = table[rank]
    return Feature.all.filter(\.isSymmetric).map { feature in
      // Sums of square roots in another order differ in the last digits.
      if case .measure(let measure) = feature.value(features) {
        return .measure((measure * 1e9).rounded() / 1e9)
      }
      return feature.value(features)
    }
  }

  @Test func onlyTheEndDotsMove() {
    #expect(Feature.all.filter { !$0.isSymmetric }.map(\.id) == ["start", "end"])
  }

  /// All patterns, all symmetries: nothing changes but the dots at the ends, which go where the symmetry takes them.
  @Test func symmetries() {
    var differences = 0
    let symmetries = GridSymmetry.all(of: .threeByThree)
    var compared = [Bool](repeating: false, count: Self.table.count)
    for rank in compared.indices where !compared[rank] {
      let pattern = Self.patterns.pattern(at: rank)
      let expected = Self.unchanging(rank)
      for symmetry in symmetries {
        let image = Self.patterns.index(of: symmetry.image(of: pattern))
        compared[image] = true
        if Self.unchanging(image) != expected || Self.table[image].start != symmetry.image(of: pattern.start)
          || Self.table[image].end != symmetry.image(of: pattern.end)
        {
          differences += 1
        }
      }
    }
    #expect(differences == 0 && compared.allSatisfy { $0 })
  }

  /// A pattern drawn from its end, where that is a pattern: the ends and their places change over, nothing else changes.
  @Test func reversal() throws {
    let swapped: Set = ["start", "start_place", "end", "end_place"]
    let kept = Feature.all.filter { !swapped.contains($0.id) }
    var (reversible, differences) = (0, 0)
    for rank in 0..<Self.table.count {
      guard let backwards = try? Pattern(Self.patterns.pattern(at: rank).dots.reversed()) else { continue }
      reversible += 1
      let (features, reversed) = (Self.table[rank], Self.table[Self.patterns.index(of: backwards)])
      for feature in kept {
        let (value, other) = (feature.value(features)?.number ?? 0, feature.value(reversed)?.number ?? 0)
        if abs(value - other) > 1e-12 { differences += 1 }
      }
      if features.start != reversed.end || features.endPlace != reversed.startPlace { differences += 1 }
    }
    #expect(reversible > 100_000 && differences == 0)
  }
}
