/// The step-down correction of Holm (1979) for asking several questions at once.
package enum HolmAdjustment {
  /// The adjusted p-values, in the order given. Rejecting those at or below α keeps the chance of any false
  /// rejection at or below α, whether or not the tests depend on each other.
  ///
  /// The i-th smallest of n becomes the largest of (n - j + 1) · p₍ⱼ₎ over j ≤ i, at most 1. None gives none.
  /// Refused: a p-value outside 0...1 or not a number.
  package static func adjusted(_ pValues: [Double]) throws(GSLError) -> [Double] {
    for (place, pValue) in pValues.enumerated() {
      try require(0...1 ~= pValue, "p-value \(place) is \(pValue)", computing: "Holm's adjustment")
    }
    var adjusted = pValues
    var floor = 0.0
    for (smaller, place) in pValues.indices.sorted(by: { pValues[$0] < pValues[$1] }).enumerated() {
      floor = max(floor, min(1, Double(pValues.count - smaller) * pValues[place]))
      adjusted[place] = floor
    }
    return adjusted
  }
}
