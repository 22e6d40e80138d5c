import PatternGrid
import PatternStrength
import Testing

@Suite struct DenylistSelectionTests {
  static let scorer = GuessOrderTests.people

  private func selected(_ change: (inout DenylistSelection) -> Void) -> DenylistSet {
    var selection = DenylistSelection()
    change(&selection)
    return selection.patterns(Self.scorer)
  }

  @Test(arguments: [0, 1, 12, 581, 389_112, 1_000_000]) func topIsTheBeginningOfTheOrder(size: Int) {
    let set = selected { $0.top = size }
    #expect(set.count == min(size, 389_112))
    #expect(Set(set.ranks) == Set(Self.scorer.order.ranks.prefix(size).map { Int($0) }))
    #expect(set == selected { $0.guessNumber = size })
  }

  @Test(arguments: [0, 0.2, 0.5, 0.999, 1]) func coverageTakesNoMoreThanItNeeds(share: Double) {
    let size = selected { $0.coverage = share }.count
    #expect(Self.scorer.order.share(guessedAfter: size) >= share - 1e-9)
    if size > 0 { #expect(Self.scorer.order.share(guessedAfter: size - 1) < share) }
  }

  @Test func belowBits() {
    let set = selected { $0.belowBits = 8 }
    #expect(!set.isEmpty)
    for rank in 0..<389_112 { #expect(set.contains(rank) == (Self.scorer.distribution.bits(ofRank: rank) < 8)) }
  }

  @Test func minimumLengthLeavesShortPatternsOut() {
    let set = selected {
      $0.top = 100
      $0.minimumLength = 6
    }
    #expect(set.count == 100 && set.ranks.allSatisfy { Self.scorer.patterns.pattern(at: $0).length >= 6 })
  }

  @Test func closures() throws {
    let patterns = Self.scorer.patterns
    let pattern = DenylistSet([patterns.index(of: try Pattern([0, 1, 2, 5, 8]))])
    let symmetric = pattern.closedUnderSymmetries()
    #expect(symmetric.count == 8 && symmetric.closedUnderSymmetries() == symmetric)
    #expect(symmetric.contains(patterns.index(of: try Pattern([2, 1, 0, 3, 6]))))
    let reversed = pattern.closedUnderReversal()
    #expect(reversed == DenylistSet(pattern.ranks + [patterns.index(of: try Pattern([8, 5, 2, 1, 0]))]))
    // 1, 0, 2 passes over the visited 1; backwards it would jump over it.
    let oneWay = DenylistSet([patterns.index(of: try Pattern([1, 0, 2, 5]))])
    #expect(oneWay.closedUnderReversal() == oneWay)
  }

  @Test func setOperations() {
    let (a, b) = (DenylistSet([1, 2, 3, 389_111]), DenylistSet([3, 4]))
    #expect(a.union(b).ranks == [1, 2, 3, 4, 389_111])
    #expect(
      a.subtracting(b).ranks == [1, 2, 389_111] && a.intersection(b).ranks == [3] && a.intersection(b).count == 1)
    let all = DenylistSet(0..<389_112)
    #expect(all.bytes.count == 48_639 && all.bytes.allSatisfy { $0 == 255 } && all.count == 389_112)
    #expect(DenylistSet(bytes: Array(a.bytes.dropLast())) == nil)
  }

  /// Refusing by the simplest model: what is left is scaled up, and what is guessed is what is left.
  @Test func restrictedChoice() throws {
    let order = Self.scorer.order
    let choice = DenylistedDistribution(Self.scorer.distribution, order) { order.guessNumbers[$0] <= 10 }
    let blocked = order.share(guessedAfter: 10)
    #expect(abs(choice.refusedShare - blocked) < 1e-12 && choice.allowedCount == 389_102)
    #expect(abs(choice.share(guessedAfter: 5) - (order.share(guessedAfter: 15) - blocked) / (1 - blocked)) < 1e-9)
    #expect(choice.shareUnaware(guessedAfter: 10) == 0)
    #expect(abs(choice.shareUnaware(guessedAfter: 15) - choice.share(guessedAfter: 5)) < 1e-12)
    #expect(abs(try #require(choice.expectedTries) - 1 / (1 - blocked)) < 1e-9)
    #expect(choice.guesses(toReach: 1.1) == nil)
    let nothingLeft = DenylistedDistribution(Self.scorer.distribution, order) { _ in true }
    #expect(
      nothingLeft.expectedTries == nil && nothingLeft.allowedCount == 0 && nothingLeft.share(guessedAfter: 9) == 0)
  }
}
