import GSLStatistics
import Testing

@Suite struct HolmAdjustmentTests {
  /// Holm's rule worked by hand: sorted 0.005, 0.01, 0.03, 0.04 times 4, 3, 2, 1, then never falling.
  @Test func workedExample() throws {
    let adjusted = try HolmAdjustment.adjusted([0.01, 0.04, 0.03, 0.005])
    for (found, known) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) { #expect(abs(found - known) < 1e-15) }
    #expect(adjusted.count == 4)
  }

  @Test func neverAboveOne() throws {
    #expect(try HolmAdjustment.adjusted([0.6, 0.9, 0.7]) == [1, 1, 1])
    #expect(try HolmAdjustment.adjusted([]).isEmpty)
  }

  @Test(arguments: [-0.1, 1.1, .nan]) func impossibleProbabilityIsRefused(pValue: Double) {
    #expect(throws: GSLError.self) { try HolmAdjustment.adjusted([0.5, pValue]) }
  }
}
