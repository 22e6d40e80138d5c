import Datasets

/// A kind of model that can be trained and kept as files: a card and one table of numbers.
public enum ModelKind: String, CaseIterable, Sendable {
  case logLinear = "loglinear"
  case nGram = "ngram"

  /// The file of the card, which names the kind in its field `kind`.
  public static let cardFile = "card.csv"

  /// The file of the numbers.
  public var tableFile: String {
    switch self {
    case .logLinear: "weights.csv"
    case .nGram: "counts.csv"
    }
  }

  /// The kind that a card names.
  ///
  /// - Throws: `ModelFileError` where it names none.
  public init(card: ModelCard) throws(ModelFileError) {
    guard let kind = card["kind"].flatMap(ModelKind.init(rawValue:)) else {
      let kinds = ModelKind.allCases.map(\.rawValue).joined(separator: " or ")
      throw ModelFileError(line: nil, reason: "the field 'kind' is not \(kinds)")
    }
    self = kind
  }

  /// Reads a model.
  ///
  /// - Throws: `ModelFileError` with the line of the table, or nil where the card is at fault, and the reason.
  public func model(_ table: CSVTable, card: ModelCard) throws(ModelFileError) -> any GuessModel {
    switch self {
    case .logLinear: try LogLinearModel(weights: table, card: card)
    case .nGram: try NGramModel(counts: table, card: card)
    }
  }
}
