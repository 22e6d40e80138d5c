import PatternGrid
import PatternStrength
import Testing

@Suite struct PatternScorerTests {
  @Test func scoresATextAndAPatternAlike() throws {
    let scorer = PatternScorer(model: .people)
    let score = try scorer.score("01258")
    #expect(score.guessNumber == scorer.score(try Pattern("01258")).guessNumber && score.guessNumber < 100)
    #expect(try scorer.score("12369", notation: .oneBased).rank == score.rank)
    #expect(throws: PatternTextError.self) { try scorer.score("0258") }
  }

  /// A model of one's own is its weights alone, and explains itself where it says how.
  @Test func modelsOfOnesOwn() throws {
    struct ShortFirst: GuessModel {
      func logWeights(over tree: PatternTree) -> [Double] { space.patterns.map { -Double($0.length) } }
    }
    struct Explained: GuessModel {
      func logWeights(over tree: PatternTree) -> [Double] { space.patterns.map { $0.start.index == 0 ? 1 : 0 } }
      func contributions(to pattern: Pattern) -> [ModelContribution] {
        pattern.start.index == 0 ? [ModelContribution(.other("begins at dot 0"), bits: -1 / 0.6931471805599453)] : []
      }
    }
    let short = PatternScorer(model: ShortFirst())
    #expect(try short.score("0124").guessNumber < short.score("01245").guessNumber && short.model.card == nil)
    let explanation = short.explanation(of: try Pattern("01258"))
    #expect(explanation.contributions.isEmpty)
    #expect(try explanation.probabilityBits == short.score("01258").probabilityBits)
    let explained = PatternScorer(model: Explained())
    let here = explained.explanation(of: try Pattern("01258"))
    let there = explained.explanation(of: try Pattern("85210"))
    #expect(here.contributions.count == 1 && here.contributions[0].bits < 0)
    #expect(
      abs(here.normalisationBits - there.normalisationBits) < 1e-9 && here.probabilityBits < there.probabilityBits)
  }
}
