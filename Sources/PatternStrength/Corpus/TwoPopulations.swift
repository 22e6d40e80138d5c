import GSLStatistics
import PatternGrid

/// By how much one population differs from another: named figures of both, and their difference with an interval that is
/// adjusted for the number of figures.
public struct TwoPopulations: Sendable {
  public struct Row: Sendable {
    /// Such as `mean_length`.
    public let id: String
    public let title: String
    public let kind: Kind
    public let first: Double?
    public let second: Double?
    /// First less second.
    public let difference: Double?
    /// Holds all true differences together with at least 95 %, by Bonferroni's rule.
    public let interval: ClosedRange<Double>?
    public let method: String
  }

  public enum Kind: Sendable { case number, share, bits }

  public let rows: [Row]

  /// Guesses after which the two are compared, for an attacker with a model.
  private static let guesses = [10, 30, 100]
  private static let rowCount = 5 + guesses.count

  /// - Parameter guessNumbers: by rank, of the attacker with a model.
  public init(
    _ first: CorpusAnalysis, _ second: CorpusAnalysis, guessNumbers: [UInt32], seed: UInt64, threads: Int
  ) throws(GSLError) {
    let confidence = 1 - (1 - SampledFigure.confidence) / Double(Self.rowCount)
    let both = [first, second]
    var rows: [Row] = []
    func append(
      _ id: String, _ title: String, _ kind: Kind, _ figures: [SampledFigure], _ method: String
    ) {
      rows.append(Row(id: id, title: title, kind: kind, figures[0], figures[1], method: method))
    }
    var lengths: [SampledFigure] = []
    var turns: [SampledFigure] = []
    var traits: [String: [SampledFigure]] = [:]
    var guessed: [Int: [SampledFigure]] = [:]
    var keyLengths: [SampledFigure] = []
    let share = PopulationDifference.testedShare
    for (place, analysis) in both.enumerated() {
      let tally = analysis.population.tally
      lengths.append(try .mean(ofOccurrences: analysis.profile.lengths.choices, confidence: confidence))
      turns.append(try .mean(ofOccurrences: analysis.profile.turns.choices, confidence: confidence))
      for trait in [DrawingTrait.startsAtTopLeft, .onlyNeighbours] {
        let choices = analysis.profile.choices(with: trait)
        traits[trait.id, default: []].append(try .share(choices, of: tally.total, confidence: confidence))
      }
      for guesses in Self.guesses {
        let choices = tally.countedRanks.reduce(0) {
          $0 + (Int(guessNumbers[$1.rank]) <= guesses ? $1.count : 0)
        }
        guessed[guesses, default: []].append(try .share(choices, of: tally.total, confidence: confidence))
      }
      let figures = try GuessingFigures(
        counts: tally.counts, seed: seed &+ UInt64(place), threads: threads, confidence: confidence)
      keyLengths.append(figures[.effectiveKeyLength(share: share)] ?? .exact(nil))
    }
    append("mean_length", "Mean length", .number, lengths, "normal")
    append("mean_turns", "Mean number of turns", .number, turns, "normal")
    for trait in [DrawingTrait.startsAtTopLeft, .onlyNeighbours] {
      append(trait.id, "The drawing \(trait.title)", .share, traits[trait.id]!, "Clopper-Pearson, combined")
    }
    for guesses in Self.guesses {
      append(
        "model_guessed_\(guesses)", "Guessed after \(guesses) guesses by the people model", .share, guessed[guesses]!,
        "Clopper-Pearson, combined")
    }
    append(
      "g_tilde_\(share)_bits", "G~ at \(share), in-sample", .bits, keyLengths, "bootstrap, combined")
    self.rows = rows
  }
}

extension TwoPopulations.Row {
  /// Combines two intervals into one of the difference (Zou and Donner 2008): from d - sqrt((a - lower a)² + (upper b - b)²)
  /// to d + sqrt((upper a - a)² + (b - lower b)²).
  fileprivate init(
    id: String, title: String, kind: TwoPopulations.Kind, _ first: SampledFigure, _ second: SampledFigure,
    method: String
  ) {
    var difference: Double?
    var interval: ClosedRange<Double>?
    if let a = first.value, let b = second.value {
      difference = a - b
      if let ofA = first.interval, let ofB = second.interval {
        let below = rootOfSquares(a - ofA.lowerBound, ofB.upperBound - b)
        let above = rootOfSquares(ofA.upperBound - a, b - ofB.lowerBound)
        interval = a - b - below...a - b + above
      }
    }
    self.init(
      id: id, title: title, kind: kind, first: first.value, second: second.value, difference: difference,
      interval: interval, method: method)
  }
}

private func rootOfSquares(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
