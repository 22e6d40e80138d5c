/// A flag with the type of its value, whatever that is: what a command declares.
package protocol DeclaredFlag: Sendable {
  var declaration: FlagDeclaration { get }
}

/// A flag whose value has the type `Value`, and a default where it is not optional.
///
/// A command declares it, and asks for its value by `invocation[flag]`: a name cannot be misspelt, a value needs no cast
/// and no unwrapping.
package struct Flag<Value: Sendable>: DeclaredFlag {
  package let declaration: FlagDeclaration
  /// The value for the texts given, in their order; without any, the default. Every text has passed the declaration's
  /// check.
  let value: @Sendable ([String]) -> Value

  /// A flag whose texts are read one by one by `read`, and then taken together by `value`.
  private init<Item>(
    _ name: String, short: Character?, kind: ValueKind?, summary: String, defaultText: String? = nil,
    absence: String? = nil, isRepeatable: Bool = false, read: @escaping @Sendable (String) throws(ValueProblem) -> Item,
    value: @escaping @Sendable ([Item]) -> Value
  ) {
    declaration = FlagDeclaration(
      name: name, short: short, value: kind, summary: summary, defaultText: defaultText, absenceText: absence,
      isRepeatable: isRepeatable, check: { text throws(ValueProblem) in _ = try read(text) })
    self.value = { texts in value(texts.compactMap { try? read($0) }) }
  }
}

extension Flag<Bool> {
  /// A flag without a value: true where it is given.
  ///
  /// - Parameter name: without its dashes. The other parameters are as in `FlagDeclaration`.
  package static func toggle(
    _ name: String, short: Character? = nil, summary: String, isRepeatable: Bool = false
  ) -> Flag<Bool> {
    Flag(
      name, short: short, kind: nil, summary: summary, isRepeatable: isRepeatable, read: { $0 },
      value: { !$0.isEmpty })
  }
}

extension Flag {
  /// A flag whose value is read from any text by `read`, and is nil without the flag.
  ///
  /// - Parameter absence: what happens without the flag, where that is worth saying.
  package static func parsed<Item: Sendable>(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, absence: String? = nil,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Item
  ) -> Flag<Item?> where Value == Item? {
    Flag(
      name, short: short, kind: .text(placeholder: placeholder), summary: summary, absence: absence, read: read
    ) { $0.last }
  }

  /// A flag whose value is read from any text by `read`.
  ///
  /// - Parameters:
  ///   - default: the value without the flag.
  ///   - defaultText: the same as `read` takes it.
  package static func parsed(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, default value: Value,
    defaultText: String, read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) -> Flag<Value> {
    Flag(
      name, short: short, kind: .text(placeholder: placeholder), summary: summary, defaultText: defaultText, read: read
    ) { $0.last ?? value }
  }
}

extension Flag {
  /// A flag whose value is read from any text by `read`, and that may be given more than once: all values in order.
  package static func parsedList<Item: Sendable>(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, absence: String? = nil,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Item
  ) -> Flag<[Item]> where Value == [Item] {
    Flag(
      name, short: short, kind: .text(placeholder: placeholder), summary: summary, absence: absence,
      isRepeatable: true, read: read
    ) { $0 }
  }
}

extension Flag<String?> {
  /// A flag with any text, also the empty one. A placeholder of `FILE` is completed with file names.
  package static func text(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, absence: String? = nil
  ) -> Flag<String?> {
    .parsed(name, short: short, placeholder: placeholder, summary: summary, absence: absence) { $0 }
  }
}

extension Flag<String> {
  /// A flag with any text, also the empty one, and a default.
  package static func text(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, default text: String
  ) -> Flag<String> {
    .parsed(name, short: short, placeholder: placeholder, summary: summary, default: text, defaultText: text) { $0 }
  }
}

extension Flag<[String]> {
  /// A flag with any text that may be given more than once: all texts in their order.
  package static func texts(
    _ name: String, short: Character? = nil, placeholder: String, summary: String
  ) -> Flag<[String]> {
    Flag(
      name, short: short, kind: .text(placeholder: placeholder), summary: summary, isRepeatable: true, read: { $0 },
      value: { $0 })
  }
}

extension Flag<Int> {
  /// A flag with a whole number in decimal digits, perhaps signed, within a range, and a default.
  package static func integer(
    _ name: String, short: Character? = nil, placeholder: String = "N", _ range: ClosedRange<Int>, summary: String,
    default number: Int
  ) -> Flag<Int> {
    let kind = ValueKind.integer(placeholder: placeholder, range)
    return Flag(
      name, short: short, kind: kind, summary: summary, defaultText: "\(number)", read: integerReader(range)
    ) { $0.last ?? number }
  }
}

extension Flag<Int?> {
  /// A flag with a whole number in decimal digits, perhaps signed, within a range; nil without the flag.
  package static func integer(
    _ name: String, short: Character? = nil, placeholder: String = "N", _ range: ClosedRange<Int>, summary: String,
    absence: String? = nil
  ) -> Flag<Int?> {
    let kind = ValueKind.integer(placeholder: placeholder, range)
    return Flag(
      name, short: short, kind: kind, summary: summary, absence: absence, read: integerReader(range)
    ) { $0.last }
  }
}

