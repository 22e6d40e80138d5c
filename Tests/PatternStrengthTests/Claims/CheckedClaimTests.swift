import PatternStrength
import Testing

@Suite struct CheckedClaimTests {
  @Test func everyClaimHasCounts() {
    #expect(CheckedClaim.all.map(\.id) == ["top12", "shapes"])
    for claim in CheckedClaim.all {
      #expect(!claim.statement.isEmpty && !claim.verdict.isEmpty && claim.shares.count >= 5)
      for share in claim.shares {
        #expect((1..<share.trials).contains(share.successes) && !share.source.isEmpty && !share.provenance.isEmpty)
      }
    }
  }

  /// The parts of "L, Z or S" make the whole.
  @Test func shapesAddUp() {
    let shares = CheckedClaim.all[1].shares.prefix(4).map(\.successes)
    #expect(shares[0] + shares[1] + shares[2] == shares[3])
  }
}
