import PatternGrid

/// A published strength meter: a score from what is drawn, without regard to what people choose.
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
  /// The score. Only for patterns of Android's 3x3 space.
  public let score: @Sendable (PatternFeatures) -> Double
  /// What the score is made of.
  public let parts: @Sendable (PatternFeatures) -> [MeterPart]
  /// From scores to classes: the default first, other readings of the paper after it.
  public let scales: [MeterScale]

  /// The scale used where none is named.
  public var scale: MeterScale { scales[0] }

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

  init(_ name: String, _ value: Double, of highest: Double) {
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

  public func className(_ score: Double) -> String { classNames[classIndex(score)] }
}

extension Meter {
  /// Why there are no scores for patterns of a space; nil where there are.
  ///
  /// The formulae, ranges and classes are published for Android's 3x3 patterns only.
  public static func refusal(for space: PatternSpace) -> String? {
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
