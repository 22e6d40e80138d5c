import GSLStatistics
import Testing

@Suite struct RandomGeneratorTests {
  /// First outputs of the reference mt19937ar.c of Matsumoto and Nishimura for init_genrand(5489).
  @Test func referenceOutputsOfSeed5489() throws {
    let generator = try RandomGenerator(seed: 5489)
    #expect(generator.next() == UInt64(3_499_211_612) << 32 | 581_869_302)
    #expect(generator.next() == UInt64(3_890_346_734) << 32 | 3_586_334_585)
  }

  /// The manual of GSL prints 4293858116 as the first output of mt19937 with its default seed, 4357.
  @Test(arguments: [0, 4357] as [UInt64]) func manualOutputOfDefaultSeed(seed: UInt64) throws {
    #expect(try RandomGenerator(seed: seed).next() >> 32 == 4_293_858_116)
  }

  @Test func highHalfOfSeedCounts() throws {
    let seeds: [UInt64] = [1, 1 + 1 << 32, 1 + 1 << 63, 2 + 1 << 63]
    let first = try Set(seeds.map { try RandomGenerator(seed: $0).next() })
    #expect(first.count == seeds.count)
  }

  @Test func uniformStaysBelowOne() throws {
    let generator = try RandomGenerator(seed: 1)
    var sum = 0.0
    for _ in 0..<100_000 {
      let number = generator.uniform()
      #expect(0..<1 ~= number)
      sum += number
    }
    // Five standard deviations of the mean of 100,000 are 0.0046.
    #expect(abs(sum / 100_000 - 0.5) < 0.0046)
  }

  /// With the bound 3 · 2⁶², a plain remainder of 64 bits would reach the first third twice as often.
  @Test(arguments: [3, 3 << 30, 3 << 62] as [UInt64]) func integersAreUnbiased(bound: UInt64) throws {
    let generator = try RandomGenerator(seed: 2)
    var thirds = [0, 0, 0]
    for _ in 0..<30_000 { thirds[Int(try generator.uniform(below: bound) / (bound / 3))] += 1 }
    #expect(try ChiSquared.goodnessOfFit(observed: thirds, shares: [1, 1, 1]).pValue > 0.001)
  }

  @Test func boundZeroIsRefused() throws {
    let generator = try RandomGenerator(seed: 1)
    #expect(throws: GSLError.refused(reason: "the bound is 0", computing: "a random integer")) {
      try generator.uniform(below: 0)
    }
  }

  @Test func shuffleReachesEveryOrderEqually() throws {
    let generator = try RandomGenerator(seed: 3)
    var orders: [String: Int] = [:]
    for _ in 0..<24_000 {
      var letters = ["a", "b", "c", "d"]
      generator.shuffle(&letters)
      orders[letters.joined(), default: 0] += 1
    }
    #expect(orders.count == 24)
    let fit = try ChiSquared.goodnessOfFit(
      observed: Array(orders.values), shares: Array(repeating: 1, count: orders.count))
    #expect(fit.pValue > 0.001)
  }

  @Test func sampleReachesEverySubsetEqually() throws {
    let generator = try RandomGenerator(seed: 4)
    var subsets: [[Int]: Int] = [:]
    for _ in 0..<10_000 { subsets[try generator.sample(count: 2, of: [1, 2, 3, 4, 5]), default: 0] += 1 }
    #expect(subsets.count == 10)
    #expect(subsets.keys.allSatisfy { $0[0] < $0[1] })
    let fit = try ChiSquared.goodnessOfFit(observed: Array(subsets.values), shares: Array(repeating: 1, count: 10))
    #expect(fit.pValue > 0.001)
  }

  @Test func sampleSizesAtTheEdges() throws {
    let generator = try RandomGenerator(seed: 5)
    #expect(try generator.sample(count: 0, of: [1, 2]).isEmpty)
    #expect(try generator.sample(count: 2, of: [1, 2]) == [1, 2])
    for count in [-1, 3] {
      #expect(throws: GSLError.self) { try generator.sample(count: count, of: [1, 2]) }
    }
  }
}
