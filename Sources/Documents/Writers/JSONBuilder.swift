/// Writes JSON (RFC 8259) piece by piece, placing commas, colons, line ends and escapes.
///
/// The calls must follow the grammar: inside an object every value has a key. Numbers have fixed decimals and are never
/// quoted; a value that is not known is null.
public struct JSONBuilder: Sendable {
  /// How the text is laid out.
  public enum Layout: Sendable, Hashable {
    /// Everything on one line.
    case compact
    /// One member or element a line, indented by two spaces.
    case indented
  }

  /// The text so far, in UTF-8; may be taken away and emptied between whole values.
  public var bytes: [UInt8] = []

  private static let hexadecimal = Array("0123456789abcdef".utf8)

  private let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  public init(_ layout: Layout = .compact) { self.layout = layout }

  /// An object whose members `members` writes.
  public mutating func object(_ members: (inout JSONBuilder) -> Void) {
    enclosed(by: "{", "}", members)
  }

  /// An array whose elements `elements` writes.
  public mutating func array(_ elements: (inout JSONBuilder) -> Void) {
    enclosed(by: "[", "]", elements)
  }

  /// The key of the next value.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  public mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// A key and its text.
  public mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  public mutating func integer(_ number: Int) {
    separate()
    FixedDecimal.append(number, to: &bytes)
  }

  public mutating func integer(_ number: UInt128) {
    separate()
    FixedDecimal.append(number, to: &bytes)
  }

  /// A number with exactly `digits` decimals; see ``FixedDecimal``.
  public mutating func decimal(_ number: Double, digits: Int) {
    separate()
    FixedDecimal.append(number, digits: digits, to: &bytes)
  }

  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends a whole value with a line end, ready for the next.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  private mutating func enclosed(by open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONBuilder) -> Void)
  {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(UInt8(ascii: close))
    isFirst = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append(contentsOf: "  ".utf8) }
  }

  /// Escapes what RFC 8259 demands and DEL, nothing else: other characters stand as themselves.
  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: #"\u00"#.utf8)
        bytes.append(Self.hexadecimal[Int(byte >> 4)])
        bytes.append(Self.hexadecimal[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
