import PatternGrid

/// One feature of the log-linear model: a template and the symbols that fill it.
public struct ModelFeature: Hashable, Sendable {
  /// The place of the template in `FeatureTemplate.all`.
  let templateIndex: Int
  /// Canonical under the template's symmetry.
  public let symbols: [UInt8]

  init(templateIndex: Int, symbols: [UInt8]) {
    self.templateIndex = templateIndex
    self.symbols = symbols
  }

  public var template: FeatureTemplate { FeatureTemplate.all[templateIndex] }

  /// The symbols as a model's file writes them, with a dot between: dot numbers from 0, numbers of dots or
  /// crossings, kinds of lines by name, and moves by their winds (`E`, `SSW`, `2N` for one over a dot).
  public var text: String {
    symbols.enumerated().map { position, symbol in
      switch template.symbols.kind(position) {
      case .dot, .length, .crossings: String(symbol)
      case .lines: StrokeStyles(rawValue: symbol).name
      case .move: CompassMove(code: symbol).name
      }
    }.joined(separator: ".")
  }

  /// The directions of the feature's moves, and whether each goes over a dot; nil where the symbols are no moves.
  public var moves: [(direction: Direction, isDouble: Bool)]? {
    guard case .move = template.symbols.kind(0) else { return nil }
    return symbols.map { (CompassMove(code: $0).direction, CompassMove(code: $0).isDouble) }
  }

  /// Reads what a model's file says.
  ///
  /// - Throws: `ModelFeatureError`.
  init(template id: String, text: String) throws(ModelFeatureError) {
    guard let index = FeatureTemplate.all.firstIndex(where: { $0.id == id }) else {
      throw ModelFeatureError(reason: "there is no template '\(id)'")
    }
    let template = FeatureTemplate.all[index]
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard template.symbols.counts.contains(parts.count) else {
      throw ModelFeatureError(reason: "'\(text)' has \(parts.count) symbols, which is wrong for template '\(id)'")
    }
    var symbols: [UInt8] = []
    for (position, part) in parts.enumerated() {
      guard let symbol = template.symbols.kind(position).symbol(part) else {
        throw ModelFeatureError(reason: "'\(part)' is not a symbol that template '\(id)' has there")
      }
      symbols.append(symbol)
    }
    guard template.canonical(symbols) == symbols else {
      throw ModelFeatureError(reason: "'\(text)' is not the least of its images under symmetry")
    }
    self.init(templateIndex: index, symbols: symbols)
  }
}

extension ModelFeature {
  /// The features of a pattern, each as often as the pattern has it.
  static func all(of pattern: Pattern) -> [ModelFeature] {
    all(of: pattern, templates: Array(FeatureTemplate.all.enumerated()))
  }

  /// How often the choices of a corpus have each feature.
  static func counts(in tally: Tally, templates: [FeatureTemplate]) -> [ModelFeature: Int] {
    let ids = Set(templates.map(\.id))
    let indexed = FeatureTemplate.all.enumerated().filter { ids.contains($0.element.id) }
    var counts: [ModelFeature: Int] = [:]
    for (pattern, count) in tally.countedPatterns {
      for feature in all(of: pattern, templates: indexed) { counts[feature, default: 0] += count }
    }
    return counts
  }

  private static func all(
    of pattern: Pattern, templates: [(offset: Int, element: FeatureTemplate)]
  ) -> [ModelFeature] {
    let dots = pattern.dots.map(\.byte)
    return templates.flatMap { index, template in
      template.features(of: dots).map { ModelFeature(templateIndex: index, symbols: $0) }
    }
  }
}

extension ModelFeature: Comparable {
  /// The order of a model's file: by template, then by symbols.
  public static func < (a: ModelFeature, b: ModelFeature) -> Bool {
    a.templateIndex == b.templateIndex
      ? a.symbols.lexicographicallyPrecedes(b.symbols) : a.templateIndex < b.templateIndex
  }
}

extension FeatureSymbols.Kind {
  fileprivate func symbol(_ text: Substring) -> UInt8? {
    switch self {
    case .dot: UInt8(text).flatMap { $0 < 9 ? $0 : nil }
    case .length: UInt8(text).flatMap { (4...9).contains($0) ? $0 : nil }
    case .move: CompassMove(name: text)?.code
    case .crossings: UInt8(text).flatMap { $0 < PatternLook.crossingsCount ? $0 : nil }
    case .lines: StrokeStyles(name: text)?.rawValue
    }
  }
}

/// Why a text is not a feature.
struct ModelFeatureError: Error, Equatable {
  let reason: String
}
