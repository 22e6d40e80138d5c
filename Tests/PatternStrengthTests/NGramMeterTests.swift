import Foundation
import PatternGrid
import PatternStrength
import Testing

@Suite struct NGramMeterTests {
  static let tally: Tally = {
    var tally = Tally(patterns: .android3x3)
    tally.add(LogLinearLikelihoodTests.rank("0125"), count: 3)
    tally.add(LogLinearLikelihoodTests.rank("01258"))
    return tally
  }()

  /// By hand: four patterns begin with 0, one is taken out where it is the one measured.
  @Test func bitsLeaveOneInstanceOut() throws {
    let meter = NGramMeter(order: 2, byLength: false, trainedOn: Self.tally)
    let pattern = try Notation.digit.pattern("0125", in: .android3x3)
    let bits = meter.bitsLeavingOneOut(pattern, rank: LogLinearLikelihoodTests.rank("0125"))
    #expect(abs(bits - -log2(4.0 / 12 * 4 / 12 * 4 / 12 * 4 / 12)) < 1e-12)
    let unseen = try Notation.digit.pattern("0367", in: .android3x3)
    let unseenBits = meter.bitsLeavingOneOut(unseen, rank: LogLinearLikelihoodTests.rank("0367"))
    #expect(abs(unseenBits - -log2(5.0 / 13 * 1 / 13 * 1 / 9 * 1 / 9)) < 1e-12)
  }

  @Test func byLengthHasCountsOfEachLength() throws {
    let meter = NGramMeter(order: 3, byLength: true, trainedOn: Self.tally)
    let pattern = try Notation.digit.pattern("01258", in: .android3x3)
    // The only pattern of five dots is left out: nothing remains but the smoothing.
    let bits = meter.bitsLeavingOneOut(pattern, rank: LogLinearLikelihoodTests.rank("01258"))
    #expect(abs(bits - log2(81 * 9 * 9 * 9)) < 1e-12)
  }

  @Test func agreementComparesTheMostFrequent() throws {
    let choices = (0..<250).map { (rank: $0, count: 1000 - $0) } + [(rank: 300, count: 2000)]
    let agreement = MeterAgreement(choices)
    #expect(agreement.ranks == [300] + Array(0..<199))
    #expect(try agreement.correlation { $0 == 300 ? -1 : Double($0) } == 1)
    // Ranks by weight are not the mirror image of each other, so the reverse order comes only near to -1.
    #expect(try #require(try agreement.correlation { $0 == 300 ? 1 : -Double($0) }) < -0.95)
    #expect(try agreement.correlation { _ in 5 } == nil)
    let top = agreement.listingOwnTop(2) { 500 - Double($0) }
    #expect((top(300), top(0), top(1)) == (-2, -1, 499))
  }
}
