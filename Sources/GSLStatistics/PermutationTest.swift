/// A test of whether two samples differ in a statistic, by dealing their observations out again at random
/// (Fisher 1935; the p-value of Phipson and Smyth 2010).
package struct PermutationTest: Equatable, Sendable {
  /// Which differences count as at least as extreme as the observed one.
  package enum Alternative: Sendable {
    case different, greater, less
  }

  /// The statistic of the first sample minus that of the second.
  package let difference: Double

  /// (b + 1) / (m + 1) for m permutations of which b were at least as extreme: never 0.
  package let pValue: Double

  package let permutations: Int

  /// In how many permutations the statistic was missing. They count as extreme, so that what is
  /// not known never makes a difference look surer.
  package let missing: Int

  /// Tests `statistic(first) - statistic(second)`; `nil` where the statistic of either sample is missing.
  ///
  /// `.greater` asks whether the first sample has the larger statistic. Differences equal but for rounding
  /// (10⁻¹² of the observed one) count as extreme.
  /// Refused: an empty sample, fewer than one permutation, an observed difference that is not finite.
  package static func difference<Observation>(
    between first: [Observation], and second: [Observation], alternative: Alternative = .different,
    permutations: Int, using generator: RandomGenerator, statistic: ([Observation]) -> Double?
  ) throws(GSLError) -> PermutationTest? {
    let computing = "a permutation test"
    try require(!first.isEmpty && !second.isEmpty, "a sample is empty", computing: computing)
    try require(permutations >= 1, "\(permutations) permutations", computing: computing)
    guard let ofFirst = statistic(first), let ofSecond = statistic(second) else { return nil }
    let observed = ofFirst - ofSecond
    try require(observed.isFinite, "the observed difference is \(observed)", computing: computing)

    let threshold = extremeness(of: observed, alternative) - 1e-12 * abs(observed)
    var pool = first + second
    var extreme = 0
    var missing = 0
    for _ in 0..<permutations {
      generator.shuffle(&pool)
      let dealtFirst = Array(pool[..<first.count])
      let dealtSecond = Array(pool[first.count...])
      guard let a = statistic(dealtFirst), let b = statistic(dealtSecond), (a - b).isFinite else {
        missing += 1
        continue
      }
      if extremeness(of: a - b, alternative) >= threshold { extreme += 1 }
    }
    return PermutationTest(
      difference: observed, pValue: Double(extreme + missing + 1) / Double(permutations + 1),
      permutations: permutations, missing: missing)
  }

  private static func extremeness(of difference: Double, _ alternative: Alternative) -> Double {
    switch alternative {
    case .different: abs(difference)
    case .greater: difference
    case .less: -difference
    }
  }
}