extension Flag<Double> {
  /// A flag with a finite decimal number, perhaps with a fraction and an exponent, within a range, and a default.
  package static func number(
    _ name: String, short: Character? = nil, placeholder: String, _ range: ClosedRange<Double>, summary: String,
    default number: Double, defaultText: String
  ) -> Flag<Double> {
    let kind = ValueKind.number(placeholder: placeholder, range)
    return Flag(
      name, short: short, kind: kind, summary: summary, defaultText: defaultText, read: numberReader(range)
    ) { $0.last ?? number }
  }
}

extension Flag<Double?> {
  /// A flag with a finite decimal number, perhaps with a fraction and an exponent, within a range; nil without the flag.
  package static func number(
    _ name: String, short: Character? = nil, placeholder: String, _ range: ClosedRange<Double>, summary: String,
    absence: String? = nil
  ) -> Flag<Double?> {
    let kind = ValueKind.number(placeholder: placeholder, range)
    return Flag(
      name, short: short, kind: kind, summary: summary, absence: absence, read: numberReader(range)
    ) { $0.last }
  }
}

extension Flag {
  /// A flag with one of some words, each standing for a value; nil without the flag.
  package static func choice<Item: Sendable>(
    _ name: String, short: Character? = nil, of options: [(word: String, value: Item)], summary: String,
    absence: String? = nil
  ) -> Flag<Item?> where Value == Item? {
    Flag(
      name, short: short, kind: .choice(options.map(\.word)), summary: summary, absence: absence,
      read: choiceReader(options)
    ) { $0.last }
  }

  /// A flag with one of some words, each standing for a value, and a default.
  ///
  /// - Parameter default: one of the words.
  package static func choice(
    _ name: String, short: Character? = nil, of options: [(word: String, value: Value)], summary: String,
    default option: (word: String, value: Value)
  ) -> Flag<Value> {
    Flag(
      name, short: short, kind: .choice(options.map(\.word)), summary: summary, defaultText: option.word,
      read: choiceReader(options)
    ) { $0.last ?? option.value }
  }
}

extension Flag {
  /// A flag with one of some words, each standing for a value, that may be given more than once: all values in order.
  package static func choices<Item: Sendable>(
    _ name: String, short: Character? = nil, of options: [(word: String, value: Item)], summary: String,
    absence: String? = nil
  ) -> Flag<[Item]> where Value == [Item] {
    Flag(
      name, short: short, kind: .choice(options.map(\.word)), summary: summary, absence: absence, isRepeatable: true,
      read: choiceReader(options)
    ) { $0 }
  }
}

extension Flag where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// A flag with one of the cases of a type, by its raw value.
  package static func choice(
    _ name: String, short: Character? = nil, summary: String, default value: Value
  ) -> Flag<Value> {
    .choice(
      name, short: short, of: Value.allCases.map { ($0.rawValue, $0) }, summary: summary,
      default: (value.rawValue, value))
  }
}

extension Flag {
  /// A flag with one of the cases of a type, by its raw value; nil without the flag.
  package static func choice<Item: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, short: Character? = nil, summary: String, absence: String? = nil
  ) -> Flag<Item?> where Value == Item?, Item.RawValue == String {
    .choice(
      name, short: short, of: Item.allCases.map { ($0.rawValue, $0) }, summary: summary, absence: absence)
  }

  /// A flag with some words joined by commas, none empty, each standing for a value; nil without the flag, and all items
  /// in their order where it is given.
  package static func list<Item: Sendable>(
    _ name: String, short: Character? = nil, placeholder: String, of options: [(word: String, value: Item)],
    summary: String, absence: String? = nil
  ) -> Flag<[Item]?> where Value == [Item]? {
    let readItem = choiceReader(options)
    return Flag(
      name, short: short, kind: .list(of: options.map(\.word), placeholder: placeholder), summary: summary,
      absence: absence, read: listReader(readItem)
    ) { $0.isEmpty ? nil : $0.flatMap(\.self) }
  }

  /// A flag with some words joined by commas, none empty, each standing for a value, and a default.
  ///
  /// - Parameter default: some of the words.
  package static func list<Item: Sendable>(
    _ name: String, short: Character? = nil, placeholder: String, of options: [(word: String, value: Item)],
    summary: String, default items: [(word: String, value: Item)]
  ) -> Flag<[Item]> where Value == [Item] {
    Flag(
      name, short: short, kind: .list(of: options.map(\.word), placeholder: placeholder), summary: summary,
      defaultText: items.map(\.word).joined(separator: ","), read: listReader(choiceReader(options))
    ) { $0.isEmpty ? items.map(\.value) : $0.flatMap(\.self) }
  }

  /// A flag with texts joined by commas, none empty, each read by `read`; nil without the flag.
  package static func list<Item: Sendable>(
    _ name: String, short: Character? = nil, placeholder: String, summary: String, absence: String? = nil,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Item
  ) -> Flag<[Item]?> where Value == [Item]? {
    Flag(
      name, short: short, kind: .list(of: nil, placeholder: placeholder), summary: summary, absence: absence,
      read: listReader(read)
    ) { $0.isEmpty ? nil : $0.flatMap(\.self) }
  }
}
