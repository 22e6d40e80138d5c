import Datasets

/// A model of people's choices that comes with the program, found by the id that `--model` takes.
public struct ModelCatalogueEntry: Sendable {
  public let id: String
  public let summary: String
  private let load: @Sendable () -> any GuessModel

  /// The model.
  public var model: any GuessModel { load() }

  /// What people choose: the default everywhere.
  public static let people = ModelCatalogueEntry(
    id: "people", summary: "what people choose: a log-linear model with shapes, from 4,637 collected patterns"
  ) { LogLinearModel.people }

  public static let people3Gram = ModelCatalogueEntry(
    id: "people-3gram", summary: "the same people by 3-grams with start and length priors, as published attackers"
  ) { NGramModel.people3Gram }

  public static let uniform = ModelCatalogueEntry(id: "uniform", summary: "every pattern equally likely") {
    UniformModel()
  }

  /// Every model, the default first.
  public static let all = [people, people3Gram, uniform]

  public static func named(_ id: String) -> ModelCatalogueEntry? { all.first { $0.id == id } }
}

extension GuessModel where Self == LogLinearModel {
  /// What people choose, learned from 4,637 collected patterns; comes with the package.
  public static var people: LogLinearModel { embeddedPeople }
}

extension GuessModel where Self == NGramModel {
  /// The same people by 3-grams with start and length priors, as published attackers; comes with the package.
  public static var people3Gram: NGramModel { embeddedPeople3Gram }
}

extension GuessModel where Self == UniformModel {
  /// Every pattern of Android's 3x3 space equally likely.
  public static var uniform: UniformModel { UniformModel() }
}

private let embeddedPeople = embedded(.peopleWeights, .peopleCard, LogLinearModel.init(weights:card:))
private let embeddedPeople3Gram = embedded(.people3GramCounts, .people3GramCard, NGramModel.init(counts:card:))

private func embedded<Model>(
  _ numbers: Dataset, _ card: Dataset, _ read: (CSVTable, ModelCard) throws(ModelFileError) -> Model
) -> Model {
  do throws(ModelFileError) { return try read(numbers.table, ModelCard(card.table)) } catch {
    preconditionFailure("\(numbers.fileName): \(error)")
  }
}
