import Datasets

/// A model of people's choices that comes with the program, found by the id that `--model` takes.
public struct ModelCatalogueEntry: Sendable {
  public let id: String
  public let summary: String
  private let load: @Sendable () -> any GuessModel

  /// The model, read from the embedded data.
  public var model: any GuessModel { load() }

  /// Every model, the default first.
  public static let all = [
    ModelCatalogueEntry(
      id: "people", summary: "what people choose: a log-linear model with shapes, from 4,637 collected patterns"
    ) { embeddedModel(.logLinear, .peopleWeights, card: .peopleCard) },
    ModelCatalogueEntry(
      id: "people-3gram", summary: "the same people by 3-grams with start and length priors, as published attackers"
    ) { embeddedModel(.nGram, .people3GramCounts, card: .people3GramCard) },
    ModelCatalogueEntry(id: "uniform", summary: "every pattern equally likely") { UniformModel() },
  ]

  public static func named(_ id: String) -> ModelCatalogueEntry? { all.first { $0.id == id } }
}

private func embeddedModel(_ kind: ModelKind, _ numbers: Dataset, card: Dataset) -> any GuessModel {
  do {
    return try kind.model(numbers.table, card: ModelCard(card.table))
  } catch {
    preconditionFailure("\(numbers.fileName): \(error)")
  }
}
