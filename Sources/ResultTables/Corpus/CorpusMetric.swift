import Documents
import PatternGrid
import PatternStrength

/// One named figure of a population: the row of `metric,value,low,high,note`.
struct CorpusMetric {
  let id: String
  let title: String
  let unit: UnitSymbol
  /// In the unit: shares are percent here.
  let value: Double?
  let interval: ClosedRange<Double>?
  let digits: Int
  /// Which attacker is meant and how the interval was found; empty for plain counts.
  let methods: [String]
  /// What must be known to trust the figure.
  let cautions: [String]

  init(_ id: String, _ title: String, count: Int?, cautions: [String] = []) {
    self.id = id
    self.title = title
    unit = .none
    value = count.map(Double.init)
    interval = nil
    digits = 0
    methods = []
    self.cautions = cautions
  }

  init(_ id: String, _ title: String, _ unit: UnitSymbol, _ figure: SampledFigure, digits: Int, methods: [String] = [])
  {
    let scale = unit == .percent ? 100.0 : 1
    self.id = id
    self.title = title
    self.unit = unit
    value = figure.value.map { $0 * scale }
    interval = figure.interval.map { $0.lowerBound * scale...$0.upperBound * scale }
    self.digits = digits
    self.methods = methods + FigureNotes.methods(of: figure)
    cautions = FigureNotes.cautions(of: figure)
  }

  /// A figure that is not told.
  init(hidden id: String, _ title: String, _ unit: UnitSymbol, digits: Int) {
    self.id = id
    self.title = title
    self.unit = unit
    value = nil
    interval = nil
    self.digits = digits
    methods = []
    cautions = [FigureNotes.hidden]
  }
}

/// What stands beside figures, in words.
enum FigureNotes {
  static let inSample = "in-sample"
  static let hidden =
    "hidden: fewer than \(CellSuppression.smallestChoices) choices or \(CellSuppression.smallestPatterns) different "
    + "patterns, or next to such a cell"

  static func cautions(of figure: SampledFigure) -> [String] {
    figure.value == nil
      ? []
      : figure.cautions.map(text(of:)) + (figure.method == .tooLarge ? ["over 2^32 - 1 choices: no bootstrap"] : [])
  }

  static func text(of caution: SampledFigure.Caution) -> String {
    switch caution {
    case .smallSample: "n < \(SampledFigure.smallestSample): tail figure"
    case .reachesSingletons: "reaches patterns seen once"
    case .manyUnseen: "lower bound: many patterns unseen"
    }
  }

  /// How a figure's interval was found.
  static func methods(of figure: SampledFigure) -> [String] {
    guard figure.interval != nil else { return [] }
    return switch figure.method {
    case .exact, .tooLarge: []
    case .clopperPearson: ["Clopper-Pearson"]
    case .bootstrap(let resamples): ["bootstrap of \(resamples) allowing for bias"]
    case .normal: ["normal interval"]
    case .esty: ["normal interval (Esty 1983)"]
    }
  }
}
