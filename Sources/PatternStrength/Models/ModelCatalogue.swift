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

private let embeddedPeople: LogLinearModel = embedded(card: .peopleCard, numbers: .peopleWeights)
private let embeddedPeople3Gram: NGramModel = embedded(card: .people3GramCard, numbers: .people3GramCounts)

private func embedded<Model: StoredModel>(card: Dataset, numbers: Dataset) -> Model {
  do { return try Model(reading: { name in name == modelCardFile ? card.bytes : numbers.bytes }) } catch {
    preconditionFailure("\(numbers.fileName): \(error)")
  }
}
