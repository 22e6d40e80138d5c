import CGSL
import GSLShims

/// The Mersenne Twister MT19937 of GSL. The same seed gives the same numbers on every machine.
///
/// One generator belongs to one thread at a time (it is not `Sendable`). It is a class, so everything
/// that draws from it moves the same stream on. It also serves as Swift's own `RandomNumberGenerator`.
/// Not for secrets.
package final class RandomGenerator: RandomNumberGenerator {
  let raw: UnsafeMutablePointer<gsl_rng>

  /// A generator at the start of the stream of `seed`.
  ///
  /// MT19937 in GSL takes 32 bits of seed. A seed up to `UInt32.max` reaches it unchanged, so published
  /// outputs are met; GSL itself reads 0 as 4357. A larger seed is first mixed by the finaliser of SplitMix64
  /// and its low 32 bits are used, so that seeds differing only in their high half do not share a stream.
  /// There are at most 2³² streams.
  package init(seed: UInt64) throws(GSLError) {
    turnOffAbortingHandler()
    raw = try allocated(gsl_rng_alloc(gsl_shim_mt19937()), computing: "a random generator")
    gsl_rng_set(raw, UInt(Self.seed32(from: seed)))
  }

  deinit {
    gsl_rng_free(raw)
  }

  /// 64 bits: two outputs of the generator, the first in the high half.
  package func next() -> UInt64 {
    let high = UInt64(gsl_rng_get(raw))
    return high << 32 | UInt64(gsl_rng_get(raw))
  }

  /// A number in [0, 1), a multiple of 2⁻³²: one output of the generator.
  package func uniform() -> Double {
    gsl_rng_uniform(raw)
  }

  /// An integer in `0..<bound`, every one equally likely for any bound up to 2⁶⁴ - 1. A bound of 0 is refused.
  package func uniform(below bound: UInt64) throws(GSLError) -> UInt64 {
    try require(bound > 0, "the bound is 0", computing: "a random integer")
    return draw(below: bound)
  }

  /// Puts the elements in random order, every order equally likely up to the generator's period.
  ///
  /// Swaps in the order of `gsl_ran_shuffle`, which itself moves raw bytes and so may not touch Swift values.
  package func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(draw(below: UInt64(last) + 1)))
    }
  }

  /// `count` different places of `elements`, each subset equally likely, in the order they have there.
  ///
  /// Cost is proportional to the size of `elements`. A count below 0 or above that size is refused.
  package func sample<Element>(count: Int, of elements: [Element]) throws(GSLError) -> [Element] {
    let computing = "a sample without replacement"
    try require(
      0...elements.count ~= count, "\(count) of \(elements.count) elements were asked for", computing: computing)
    guard count > 0 else { return [] }
    var places = Array(elements.indices)
    var chosen = [Int](repeating: 0, count: count)
    try check(
      gsl_ran_choose(raw, &chosen, count, &places, places.count, MemoryLayout<Int>.stride), computing: computing)
    return chosen.map { elements[$0] }
  }

  private func draw(below bound: UInt64) -> UInt64 {
    // GSL's own unbiased draw reaches as far as one output does; beyond it two outputs are needed.
    if bound <= UInt64(UInt32.max) { return UInt64(gsl_rng_uniform_int(raw, UInt(bound))) }
    let unevenStart = (0 &- bound) % bound
    while true {
      let bits = next()
      if bits >= unevenStart { return bits % bound }
    }
  }

  private static func seed32(from seed: UInt64) -> UInt32 {
    if let small = UInt32(exactly: seed) { return small }
    var mixed = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}
