/// Something that can be counted or measured on every pattern: what it is, who defined it, and which values it takes.
public struct Feature: Sendable {
  /// The name in data files and on the command line.
  public let id: String
  public let title: String
  /// What is counted; empty for pure numbers.
  public let unit: String
  /// What the value is, in a sentence.
  public let definition: String
  /// Whose definition it is.
  public let definedBy: String
  /// What the definition leaves open, or what it is easily taken for.
  public let doubt: String?
  /// The lowest and the highest value over Android's 3x3 space, each with a pattern that has it.
  public let lowest: Extreme
  public let highest: Extreme
  /// Whether the value stays the same when a symmetry of the grid moves the pattern.
  public let isSymmetric: Bool
  /// The value in the features of a pattern; nil where it is not defined or out of reach.
  public let value: @Sendable (PatternFeatures) -> FeatureValue?

  init(
    id: String, title: String, unit: String = "", definition: String, definedBy: String, doubt: String? = nil,
    lowest: Extreme, highest: Extreme, isSymmetric: Bool = true,
    value: @escaping @Sendable (PatternFeatures) -> FeatureValue?
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.definition = definition
    self.definedBy = definedBy
    self.doubt = doubt
    self.lowest = lowest
    self.highest = highest
    self.isSymmetric = isSymmetric
    self.value = value
  }
}

/// An end of a range, and a pattern that reaches it.
public struct Extreme: Sendable {
  public let value: FeatureValue
  /// The first such pattern in prefix order.
  public let witness: [Dot]

  init(_ value: FeatureValue, _ witness: Dot...) {
    self.value = value
    self.witness = witness
  }
}

/// The value of a feature.
public enum FeatureValue: Hashable, Sendable {
  case count(Int)
  case measure(Double)
  case dot(Dot)
  case place(DotPlace)
  case truth(Bool)

  /// The value as a number: a dot by its number; corner 0, edge 1, centre 2; no 0, yes 1.
  public var number: Double {
    switch self {
    case .count(let count): Double(count)
    case .measure(let measure): measure
    case .dot(let dot): Double(dot.index)
    case .place(.corner): 0
    case .place(.edge): 1
    case .place(.centre): 2
    case .truth(let isTrue): isTrue ? 1 : 0
    }
  }
}
