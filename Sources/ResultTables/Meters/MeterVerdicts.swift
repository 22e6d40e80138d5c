import Documents
import PatternGrid
import PatternStrength

/// What every meter says of one pattern, and why they disagree where they do.
struct MeterVerdicts {
  private let readings: [(meter: Meter, score: Double, parts: [MeterPart])]

  init(_ features: PatternFeatures, meters: [Meter] = Meter.all) {
    readings = meters.map { ($0, $0.score(features), $0.parts(features)) }
  }

  /// A block for each meter, then the comparison.
  var lines: [String] {
    readings.flatMap { meter, score, parts in
      [
        "\(meter.title): \(FixedDecimal.text(score, digits: meter.digits)) in "
          + "\(FixedDecimal.text(meter.lowest.score, digits: meter.digits)) to "
          + "\(FixedDecimal.text(meter.highest.score, digits: meter.digits)), \(Self.classWords(meter, meter.scale, score))",
        "  from \(parts.map(Self.words).joined(separator: ", "))",
      ]
        + meter.scales.dropFirst().map { scale in
          "  read otherwise (\(scale.id.replacing("_", with: " "))): \(Self.classWords(meter, scale, score))"
        }
    } + comparison
  }

  /// Such as `medium (normalised 0.45)` or `class 2 of 5 (normalised 0.21)`.
  private static func classWords(_ meter: Meter, _ scale: MeterScale, _ score: Double) -> String {
    let name = scale.className(score)
    let words = Int(name) == nil ? name : "class \(name) of \(scale.classNames.count)"
    guard let normalised = scale.normalised else { return words }
    return "\(words) (normalised \(FixedDecimal.text(normalised(score), digits: 2)))"
  }

  private static func words(_ part: MeterPart) -> String {
    let digits = part.highest == part.highest.rounded() ? 0 : 2
    return "\(part.name) \(FixedDecimal.text(part.value, digits: digits)) of "
      + FixedDecimal.text(part.highest, digits: digits)
  }

  /// Which meters are kind and which are strict, each with what it rewards.
  private var comparison: [String] {
    let levels = readings.map { $0.meter.scale.level($0.score) }
    guard let lowest = levels.min(), let highest = levels.max() else { return [] }
    guard lowest < highest else { return ["The verdicts agree."] }
    let kind = zip(readings, levels).filter { $1 == highest }.map(\.0)
    let strict = zip(readings, levels).filter { $1 == lowest }.map(\.0)
    return ["The verdicts disagree, because each meter looks at something else:"]
      + kind.flatMap { ["  kind:   \($0.meter.title) \($0.meter.rewards);", "          here \(Self.found($0.parts))"] }
      + strict.flatMap {
        ["  strict: \($0.meter.title) \($0.meter.rewards);", "          here \(Self.lacking($0.parts))"]
      }
      + ["  None of them knows which patterns people choose."]
  }

  /// The parts that give something.
  private static func found(_ parts: [MeterPart]) -> String {
    "it finds \(parts.filter { $0.value > 0 }.map(words).joined(separator: ", "))"
  }

  /// The part that could have given most more.
  private static func lacking(_ parts: [MeterPart]) -> String {
    parts.max { $0.highest - $0.value < $1.highest - $1.value }.map { "it finds only \(words($0))" } ?? ""
  }
}
