/// A way to write the dots of a pattern as text.
///
/// To add a notation: give its entry below and name it in `all`; one that writes dots as no other does also has a case in
/// `Symbols`, which `NotationReading.swift` and `NotationWriting.swift` handle.
public struct Notation: Sendable {
  /// What `--notation` takes.
  public let id: String
  public let summary: String
  /// How 0, 1, 2, 5, 8 on 3x3 is written.
  public let example: String
  let symbols: Symbols
  /// Whether it is tried on text whose notation is not given. The others are read with one that is tried, or look like one.
  public let isDetected: Bool

  init(id: String, summary: String, example: String, symbols: Symbols, isDetected: Bool = true) {
    self.id = id
    self.summary = summary
    self.example = example
    self.symbols = symbols
    self.isDetected = isDetected
  }

  /// How one dot is written.
  enum Symbols: Sendable {
    /// A number from `first`; joined without separators where `joins` and every number has one digit, else with dots.
    case numbers(first: Int, joins: Bool)
    /// One character a dot, in this order, never separated.
    case characters([UInt8])
    /// Row and column from 0, `row:column`, joined by hyphens.
    case coordinates
  }

  /// Whether dots are written as numbers, which may be joined or have dots between them.
  public var writesNumbers: Bool {
    if case .numbers = symbols { true } else { false }
  }

  private static let upperCase = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  private static let lowerCase = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))

  public static let digit = Notation(
    id: "digits", summary: "dot numbers from 0, joined; with dots between above 9 dots", example: "01258",
    symbols: .numbers(first: 0, joins: true))
  public static let dotted = Notation(
    id: "dotted", summary: "dot numbers from 0 with dots between, safe in spreadsheets", example: "0.1.2.5.8",
    symbols: .numbers(first: 0, joins: false), isDetected: false)
  public static let oneBased = Notation(
    id: "one-based", summary: "dot numbers from 1, joined; with dots between above 9 dots", example: "12369",
    symbols: .numbers(first: 1, joins: true))
  public static let letters = Notation(
    id: "letters", summary: "A for dot 0, B for dot 1, ...; small letters go on after Z", example: "ABCFI",
    symbols: .characters(upperCase + lowerCase))
  public static let android = Notation(
    id: "android", summary: "Android's own: the character '1' for dot 0 and on through ASCII", example: "12369",
    symbols: .characters(Array(UInt8(ascii: "1")..<UInt8(ascii: "1") + 36)), isDetected: false)
  public static let coordinates = Notation(
    id: "coordinates", summary: "row:column from 0, joined by hyphens", example: "0:0-0:1-0:2-1:2-2:2",
    symbols: .coordinates)

  /// Every notation, in the order of documentation.
  public static let all = [digit, dotted, oneBased, letters, android, coordinates]

  /// The notations that are tried where none is given, most likely first: numbers from 0 before numbers from 1.
  public static var detected: [Notation] { all.filter(\.isDetected) }

  /// The notation of this id, or nil.
  public static func named(_ id: String) -> Notation? { all.first { $0.id == id } }
}
