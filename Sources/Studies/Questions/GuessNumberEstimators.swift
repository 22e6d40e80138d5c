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
      tables: [errors, try spreadTable(models[0], seed: seed)],
      figures: [
        StudyFigure(
          id: "guess-number-estimators", table: "estimator-errors",
          caption: "Mean relative error over all patterns, by samples, model and proposal",
          .curvesByGroup(
            x: "samples", y: "all_error_pct", by: "estimator", xAxis: ChartAxis("Samples", scale: .logarithmic),
            yAxis: ChartAxis("Mean relative error", unit: .percent, scale: .logarithmic))
        ) { table in
          let curves = table.groups("estimator").map { name in
            let errors = table.numbers("all_error_pct", where: "estimator") { $0 == name }
            return
              "\(name): from \(GroupedDecimal.text(errors.first ?? 0, digits: 1)) to \(GroupedDecimal.text(errors.last ?? 0, digits: 1)) %"
          }
          return "Lines on logarithmic scales of the mean relative error against the number of samples. "
            + curves.joined(separator: "; ") + "."
        }
      ],
      limits: [
        "The estimator is that of Dell'Amico and Filippone (CCS 2015); the exact order exists only because the 3x3 grid is small enough to sort.",
        "The error of an estimate comes on top of the error of the model itself, which is larger.",
        "Each figure is a mean over \(String(repeats)) runs.",
      ]
    ) { tables in
      let table = tables["estimator-errors"]
      let isLarge = zip(table.texts("estimator"), table.numbers("samples")).map { $1 == 10_000 ? $0 : "" }
      func errors(_ column: String, _ proposal: SamplingProposal?) -> String {
        let errors = zip(isLarge, table.numbers(column)).filter {
          $0.0.hasSuffix(proposal?.rawValue ?? "") && $0.0 != ""
        }
        return spread(errors.map(\.1), digits: 1)
      }
      return
        "With 10,000 samples a person's guess number is off by \(errors("people_error_pct", nil)) percent on average; that of a pattern drawn at random by \(errors("all_error_pct", .mixture)) percent where half of the samples are uniform, and by \(errors("all_error_pct", .model)) percent where all are drawn from the model."
    }
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
