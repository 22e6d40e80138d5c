/// What the value of a flag looks like, and which values are allowed.
package enum ValueKind: Sendable, Equatable {
  /// Any text, also the empty one, as far as the flag can read it. A placeholder of `FILE` is completed with file names.
  case text(placeholder: String)
  /// A whole number in decimal digits, perhaps signed, within the range.
  case integer(placeholder: String, ClosedRange<Int>)
  /// A finite decimal number, perhaps with a fraction and an exponent, within the range.
  case number(placeholder: String, ClosedRange<Double>)
  /// Exactly one of these words.
  case choice([String])
  /// Texts joined by commas, none empty; when words are named, only of these.
  case list(of: [String]?, placeholder: String)
}

/// Reads a text as a value.
typealias ValueReader<Value> = @Sendable (String) throws(ValueProblem) -> Value

func integerReader(_ range: ClosedRange<Int>) -> ValueReader<Int> {
  { text throws(ValueProblem) in
    let sign = text.utf8.first
    let digits = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    let isDecimal = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isDecimal else { throw .notAnInteger }
    // Digits that do not fit into an Int are out of every range.
    guard let integer = Int(text), range.contains(integer) else { throw .integerOutOfRange(range) }
    return integer
  }
}

func numberReader(_ range: ClosedRange<Double>) -> ValueReader<Double> {
  { text throws(ValueProblem) in
    // Double(_:) also reads hexadecimal digits, "nan" and "inf": these characters leave only decimal numbers.
    let decimal = "+-.0123456789eE".utf8
    guard text.utf8.allSatisfy(decimal.contains), let number = Double(text) else { throw .notANumber }
    guard number.isFinite, range.contains(number) else { throw .numberOutOfRange(range) }
    return number
  }
}

func choiceReader<Value: Sendable>(_ options: [(word: String, value: Value)]) -> ValueReader<Value> {
  { text throws(ValueProblem) in
    guard let option = options.first(where: { $0.word == text }) else {
      throw .notAmong(options.map(\.word), item: text)
    }
    return option.value
  }
}

func listReader<Item>(_ readItem: @escaping ValueReader<Item>) -> ValueReader<[Item]> {
  { text throws(ValueProblem) in
    var items: [Item] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw .emptyItem }
      items.append(try readItem(String(part)))
    }
    return items
  }
}
