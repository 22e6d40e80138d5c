/// A line of text in which some parts are stressed, code or links. No part is ever interpreted as markup.
///
/// A literal is plain text, and interpolation adds the other kinds:
///
///     let text: RichText = "Blocks \(strong: "12.5 %") of \(clientName), see \(link: "the study", to: url)."
public struct RichText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A part of the line.
  public enum Span: Sendable, Hashable {
    case plain(String)
    case emphasis(String)
    case strong(String)
    case code(String)
    case link(String, url: String)
    /// A new line where the format can show one, else a space.
    case lineBreak
  }

  /// The parts, in reading order.
  public let spans: [Span]

  /// The given parts.
  public init(_ spans: [Span]) { self.spans = spans }

  /// Plain text.
  public init(_ text: String) { self.init([.plain(text)]) }

  /// Plain text.
  public init(stringLiteral text: String) { self.init(text) }

  /// The parts an interpolated literal collected.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.spans) }

  /// The parts of both, one after the other.
  public static func + (left: RichText, right: RichText) -> RichText { RichText(left.spans + right.spans) }

  /// The text without stress; a link is followed by its address in brackets, a line break is a space.
  public var plainText: String { plainParts.joined() }

  /// The plain text part by part, each of which may have its own writing direction.
  var plainParts: [String] {
    spans.map { span in
      switch span {
      case .plain(let text), .emphasis(let text), .strong(let text), .code(let text): text
      case .link(let text, let url): text == url ? url : "\(text) (\(url))"
      case .lineBreak: " "
      }
    }
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) { if !text.isEmpty { spans.append(.plain(text)) } }

    /// Any value, by its description, as plain text.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { appendLiteral(value.description) }

    /// A quantity as people read it, with its unit.
    public mutating func appendInterpolation(_ quantity: Quantity) { appendLiteral(quantity.displayText) }

    /// The parts of another rich text.
    public mutating func appendInterpolation(_ text: RichText) { spans += text.spans }

    /// Stressed text.
    public mutating func appendInterpolation(emphasis text: String) { spans.append(.emphasis(text)) }

    /// Strongly stressed text.
    public mutating func appendInterpolation(strong text: String) { spans.append(.strong(text)) }

    /// Text to be typed or read letter by letter.
    public mutating func appendInterpolation(code text: String) { spans.append(.code(text)) }

    /// Text that leads to `url`.
    public mutating func appendInterpolation(link text: String, to url: String) {
      spans.append(.link(text, url: url))
    }
  }
}
