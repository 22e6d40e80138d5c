import PatternGrid

/// A strength meter: a score from what is drawn, without regard to what people choose.
///
/// To add a published meter: write its file, and name it in `all`. Any other meter is a value:
/// ```swift
/// let meter = Meter(id: "turning", title: "Turning", formula: "turns x dots", scale: MeterScale(["weak", "strong"], from: [20])) {
///   Double($0.turns * $0.length)
/// }
/// meter.score(of: try Pattern("01258"))
/// ```
public struct Meter: Sendable {
  /// The name in data files and on the command line.
  public let id: String
  public let title: String
  public let citation: String
  public let formula: String
  /// What the score rewards, as the end of a sentence that begins with the meter.
  public let rewards: String
  /// What the paper leaves open and how it is read here.
  public let interpretation: String
  /// The lowest and highest score over Android's 3x3 space, each with the first pattern that has it.
  public let lowest: (score: Double, witness: [Dot])
  public let highest: (score: Double, witness: [Dot])
  /// Decimals that the score deserves.
  public let digits: Int
  /// The score from features. Only for patterns of Android's 3x3 space; `score(of:)` tells.
  public let score: @Sendable (PatternFeatures) -> Double
  /// What the score is made of.
  public let parts: @Sendable (PatternFeatures) -> [MeterPart]
  /// From scores to classes: the default first, other readings of the paper after it.
  public let scales: [MeterScale]

  /// A meter of several scales.
  ///
  /// - Parameters:
  ///   - range: the lowest and highest score with the first patterns that have them; nil to find them among all 389,112
  ///     patterns, which takes about 0.1 s.
  ///   - scales: the default first. At least one.
  ///   - score: must be finite.
  public init(
    id: String, title: String, citation: String = "", formula: String, rewards: String = "",
    interpretation: String = "",
    range: Range? = nil, digits: Int = 2, scales: [MeterScale],
    parts: @escaping @Sendable (PatternFeatures) -> [MeterPart] = { _ in [] },
    score: @escaping @Sendable (PatternFeatures) -> Double
  ) {
    precondition(!scales.isEmpty, "the meter \(id) has no scale")
    self.id = id
    self.title = title
    self.citation = citation
    self.formula = formula
    self.rewards = rewards
    self.interpretation = interpretation
    (lowest, highest) = range ?? Self.range(of: score)
    self.digits = digits
    self.score = score
    self.parts = parts
    self.scales = scales
  }

  /// A meter of one scale. See the other initialiser.
  public init(
    id: String, title: String, formula: String, scale: MeterScale,
    score: @escaping @Sendable (PatternFeatures) -> Double
  ) {
    self.init(id: id, title: title, formula: formula, scales: [scale], score: score)
  }

  /// The lowest and the highest score, each with the first pattern that has it.
  public typealias Range = (lowest: (score: Double, witness: [Dot]), highest: (score: Double, witness: [Dot]))

  private static func range(of score: (PatternFeatures) -> Double) -> Range {
    let patterns = PatternIndex.android3x3
    do {
      let table = try FeatureTable(patterns.space)
      var (lowest, highest) = ((score: Double.infinity, index: 0), (score: -Double.infinity, index: 0))
      for index in 0..<table.count {
        let score = score(table[index])
        if score < lowest.score { lowest = (score, index) }
        if score > highest.score { highest = (score, index) }
      }
      return (
        (lowest.score, patterns.pattern(at: lowest.index).dots),
        (highest.score, patterns.pattern(at: highest.index).dots)
      )
    } catch {
      preconditionFailure("the 3x3 grid is small enough to list: \(error)")
    }
  }

  /// The scale used where none is named.
  public var scale: MeterScale { scales[0] }

  /// The score of a pattern; nil where meters are not defined for its space, see `unsupportedReason(in:)`.
  public func score(of pattern: Pattern) -> Double? {
    Self.unsupportedReason(in: pattern.space) == nil ? score(PatternFeatures(pattern)) : nil
  }

  /// The class of a pattern on the default scale; nil where meters are not defined for its space.
  public func className(of pattern: Pattern) -> String? { score(of: pattern).map(scale.className) }

  /// Every meter, by year.
  public static let all = [andriotis, sun, song]

  public static func named(_ id: String) -> Meter? { all.first { $0.id == id } }
}

/// A part of a meter's score.
public struct MeterPart: Sendable {
  public let name: String
  public let value: Double
  /// The most that any pattern of Android's 3x3 space has.
  public let highest: Double

  public init(_ name: String, _ value: Double, of highest: Double) {
    self.name = name
    self.value = value
    self.highest = highest
  }
}

/// How a meter's score becomes a share of its range and a class.
public struct MeterScale: Sendable {
  /// The end of the column names of scales that are not the default; empty for the default.
  public let id: String
  /// How it is normalised and classed, and why.
  public let summary: String
  /// The classes, weakest first.
  public let classNames: [String]
  /// The score as a share of the range, 0 to 1; nil where classes go by the score itself and no share is defined.
  public let normalised: (@Sendable (Double) -> Double)?
  /// The place of the class of a score, from 0.
  public let classIndex: @Sendable (Double) -> Int

  /// - Parameters:
  ///   - classNames: at least one, weakest first.
  ///   - classIndex: places outside `classNames` count as its first or last one.
  public init(
    id: String, summary: String, classNames: [String], normalised: (@Sendable (Double) -> Double)?,
    classIndex: @escaping @Sendable (Double) -> Int
  ) {
    precondition(!classNames.isEmpty, "a scale has at least one class")
    self.id = id
    self.summary = summary
    self.classNames = classNames
    self.normalised = normalised
    self.classIndex = { [last = classNames.count - 1] in min(max(0, classIndex($0)), last) }
  }

  /// Classes by lower bounds: a score is of the first class below the first bound, of the last from the last bound on.
  ///
  /// - Precondition: there is one class more than bounds, which ascend.
  public init(_ classNames: [String], from bounds: [Double]) {
    precondition(
      classNames.count == bounds.count + 1, "\(classNames.count) classes have \(bounds.count) bounds between")
    let limits = zip(classNames.dropFirst(), bounds).map { "\($0) from \($1)" }
    self.init(
      id: "", summary: ([classNames[0]] + limits).joined(separator: ", "), classNames: classNames, normalised: nil,
      classIndex: { score in bounds.count { $0 <= score } })
  }

  public func className(_ score: Double) -> String { classNames[classIndex(score)] }

  /// How strong a score's class is among all, 0 to 1; 0 where there is one class only.
  public func level(_ score: Double) -> Double {
    classNames.count == 1 ? 0 : Double(classIndex(score)) / Double(classNames.count - 1)
  }
}

extension Meter {
  /// Why there are no scores for patterns of a space; nil where there are.
  ///
  /// The formulae, ranges and classes are published for Android's 3x3 patterns only.
  public static func unsupportedReason(in space: PatternSpace) -> String? {
    let android = PatternSpace.android3x3
    if space.grid != android.grid {
      return
        "the meters are published for the 3x3 grid only: on a \(space.grid) grid their ranges and classes do not hold"
    }
    if space.rule == .free {
      return
        "the meters are published for Android's drawing rule: under the rule 'free' their ranges and classes do not hold"
    }
    if space.lengths.lowerBound < android.lengths.lowerBound {
      return "the meters are published for patterns of 4 to 9 dots: below 4 their ranges and classes do not hold"
    }
    return nil
  }
}
