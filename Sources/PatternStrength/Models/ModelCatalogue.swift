import DatasetTables

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
      id: "people", summary: "what people choose: 3-grams with start and length priors, from 4,637 collected patterns"
    ) { embeddedNGramModel(counts: .people3GramCounts, card: .people3GramCard) },
    ModelCatalogueEntry(id: "uniform", summary: "every pattern equally likely") { UniformModel() },
  ]

  public static func named(_ id: String) -> ModelCatalogueEntry? { all.first { $0.id == id } }
}

private func embeddedNGramModel(counts: Dataset, card: Dataset) -> NGramModel {
  do {
    return try NGramModel(counts: counts.table, card: ModelCard(card.table))
  } catch {
    preconditionFailure("\(counts.rawValue): \(error)")
  }
}
