import Documents
import PatternStrength

/// How many people of a corpus a model expects at each stretch of its guess order, and how many there are.
struct CorpusCalibration {
  private let stretches: [(guesses: ClosedRange<Int>, expected: Double, found: Int)]
  private let corpus: StudyCorpus

  init(_ scorer: PatternScorer, _ corpus: StudyCorpus) {
    self.corpus = corpus
    var bounds = [1, 4, 11, 31, 101, 301, 1001, 3001, 10_001, 30_001, 100_001]
    bounds.append(scorer.patterns.count + 1)
    var found = [Int](repeating: 0, count: bounds.count)
    for (rank, count) in corpus.tally.countedRanks {
      let guess = Int(scorer.order.guessNumbers[rank])
      found[bounds.lastIndex { $0 <= guess } ?? 0] += count
    }
    stretches = zip(bounds, bounds.dropFirst()).enumerated().map { place, ends in
      let guesses = ends.0...(ends.1 - 1)
      let expected =
        scorer.order.share(guessedAfter: guesses.upperBound) - scorer.order.share(guessedAfter: guesses.lowerBound - 1)
      return (guesses, expected, found[place])
    }
  }

  /// One row for each stretch.
  func table() -> Table {
    Table(
      id: "corpus-calibration", caption: "Calibration on the corpus: expected and found people by guess number",
      columns: [
        Column("first_guess", "From guess", alignment: .right), Column("last_guess", "to", alignment: .right),
        Column("expected_pct", "Expected", unit: .percent, alignment: .right),
        Column("found_pct", "Found", unit: .percent, alignment: .right, hasInterval: true),
      ],
      rows: stretches.map { guesses, expected, found in
        [
          .integer(guesses.lowerBound), .integer(guesses.upperBound), Cell(100 * expected, .percent, digits: 2),
          corpus.share(found),
        ]
      },
      notes: [
        "Intervals: 95 %, exact (Clopper and Pearson). Where the corpus is the one that the model was trained on, it agrees too well."
      ])
  }
}
