import PatternScope

// The Swift of the README, block by block: ReadmeTests compares the texts and what the blocks print.

func scoreOnePattern() throws {
  let scorer = PatternScorer(model: .people)
  let score = try scorer.score("0124678")
  print("guess", score.guessNumber, "of", scorer.patterns.count)
}

func scoreAFile() throws {
  let scorer = PatternScorer(model: .people)
  let corpus = try Corpus(file: "patterns.txt")
  for (index, count) in corpus.tally.countedRanks {
    print(scorer.patterns.pattern(at: index), count, scorer.score(rank: index).guessNumber)
  }
  for (line, error) in corpus.refusedLines { print("line \(line): \(error.reason)") }
}

func allPatternsOfASpace() throws {
  let space = try PatternSpace(grid: Grid("3x4"), rule: .strict, maximumLength: 5)
  print(try PatternCount(space).total)
  for pattern in space.patterns.prefix(3) { print(pattern, pattern.turns) }
}

func ownModel() throws {
  struct ShortFirst: GuessModel {
    func logWeights(over tree: PatternTree) -> [Double] { space.patterns.map { -Double($0.length) } }
  }
  print(try PatternScorer(model: ShortFirst()).score("0124").guessNumber)
}

func trainSaveLoadScore() throws {
  let corpus = try Corpus(file: "patterns.txt")
  try LogLinearModel.trained(on: corpus.tally).save(to: "model")
  let model = try loadModel(from: "model")
  print(try PatternScorer(model: model).score("01258").guessNumber)
}

func report() throws {
  let request = AssessmentRequest(client: "Example Ltd", date: "2026-12-01")
  try AssessmentReport(request).write(to: "report")
}
