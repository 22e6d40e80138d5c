import GSLStatistics
import Testing

@Suite struct GSLErrorTests {
  @Test func saysWhatWasComputedAndWhy() {
    let refused = GSLError.refused(reason: "there are no weights", computing: "a table")
    #expect("\(refused)" == "cannot compute a table: there are no weights")
    let failed = GSLError.failed(code: 1, text: "input domain error", computing: "a spline")
    #expect("\(failed)" == "cannot compute a spline: input domain error (GSL error 1)")
  }

  /// GSL's own handler would end the process on this underflow: the tail is far below the least double.
  @Test func underflowEndsNothing() throws {
    let test = try ChiSquared.independence(ofTable: [[1_000_000, 0], [0, 1_000_000]])
    #expect(test.pValue == 0)
  }
}
