/// An axis of a chart: its title with the unit, its scale and, if wanted, its range.
public struct ChartAxis: Sendable, Hashable {
  /// How values become distances.
  public enum Scale: Sendable, Hashable {
    case linear
    /// Equal factors are equal distances; values of 0 or less are not drawn.
    case logarithmic
  }

  public let title: String
  public let unit: UnitSymbol
  public let scale: Scale
  /// The range shown; nil takes it from the values.
  public let range: ClosedRange<Double>?

  public init(_ title: String, unit: UnitSymbol = .none, scale: Scale = .linear, range: ClosedRange<Double>? = nil) {
    self.title = title
    self.unit = unit
    self.scale = scale
    self.range = range
  }

  var label: String { unit == .none ? title : "\(title) (\(unit.symbol))" }

  /// The range to draw for `values`: the given one, or a round one that holds all drawable values.
  func range(for values: [Double]) -> ClosedRange<Double> {
    if let range { return range }
    let drawable = scale == .logarithmic ? values.filter { $0 > 0 } : values
    guard let low = drawable.min(), let high = drawable.max() else { return scale == .logarithmic ? 1...10 : 0...1 }
    if scale == .logarithmic { return low < high ? low...high : low / 2...high * 2 }
    let ticks = ticks(in: min(low, 0)...max(high, low == high && high <= 0 ? 1 : high, 0))
    let step = ticks.count > 1 ? ticks[1].value - ticks[0].value : 1
    let first = ticks.first?.value ?? low
    let last = ticks.last?.value ?? high
    return (min(low, 0) < first ? first - step : first)...(high > last ? last + step : last)
  }

  /// A marked value of an axis.
  struct Tick {
    let value: Double
    let label: String
  }

  /// Round values inside `range`, about five of them, with their labels: 1, 2 or 5 times a power of ten apart on a linear
  /// scale, powers of ten on a logarithmic one.
  func ticks(in range: ClosedRange<Double>) -> [Tick] {
    scale == .logarithmic ? Self.decades(in: range) : Self.steps(in: range)
  }

  private static func steps(in range: ClosedRange<Double>) -> [Tick] {
    let rough = (range.upperBound - range.lowerBound) / 5
    guard rough > 0, rough.isFinite else { return [Tick(value: range.lowerBound, label: "\(range.lowerBound)")] }
    var exponent = 0
    while power(exponent + 1) <= rough { exponent += 1 }
    while power(exponent) > rough { exponent -= 1 }
    let factor = [1.0, 2, 5, 10].first { $0 * power(exponent) >= rough * 0.999 } ?? 10
    let step = factor * power(exponent)
    let digits = min(FixedDecimal.maximumDigits, max(0, factor == 10 ? -exponent - 1 : -exponent))
    // The last hair keeps an end that is a multiple of the step but for its rounding.
    let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((range.upperBound / step + 1e-9).rounded(.down))
    guard first <= last else { return [] }
    return (first...last).map { index in
      let value = Double(index) * step
      return Tick(value: value, label: GroupedDecimal.text(value, digits: digits))
    }
  }

  private static func decades(in range: ClosedRange<Double>) -> [Tick] {
    var exponent = 0
    while power(exponent) < range.lowerBound { exponent += 1 }
    while power(exponent - 1) >= range.lowerBound { exponent -= 1 }
    var exponents: [Int] = []
    while power(exponent) <= range.upperBound {
      exponents.append(exponent)
      exponent += 1
    }
    let stride = max(1, (exponents.count + 7) / 8)
    return exponents.enumerated().filter { $0.offset % stride == 0 }.map {
      Tick(value: power($0.element), label: decadeLabel($0.element))
    }
  }

  private static func decadeLabel(_ exponent: Int) -> String {
    if (0...6).contains(exponent) { return GroupedDecimal.text(power(exponent), digits: 0) }
    if (-3..<0).contains(exponent) { return GroupedDecimal.text(power(exponent), digits: -exponent) }
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let digits = "\(exponent.magnitude)".utf8.map { superscripts[Int($0 - UInt8(ascii: "0"))] }
    return "10" + (exponent < 0 ? "⁻" : "") + String(digits)
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent.magnitude { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }
}
