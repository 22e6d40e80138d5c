import PatternGrid
import PatternStrength
import Testing

@Suite struct CrossValidationTests {
  static let tally: Tally = {
    var tally = Tally(patterns: .android3x3)
    for (index, digits) in ["01258", "0367", "0124678", "04852", "1478", "2463"].enumerated() {
      tally.add(LogLinearLikelihoodTests.rank(digits), count: index + 3)
    }
    return tally
  }()

  @Test func everyChoiceIsHeldOutOnceARepeat() throws {
    let split = try CrossValidationSplit(Self.tally, folds: 4, repeats: 3, seed: 7)
    #expect(split.rounds.count == 12 && split.ranks.count == Self.tally.total)
    for turn in 0..<3 {
      let heldOut = split.rounds[(turn * 4)..<(turn * 4 + 4)].flatMap(\.heldOut)
      #expect(heldOut.sorted() == Array(split.ranks.indices))
    }
    let sizes = split.rounds.map(\.heldOut.count)
    #expect(sizes.max()! - sizes.min()! <= 1)
    let again = try CrossValidationSplit(Self.tally, folds: 4, repeats: 3, seed: 7)
    #expect(again.rounds.map(\.heldOut) == split.rounds.map(\.heldOut))
    let other = try CrossValidationSplit(Self.tally, folds: 4, repeats: 3, seed: 8)
    #expect(other.rounds.map(\.heldOut) != split.rounds.map(\.heldOut))
  }

  @Test func tooSmallOrTooLargeCorporaAreRefused() {
    var tally = Tally(patterns: .android3x3)
    tally.add(5)
    #expect(throws: CrossValidationError.tooFewChoices(1, folds: 5)) {
      try CrossValidationSplit(tally, folds: 5, repeats: 1, seed: 1)
    }
    #expect(throws: CrossValidationError.tooFewGroups(1)) { try CrossValidationSplit(groups: [("a", tally)]) }
    tally.add(5, count: 1_000_000_000)
    #expect(throws: CrossValidationError.tooManyChoices(1_000_000_001)) {
      try CrossValidationSplit(tally, folds: 5, repeats: 1, seed: 1)
    }
  }

  @Test func figuresOfEveryAttacker() throws {
    let split = try CrossValidationSplit(Self.tally, folds: 3, repeats: 2, seed: 1)
    let evaluation = try CrossValidation(split, seed: 1, threads: 2)
    #expect(evaluation.rows.map(\.attacker.id) == CrossValidatedAttacker.all.map(\.id))
    for row in evaluation.rows {
      #expect((row.bits != nil) == !row.attacker.id.hasPrefix("list"))
      #expect(row.guessed.map(\.guesses) == CrossValidation.guessCounts)
      let shares = row.guessed.map(\.percent.value)
      #expect(shares == shares.sorted() && shares.allSatisfy { (0...100).contains($0) })
      for (_, figure) in row.guessed {
        #expect(figure.interval.map { $0.lowerBound <= figure.value && figure.value <= $0.upperBound } == true)
      }
    }
    // Six patterns, each frequent enough to be in every training list: the list guesses all of them.
    let list = try #require(evaluation.rows.first { $0.attacker.id == "list-then-3-gram" })
    #expect(list.guessed.first { $0.guesses == 10 }?.percent.value == 100)
    let one = try CrossValidation(split, seed: 1, threads: 1)
    #expect(one.rows.map { $0.bits?.value } == evaluation.rows.map { $0.bits?.value })
    #expect(one.rows.map { $0.guessed[3].percent.interval } == evaluation.rows.map { $0.guessed[3].percent.interval })
  }

  @Test func groupsAreLeftOutOneAtATime() throws {
    var other = Tally(patterns: .android3x3)
    other.add(LogLinearLikelihoodTests.rank("408172653"), count: 3)
    let split = try CrossValidationSplit(groups: [("common", Self.tally), ("odd", other)])
    #expect(split.rounds.map(\.name) == ["common", "odd"] && split.repeats == 1)
    let evaluation = try CrossValidation(split, seed: 1, threads: 1)
    let row = evaluation.rows[0]
    #expect(row.bitsByGroup.map(\.group) == ["common", "odd"])
    // Never seen by the model of the other group, and of another kind.
    #expect(row.bitsByGroup[1].bits.value > 18)
  }
}
