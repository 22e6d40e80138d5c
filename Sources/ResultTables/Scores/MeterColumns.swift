import Documents
import PatternGrid
import PatternStrength

extension ScoreColumn {
  /// For every meter its score, then for each of its scales the share of the range and the class.
  static let ofMeters = Meter.all.flatMap(columns(of:))

  /// The columns of a meter: its score, then for each of its scales the share of the range and the class.
  public static func columns(of meter: Meter) -> [ScoreColumn] {
    [
      ScoreColumn(
        Column(meter.id, meter.title, alignment: .right), meter.digits == 0 ? .integer : .real,
        meter.formula, source: meter.citation,
        .meter { Cell(meter.score($0), digits: meter.digits, dataDigits: meter.dataDigits) })
    ] + meter.scales.flatMap { scale in columns(meter, scale) }
  }

  private static func columns(_ meter: Meter, _ scale: MeterScale) -> [ScoreColumn] {
    let ending = scale.id.isEmpty ? "" : "_\(scale.id)"
    let titleEnding = scale.id.isEmpty ? "" : " (\(scale.id.replacing("_", with: " ")))"
    let classed = ScoreColumn(
      Column("\(meter.id)_class\(ending)", "\(meter.title) class\(titleEnding)"),
      scale.hasNumberedClasses ? .integer : .text,
      "Class: \(scale.summary)", source: meter.citation,
      .meter { features in
        let name = scale.className(meter.score(features))
        return Int(name).map(Cell.integer) ?? .text(name)
      })
    guard let normalised = scale.normalised else { return [classed] }
    return [
      ScoreColumn(
        Column("\(meter.id)_normalised\(ending)", "\(meter.title) share\(titleEnding)", alignment: .right), .real,
        "Normalised: \(scale.summary)", source: meter.citation,
        .meter { Cell(normalised(meter.score($0)), digits: FeatureValue.digits, dataDigits: FeatureValue.dataDigits) }),
      classed,
    ]
  }
}

extension Meter {
  /// Decimals in data: none for whole points.
  fileprivate var dataDigits: Int { digits == 0 ? 0 : FeatureValue.dataDigits }
}

extension MeterScale {
  /// Whether classes are numbers and not words.
  fileprivate var hasNumberedClasses: Bool { classNames.allSatisfy { Int($0) != nil } }
}
