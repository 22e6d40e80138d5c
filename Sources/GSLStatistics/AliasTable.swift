import CGSL

/// Draws the places 0, 1, 2, … of a list in proportion to their weights, each draw in constant time
/// (Walker's alias method, `gsl_ran_discrete`).
///
/// A draw uses one 32-bit output, so a place's probability is met to about 2⁻³² (2.3·10⁻¹⁰) absolute:
/// far rarer places are drawn with the wrong frequency. A place of weight 0 is never drawn.
/// The table does not change once built, so threads may share it, each with its own generator.
package final class AliasTable: @unchecked Sendable {
  /// How many places there are.
  package let count: Int

  private let table: UnsafeMutablePointer<gsl_ran_discrete_t>

  /// Builds the table in time proportional to the number of weights. The weights need not add up to 1.
  ///
  /// Refused: no weights, a weight that is negative, infinite or not a number, weights whose sum is 0 or infinite.
  package init(weights: [Double]) throws(GSLError) {
    let computing = "a table for weighted draws"
    turnOffAbortingHandler()
    try requireWeights(weights, computing: computing)
    count = weights.count
    table = try allocated(gsl_ran_discrete_preproc(weights.count, weights), computing: computing)
  }

  deinit {
    gsl_ran_discrete_free(table)
  }

  /// A place in `0..<count`.
  package func next(using generator: RandomGenerator) -> Int {
    gsl_ran_discrete(generator.raw, table)
  }
}

/// Refuses weights that give no distribution: none, negative, not finite, or without a positive finite sum.
func requireWeights(_ weights: [Double], computing: String) throws(GSLError) {
  try require(!weights.isEmpty, "there are no weights", computing: computing)
  var sum = 0.0
  for (place, weight) in weights.enumerated() {
    try require(weight >= 0 && weight.isFinite, "weight \(place) is \(weight)", computing: computing)
    sum += weight
  }
  try require(sum > 0, "all weights are 0", computing: computing)
  try require(sum.isFinite, "the sum of the weights is too large", computing: computing)
}
