/// A value of a flag, read and checked.
enum FlagValue: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case number(Double)
  case list([String])
}

extension ValueKind {
  /// Reads a value as it stands on the command line.
  func read(_ text: String) throws(ValueProblem) -> FlagValue {
    switch self {
    case .text: .text(text)
    case .integer(_, let range): .integer(try readInteger(text, in: range))
    case .number(_, let range): .number(try readNumber(text, in: range))
    case .choice(let words): .text(try readWord(text, among: words))
    case .list(let words, _): .list(try readList(text, among: words))
    }
  }
}

private func readInteger(_ text: String, in range: ClosedRange<Int>) throws(ValueProblem) -> Int {
  let sign = text.utf8.first
  let digits = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
  let isDecimal = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  guard isDecimal else { throw .notAnInteger }
  // Digits that do not fit into an Int are out of every range.
  guard let integer = Int(text), range.contains(integer) else { throw .integerOutOfRange(range) }
  return integer
}

private func readNumber(_ text: String, in range: ClosedRange<Double>) throws(ValueProblem) -> Double {
  // Double(_:) also reads hexadecimal digits, "nan" and "inf": these characters leave only decimal numbers.
  let decimal = "+-.0123456789eE".utf8
  guard text.utf8.allSatisfy(decimal.contains), let number = Double(text) else { throw .notANumber }
  guard number.isFinite, range.contains(number) else { throw .numberOutOfRange(range) }
  return number
}

private func readWord(_ text: String, among words: [String]) throws(ValueProblem) -> String {
  guard words.contains(text) else { throw .notAmong(words, item: text) }
  return text
}

private func readList(_ text: String, among words: [String]?) throws(ValueProblem) -> [String] {
  var items: [String] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let item = String(part)
    guard !item.isEmpty else { throw .emptyItem }
    items.append(try words.map { words throws(ValueProblem) in try readWord(item, among: words) } ?? item)
  }
  return items
}
