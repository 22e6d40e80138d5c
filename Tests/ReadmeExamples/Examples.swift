import PatternScope

// The Swift of the README, block by block: ReadmeTests compares the texts and what they print.

func scoreOnePattern() throws {
  let scorer = PatternScorer(model: .people)
  let score = try scorer.score("0124678")
  print("guess \(score.guessNumber) of \(scorer.patterns.count), \(score.probabilityBits) bits")
}

func scoreAFile() throws {
  let scorer = PatternScorer(model: .people)
  let columns = ["pattern", "guess_number"].compactMap(ScoreColumn.named)
  let outcome = try scorer.scoreFile("patterns.txt", to: "scores.csv", columns: columns) { notice in
    if case .refused(_, let line, let error) = notice { print("line \(line): \(error.reason)") }
  }
  print(outcome.patternCount, "patterns of", outcome.lineCount, "lines")
}

func allPatternsOfASpace() throws {
  let space = try PatternSpace(grid: Grid("3x4"), rule: .strict, maximumLength: 5)
  print(try PatternCount(space).total)
  for pattern in space.patterns.prefix(3) { print(pattern, pattern.turns) }
}

func ownMeter() throws {
  let meter = Meter(
    id: "turning", title: "Turning", formula: "turns x dots", scale: MeterScale(["weak", "strong"], from: [20])
  ) { Double($0.turns * $0.length) }
  let pattern = try Pattern("013245768")
  print(meter.score(of: pattern) ?? 0, meter.className(of: pattern) ?? "")
}

func ownModel() throws {
  struct ShortFirst: GuessModel {
    func logWeights(over tree: PatternTree) -> [Double] { space.patterns.map { -Double($0.length) } }
  }
  print(try PatternScorer(model: ShortFirst()).score("0124").guessNumber)
}

func trainSaveLoadScore() throws {
  let corpus = try Corpus(file: "patterns.txt")
  try LogLinearModel.trained(on: corpus).save(to: "model")
  let scorer = PatternScorer(model: try loadModel(from: "model"))
  print(try scorer.score("01258").guessNumber)
}

func denylist() throws {
  let scorer = PatternScorer(model: .people)
  try scorer.denylist(top: 100).write(as: .swift, to: "Denylist.swift")
}

func report() throws {
  let request = AssessmentRequest(client: "Example Ltd", date: "2026-12-01")
  try AssessmentReport(request).write(to: "report")
}
