import PatternGrid
import PatternStrength

/// What populations are called in a report: their names, unless one is itself a pattern of the corpus that is not to be
/// shown.
struct PopulationNames {
  private let pooled: Tally
  private let showsPatterns: Bool

  init(pooled: Tally, showsPatterns: Bool) {
    self.pooled = pooled
    self.showsPatterns = showsPatterns
  }

  /// The name of the population at a place, from 0.
  func name(of population: Population, at place: Int) -> String {
    showsPatterns || !isChosenPattern(population.name) ? population.name : "group \(place + 1)"
  }

  private func isChosenPattern(_ name: String) -> Bool {
    Notation.all.contains { notation in
      guard let pattern = try? notation.pattern(name, in: .android3x3) else { return false }
      return pooled.counts[PatternIndex.android3x3.index(of: pattern)] > 0
    }
  }
}
