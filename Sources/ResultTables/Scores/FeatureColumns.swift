import Documents
import PatternGrid

extension ScoreColumn {
  /// A column for every feature; the length stands among the first columns already.
  static let ofFeatures = Feature.all.filter { $0.id != Feature.length.id }.map { feature in
    ScoreColumn(
      Column(feature.id, feature.title, alignment: feature.isNumeric ? .right : .left), feature.type,
      unit: feature.unit,
      feature.definition, source: feature.definedBy, .features { feature.value($0)?.cell ?? .missing })
  }
}

extension Feature {
  /// Whether values are numbers and not words.
  var isNumeric: Bool {
    switch lowest.value {
    case .count, .measure, .dot, .truth: true
    case .place: false
    }
  }

  fileprivate var type: DatabaseColumn.DataType {
    switch lowest.value {
    case .count, .dot, .truth: .integer
    case .measure: .real
    case .place: .text
    }
  }
}

extension FeatureValue {
  /// Decimals of measures for people, and in data: there nearly all that the number has.
  static let digits = 3
  static let dataDigits = 14

  /// The value as data: a dot by its number, yes as 1, no as 0.
  var cell: Cell {
    switch self {
    case .count(let count): .integer(count)
    case .measure(let measure): Cell(measure, digits: Self.digits, dataDigits: Self.dataDigits)
    case .dot(let dot): .integer(dot.index)
    case .place(let place): .text(place.rawValue)
    case .truth(let isTrue): .integer(isTrue ? 1 : 0)
    }
  }

  /// The value in words for people.
  var words: String {
    switch self {
    case .count(let count): GroupedDecimal.text(count)
    case .measure(let measure): FixedDecimal.text(measure, digits: Self.digits)
    case .dot(let dot): "\(dot)"
    case .place(let place): place.rawValue
    case .truth(let isTrue): isTrue ? "yes" : "no"
    }
  }
}
