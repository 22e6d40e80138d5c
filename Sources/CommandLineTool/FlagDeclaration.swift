/// What the parser, the help, the manual page and completion know of a flag: `--name`, perhaps `-n`, perhaps with a value.
///
/// The type of the value is known to `Flag`, from which declarations come.
package struct FlagDeclaration: Sendable {
  /// The long name without its dashes: lower-case letters, digits and single dashes inside.
  package let name: String
  /// The letter or digit of the short form, or nil.
  package let short: Character?
  /// The value that follows, or nil for a switch.
  package let value: ValueKind?
  /// One phrase without a full stop: what the flag does.
  package let summary: String
  /// The value in effect without the flag, spelled as on the command line.
  package let defaultText: String?
  /// What happens without the flag when that is no value ("standard output"); shown where a default would be.
  package let absenceText: String?
  /// Whether the flag may be given more than once.
  package let isRepeatable: Bool
  /// Throws where a text is no value of the flag.
  let check: @Sendable (String) throws(ValueProblem) -> Void

  /// `--help`, known to every command.
  static let help = Flag.toggle("help", short: "h", summary: "Show this help").declaration
  /// `--version`, known to every command.
  static let version = Flag.toggle("version", short: "V", summary: "Show the version").declaration
}

extension FlagDeclaration {
  /// `--name`
  var spelling: String { "--\(name)" }

  /// The word that stands for the value in usage lines; nil for a switch.
  var placeholder: String? {
    switch value {
    case nil: nil
    case .text(let placeholder), .integer(let placeholder, _), .number(let placeholder, _), .list(_, let placeholder):
      placeholder
    case .choice: name.uppercased()
    }
  }

  /// The words that the value is made of, where they are listed.
  var choices: [String]? {
    switch value {
    case .choice(let words): words
    case .list(let words, _): words
    case nil, .text, .integer, .number: nil
    }
  }

  /// Which values are allowed and what holds without the flag, as one note: `csv or json; default csv`.
  var note: String? {
    var parts: [String] = []
    switch value {
    case nil, .text: break
    case .integer(_, let range): rangeText(range).map { parts.append($0) }
    case .number(_, let range): rangeText(range).map { parts.append($0) }
    case .choice(let words): parts.append(alternatives(words))
    case .list(let words?, _): parts.append("comma-separated, of \(words.joined(separator: ", "))")
    case .list(nil, _): parts.append("comma-separated")
    }
    if let defaultText { parts.append("default \(defaultText)") }
    if let absenceText { parts.append("default: \(absenceText)") }
    if isRepeatable { parts.append("may be repeated") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The summary with the note behind it.
  var fullSummary: String { note.map { "\(summary) (\($0))" } ?? summary }
}

/// Words as a sentence offers them: `csv`, `csv or json`, `csv, json or html`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// A range as a sentence names it, or nil when it holds every whole number.
func rangeText(_ range: ClosedRange<Int>) -> String? {
  rangeText(
    lower: range.lowerBound == .min ? nil : "\(range.lowerBound)",
    upper: range.upperBound == .max ? nil : "\(range.upperBound)")
}

/// A range as a sentence names it, or nil when it holds every finite number.
func rangeText(_ range: ClosedRange<Double>) -> String? {
  let largest = Double.greatestFiniteMagnitude
  return rangeText(
    lower: range.lowerBound <= -largest ? nil : plainText(range.lowerBound),
    upper: range.upperBound >= largest ? nil : plainText(range.upperBound))
}

private func rangeText(lower: String?, upper: String?) -> String? {
  switch (lower, upper) {
  case (let lower?, let upper?): "\(lower) to \(upper)"
  case (let lower?, nil): "at least \(lower)"
  case (nil, let upper?): "at most \(upper)"
  case (nil, nil): nil
  }
}

private func plainText(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
