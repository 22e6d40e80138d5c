/// A command line that cannot be understood: what is wrong, and in which command.
package struct UsageError: Error, Sendable, Equatable {
  package let reason: Reason
  /// The path of the command that was being read, such as `["lock", "enrol"]`; empty before any command's name.
  package let command: [String]
  /// The name of the program.
  package let program: String

  /// Names of flags are given with their dashes.
  package enum Reason: Error, Sendable, Equatable {
    /// No arguments, or a group without one of its commands.
    case missingCommand
    case unknownCommand(String, near: String?)
    /// As it was written, without a value after `=`.
    case unknownFlag(String, near: String?)
    /// A command's flag before the command's name.
    case flagBeforeCommand(String)
    case ambiguousFlag(String, candidates: [String])
    case repeatedFlag(String)
    case missingValue(flag: String, placeholder: String)
    case unexpectedValue(flag: String)
    case unfitValue(flag: String, value: String, ValueProblem)
    case missingOperand(placeholder: String)
    case unexpectedOperand(String)
    /// A NUL character, which no argument of a process can hold.
    case unreadableArgument(String)
  }
}

/// Why a value does not fit its flag.
package enum ValueProblem: Error, Sendable, Equatable {
  case notAnInteger
  case integerOutOfRange(ClosedRange<Int>)
  case notANumber
  case numberOutOfRange(ClosedRange<Double>)
  /// `item` is the value, or the item of a list, that is none of the words.
  case notAmong([String], item: String)
  case emptyItem
  /// Another reason, as a phrase that continues "cannot be '...': ".
  case unreadable(String)
}

extension UsageError {
  /// One sentence without a full stop: what is wrong, and the cure where one is near.
  package var message: String { reason.message }

  /// Where to read on: `Try 'patternscope score --help'.`
  package var advice: String { "Try '\(([program] + command).joined(separator: " ")) --help'." }
}

extension UsageError.Reason {
  /// One sentence without a full stop: what is wrong, and the cure where one is near.
  package var message: String {
    switch self {
    case .missingCommand: "missing command"
    case .unknownCommand(let name, let near): "unknown command \(quoted(name))" + suggestion(near)
    case .unknownFlag(let flag, let near):
      "unknown flag \(quoted(flag))" + (near == nil ? operandCure(flag) : suggestion(near))
    case .flagBeforeCommand(let flag): "flag \(quoted(flag)) must follow the name of its command"
    case .ambiguousFlag(let flag, let candidates):
      "ambiguous flag \(quoted(flag)): it may mean \(alternatives(candidates.map(quoted)))"
    case .repeatedFlag(let flag): "flag \(quoted(flag)) is given more than once"
    case .missingValue(let flag, let placeholder): "flag \(quoted(flag)) needs a value (\(placeholder))"
    case .unexpectedValue(let flag): "flag \(quoted(flag)) takes no value"
    case .unfitValue(let flag, let value, let problem):
      "flag \(quoted(flag)) cannot be \(quoted(value)): \(problem.message)"
    case .missingOperand(let placeholder): "missing \(placeholder)"
    case .unexpectedOperand(let operand): "unexpected argument \(quoted(operand))"
    case .unreadableArgument(let argument): "argument \(quoted(argument)) holds a NUL character"
    }
  }

  /// A flag of digits is most likely a negative number or a pattern that begins with a dash.
  private func operandCure(_ flag: String) -> String {
    let isNumber = flag.dropFirst().first.map { "0123456789".contains($0) } ?? false
    return isNumber ? "; if it is no flag, write '--' before it" : ""
  }
}

extension ValueProblem {
  /// A phrase that continues "cannot be '…': ".
  package var message: String {
    switch self {
    case .notAnInteger: "not a whole number"
    case .integerOutOfRange(let range): outOfRange(rangeText(range))
    case .notANumber: "not a decimal number"
    case .numberOutOfRange(let range): outOfRange(rangeText(range))
    case .notAmong(let words, let item):
      "\(quoted(item)) is not among \(words.joined(separator: ", "))" + suggestion(nearestName(to: item, among: words))
    case .emptyItem: "an item of the list is empty"
    case .unreadable(let reason): reason
    }
  }
}

/// The range is nil when every value that the machine can hold is allowed.
private func outOfRange(_ range: String?) -> String { range.map { "must be \($0)" } ?? "too large for this machine" }

private func suggestion(_ near: String?) -> String { near.map { "; did you mean \(quoted($0))?" } ?? "" }

/// What the user wrote, safe on a terminal, at most 60 characters.
private func quoted(_ text: String) -> String {
  let limit = 60
  let shown = PrintableText.text(of: String(text.unicodeScalars.prefix(limit)))
  let isWhole = text.unicodeScalars.dropFirst(limit).isEmpty
  return "'\(shown)\(isWhole ? "" : "...")'"
}
