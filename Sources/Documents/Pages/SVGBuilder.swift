/// Writes a small SVG drawing element by element; texts and attributes are escaped, so none can become markup.
///
///     var drawing = SVGBuilder(width: 90, height: 90)
///     drawing.element("circle", ["cx": 45, "cy": 45, "r": 6, "fill": "currentColor"])
///     let svg = drawing.finished()
///
/// Colours written as `currentColor` follow the text around the drawing, in print and in dark surroundings.
package struct SVGBuilder: Sendable {
  /// The value of an attribute.
  package enum Value: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    case text(String)
    /// A number, written with at most three decimals.
    case number(Double)

    package init(stringLiteral text: String) { self = .text(text) }
    package init(floatLiteral number: Double) { self = .number(number) }
    package init(integerLiteral number: Int) { self = .number(Double(number)) }
  }

  private var markup: String

  /// An empty drawing whose user units are pixels.
  package init(width: Double, height: Double) {
    let size = "\(Self.number(width)) \(Self.number(height))"
    markup = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\""
    markup += " width=\"\(Self.number(width))\" height=\"\(Self.number(height))\">"
  }

  /// An element with attributes in the given order and, inside, what `content` adds.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>,
    content: (inout SVGBuilder) -> Void = { _ in }
  ) {
    markup += "<\(name)"
    for (name, value) in attributes {
      switch value {
      case .text(let text): markup += " \(name)=\"\(MarkupText.escaped(text))\""
      case .number(let number): markup += " \(name)=\"\(Self.number(number))\""
      }
    }
    markup += ">"
    content(&self)
    markup += "</\(name)>"
  }

  /// Text inside the current element.
  package mutating func text(_ text: String) { markup += MarkupText.escaped(text) }

  /// The whole `<svg>` element.
  package func finished() -> String { markup + "</svg>" }

  /// Three decimals without the zeros at the end.
  private static func number(_ value: Double) -> String {
    var text = FixedDecimal.text(value, digits: 3)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
