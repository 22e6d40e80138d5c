import Datasets
import Documents
import GSLStatistics
import PatternStrength

extension Study {
  static let guessNumberEstimators = Study(
    id: "guess-number-estimators", question: "How far are sampled guess numbers from the exact ones?",
    data: [.peopleWeights, .people3GramCounts], seed: ownSeed
  ) { context in
    let seed = context.seed ?? ownSeed
    let models = try ["people", "people-3gram"].map { name in try ComparedModel(name) }
    let errors = try errorTable(models, seed: seed)
    return StudyFindings(
      answer:
        "With 10,000 samples a person's guess number is off by about two percent; drawing half of the samples uniformly keeps the rarest patterns as close, which the plain estimator misses by far.",
      tables: [errors, try spreadTable(models[0], seed: seed)],
      figures: [
        StudyFigure(
          id: "guess-number-estimators", table: "estimator-errors",
          caption: "Mean relative error over all patterns, by samples, model and proposal",
          alternativeText:
            "Lines on logarithmic scales: with half of the samples uniform the error falls with the square root of their number for both models; with samples from the model alone it is many times larger, and for 3-grams hardly falls.",
          .curvesByGroup(
            x: "samples", y: "all_error_pct", by: "estimator", xAxis: ChartAxis("Samples", scale: .logarithmic),
            yAxis: ChartAxis("Mean relative error", unit: .percent, scale: .logarithmic)))
      ],
      limits: [
        "The estimator is that of Dell'Amico and Filippone (CCS 2015); the exact order exists only because the 3x3 grid is small enough to sort.",
        "The error of an estimate comes on top of the error of the model itself, which is larger.",
        "Each figure is a mean over \(String(repeats)) runs.",
      ])
  }

  private static let ownSeed: UInt64 = 1
  private static let repeats = 10

  private static func errorTable(_ models: [ComparedModel], seed: UInt64) throws -> Table {
    var table = Table(
      id: "estimator-errors", caption: "Relative error of sampled guess numbers",
      columns: [
        Column("estimator", "Model, samples from"), Column("samples", "Samples", alignment: .right),
        Column("people_error_pct", "Mean over people", unit: .percent, alignment: .right),
        Column("all_error_pct", "Mean over all patterns", unit: .percent, alignment: .right),
      ],
      notes: [
        "Exact: patterns that are more likely under the model, and the pattern itself. Half uniform: each sample is drawn from the model or, as likely, from all patterns alike, and weighted for it."
      ])
    let generator = try RandomGenerator(seed: seed)
    for model in models {
      for proposal in SamplingProposal.allCases {
        for samples in [100, 1000, 10_000, 100_000] {
          var errors = (people: 0.0, all: 0.0)
          for _ in 0..<repeats {
            let run = model.errors(try model.estimates(samples: samples, proposal, generator))
            errors.people += run.people / Double(repeats)
            errors.all += run.all / Double(repeats)
          }
          table.append([
            .text("\(model.name), \(proposal.rawValue)"), .integer(samples),
            Cell(100 * errors.people, .percent, digits: 2), Cell(100 * errors.all, .percent, digits: 2),
          ])
        }
      }
    }
    return table
  }

  /// Estimates from 10,000 samples at a few guess numbers.
  private static func spreadTable(_ model: ComparedModel, seed: UInt64) throws -> Table {
    let generator = try RandomGenerator(seed: seed)
    let guesses = [1, 10, 100, 1000, 10_000, 100_000, 300_000]
    var cells: [[Cell]] = guesses.map { [.integer($0)] }
    for proposal in SamplingProposal.allCases {
      let runs = try (0..<repeats).map { _ in try model.estimates(samples: 10_000, proposal, generator) }
      for (row, guess) in guesses.enumerated() {
        let estimates = runs.map { $0[guess - 1] }
        cells[row].append(Cell(estimates.reduce(0, +) / Double(repeats), digits: 1))
        cells[row].append(Cell(estimates.min(), digits: 1))
        cells[row].append(Cell(estimates.max(), digits: 1))
      }
    }
    return Table(
      id: "estimates", caption: "Estimates of the people model's guess numbers from 10,000 samples",
      columns: [Column("guess_number", "Exact", alignment: .right)]
        + [("model", "Model"), ("mixture", "Half uniform")].flatMap { id, title in
          [
            Column("\(id)_mean", "\(title): mean", alignment: .right),
            Column("\(id)_lowest", "lowest", alignment: .right),
            Column("\(id)_highest", "highest", alignment: .right),
          ]
        }, rows: cells)
  }
}

/// What samples are drawn from.
private enum SamplingProposal: String, CaseIterable {
  case model = "the model"
  case mixture = "half uniform"
}

/// A model with its exact guess order, and estimates of it.
private struct ComparedModel {
  let name: String
  /// In guess order.
  private let probabilities: [Double]
  /// In guess order: the patterns that are more likely, and the pattern itself.
  private let exact: [Double]

  init(_ name: String) throws {
    guard let entry = ModelCatalogueEntry.named(name) else { preconditionFailure("no model \(name)") }
    let scorer = PatternScorer(model: entry.model)
    let probabilities = scorer.order.ranks.map { scorer.distribution.probabilities[Int($0)] }
    var exact: [Double] = []
    for (place, probability) in probabilities.enumerated() {
      exact.append(place > 0 && probabilities[place - 1] == probability ? exact[place - 1] : Double(place + 1))
    }
    self.name = name
    self.probabilities = probabilities
    self.exact = exact
  }

  /// The estimated guess number of every pattern, in guess order: 1 + the sum of 1 / (n q(y)) over the n samples y, drawn
  /// from q, that are more likely under the model (Dell'Amico and Filippone 2015).
  func estimates(samples: Int, _ proposal: SamplingProposal, _ generator: RandomGenerator) throws -> [Double] {
    let proposed =
      switch proposal {
      case .model: probabilities
      case .mixture: probabilities.map { 0.5 * $0 + 0.5 / Double(probabilities.count) }
      }
    let table = try AliasTable(weights: proposed)
    var weights = [Double](repeating: 0, count: probabilities.count)
    for _ in 0..<samples {
      let place = table.next(using: generator)
      weights[place] += 1 / (Double(samples) * proposed[place])
    }
    var estimates: [Double] = []
    estimates.reserveCapacity(probabilities.count)
    var sum = 0.0
    for (place, probability) in probabilities.enumerated() {
      let isTied = place > 0 && probabilities[place - 1] == probability
      estimates.append(isTied ? estimates[place - 1] : 1 + sum)
      sum += weights[place]
    }
    return estimates
  }

  /// The mean relative error over people and over patterns, 0 for none.
  func errors(_ estimates: [Double]) -> (people: Double, all: Double) {
    var (people, all) = (0.0, 0.0)
    for (place, estimate) in estimates.enumerated() {
      let error = abs(estimate - exact[place]) / exact[place]
      people += probabilities[place] * error
      all += error / Double(estimates.count)
    }
    return (people, all)
  }
}
