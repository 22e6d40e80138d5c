import PatternGrid
import PatternStrength
import Testing

/// What holds for any space: models, scorers, orders and denylists belong to the index that they are given.
@Suite struct OtherSpacesTests {
  static let indices: [PatternIndex] = {
    let strict = try? PatternSpace(grid: .threeByThree, rule: .strict)
    let small = try? PatternSpace(grid: Grid(rows: 2, columns: 3), minimumLength: 3)
    return [strict, small].compactMap { $0 }.compactMap { try? PatternIndex($0) }
  }()

  static func tally(_ patterns: PatternIndex) -> Tally {
    var tally = Tally(patterns: patterns)
    for index in 0..<20 { tally.add(index * 7, count: 20 - index) }
    return tally
  }

  @Test func bothSpacesAreThere() { #expect(Self.indices.count == 2) }

  @Test(arguments: 0...1) func modelsScorersAndDenylists(place: Int) throws {
    let patterns = Self.indices[place]
    let uniform = PatternScorer(model: UniformModel(patterns.space), patterns: patterns)
    #expect(uniform.order.ranks == Array(0..<UInt32(patterns.count)) && uniform.popularLists.lists.isEmpty)
    let model = try NGramModel.trained(on: Self.tally(patterns))
    let scorer = PatternScorer(model: model, patterns: patterns)
    let sum = scorer.distribution.probabilities.reduce(0, +)
    #expect(abs(sum - 1) < 1e-12 && scorer.distribution.probabilities.count == patterns.count)
    let begin = scorer.explanation(of: patterns.pattern(at: 0)).normalisationBits
    for index in stride(from: 0, to: patterns.count, by: 11) {
      let explanation = scorer.explanation(of: patterns.pattern(at: index))
      #expect(abs(explanation.normalisationBits - begin) < 1e-9)
    }
    let again = try readModel { name in model.files.first { $0.name == name }?.bytes ?? [] }
    #expect(again.space == patterns.space)
    #expect(PatternScorer(model: again, patterns: patterns).order.ranks == scorer.order.ranks)
    let list = scorer.denylist(top: 10)
    #expect(list.ranks == scorer.order.ranks.prefix(10).map { Int($0) })
    #expect(DenylistSet(bytes: list.patterns.bytes, of: patterns) == list.patterns)
    let filter = BloomFilter(list.patterns, falsePositiveRate: 0.01)
    #expect(list.ranks.allSatisfy(filter.accepted(of: patterns).contains))
    let choice = DenylistedDistribution(scorer.distribution, scorer.order, refusingFirst: 10)
    #expect(
      choice.allowedCount == patterns.count - 10 && choice.guesses(toReach: 1) ?? patterns.count <= patterns.count)
    let symmetric = list.patterns.closedUnderSymmetries()
    #expect(symmetric.count >= 10 && symmetric.closedUnderSymmetries() == symmetric)
  }

  @Test func bitsAfterTheLastPatternAreRefused() {
    let patterns = Self.indices[1]
    var bytes = DenylistSet(of: patterns).bytes
    bytes[bytes.count - 1] = 255
    #expect((DenylistSet(bytes: bytes, of: patterns) == nil) == (patterns.count % 8 != 0))
  }
}
