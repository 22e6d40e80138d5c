import Datasets
import Documents
import PatternGrid
import PatternStrength

extension Study {
  static let observationTraces = Study(
    id: "observation-traces", question: "How many patterns does a trace on the screen leave to try?",
    data: [.peopleWeights]
  ) { context in
    let traces = try Traces(context.scorer)
    return StudyFindings(
      tables: [guessTable(traces), smudgeTable(traces)],
      figures: [
        StudyFigure(
          id: "observation-traces", table: "guesses-by-trace", caption: "People guessed, by what the attacker has seen",
          alternativeText:
            "Three curves of the share of people guessed against guesses: with a smudge all are guessed by the fourth; with the touched dots more than six in ten by the third and nearly nine in ten by the twentieth; without a trace few.",
          .curves(
            x: "guesses", [.init("smudge_pct"), .init("dots_pct"), .init("nothing_pct")],
            xAxis: ChartAxis("Guesses", scale: .logarithmic),
            yAxis: ChartAxis("People guessed", unit: .percent, range: 0...100)))
      ],
      limits: [
        "A clean smudge shows every segment of the line and no direction. Real smudges are worse, or show direction too: patternscope's report lists the measured attacks.",
        "People choose by the people model. The attacker with the touched dots tries people's favourites first; the one with the smudge tries its candidates in any order.",
      ]
    ) { _ in
      "Few: a clean smudge leaves at most \(traces.smudges.count - 1) patterns, and three guesses open \(percent(traces.smudge(guesses: 3), digits: 0)) of people's phones; knowing only which dots were touched, three guesses open \(percent(traces.dots(guesses: 3), digits: 0)), without a trace \(percent(traces.nothing(guesses: 3), digits: 0))."
    }
  }

  private static let guessCounts = [1, 2, 3, 4, 5, 10, 20, 50, 100]

  private static func guessTable(_ traces: Traces) -> Table {
    Table(
      id: "guesses-by-trace", caption: "People guessed, by what the attacker has seen",
      columns: [
        Column("guesses", "Guesses", alignment: .right),
        Column("smudge_pct", "Clean smudge", unit: .percent, alignment: .right),
        Column("dots_pct", "Touched dots", unit: .percent, alignment: .right),
        Column("nothing_pct", "Nothing", unit: .percent, alignment: .right),
      ],
      rows: guessCounts.map { guesses in
        [
          .integer(guesses), Cell(100 * traces.smudge(guesses: guesses), .percent, digits: 2),
          Cell(100 * traces.dots(guesses: guesses), .percent, digits: 2),
          Cell(100 * traces.nothing(guesses: guesses), .percent, digits: 2),
        ]
      })
  }

  private static func smudgeTable(_ traces: Traces) -> Table {
    Table(
      id: "smudge-candidates", caption: "Patterns by how many leave the same smudge",
      columns: [
        Column("candidates", "Same smudge", alignment: .right),
        Column("all_pct", "All patterns", unit: .percent, alignment: .right),
        Column("people_pct", "People's patterns", unit: .percent, alignment: .right),
      ],
      rows: traces.smudges.indices.dropFirst().map { candidates in
        [
          .integer(candidates), Cell(100 * traces.smudges[candidates].all, .percent, digits: 2),
          Cell(100 * traces.smudges[candidates].people, .percent, digits: 2),
        ]
      })
  }
}

/// What traces leave of people's choices.
private struct Traces {
  /// By number of patterns with the same smudge: the share of patterns and of people.
  let smudges: [(all: Double, people: Double)]
  /// By guess number among the patterns that touch the same dots, from 1: the share of people.
  private let dotGuesses: [Double]
  private let order: GuessOrder

  init(_ scorer: PatternScorer) throws {
    let features = try FeatureTable(.android3x3)
    let people = scorer.distribution.probabilities
    order = scorer.order
    var smudges: [(all: Double, people: Double)] = []
    var guessesBySet: [DotSet: Int] = [:]
    var dotGuesses: [Double] = []
    for rank in order.ranks.map({ Int($0) }) {
      let candidates = features[rank].smudgeCandidates ?? 0
      while smudges.count <= candidates { smudges.append((0, 0)) }
      smudges[candidates].all += 1 / Double(features.count)
      smudges[candidates].people += people[rank]
      let guess = guessesBySet[scorer.patterns.pattern(at: rank).dotSet, default: 0] + 1
      guessesBySet[scorer.patterns.pattern(at: rank).dotSet] = guess
      while dotGuesses.count <= guess { dotGuesses.append(0) }
      dotGuesses[guess] += people[rank]
    }
    self.smudges = smudges
    self.dotGuesses = dotGuesses
  }

  /// The share of people guessed who are known by their smudge, its candidates being tried in any order.
  func smudge(guesses: Int) -> Double {
    smudges.enumerated().dropFirst().reduce(0) { sum, smudge in
      sum + smudge.element.people * Double(min(guesses, smudge.offset)) / Double(smudge.offset)
    }
  }

  /// The same of those known by the dots that they touch, the most likely patterns being tried first.
  func dots(guesses: Int) -> Double { dotGuesses.prefix(guesses + 1).reduce(0, +) }

  /// The same of those of whom nothing is known.
  func nothing(guesses: Int) -> Double { order.share(guessedAfter: guesses) }
}
