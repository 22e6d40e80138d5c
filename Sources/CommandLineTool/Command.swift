/// A command of the program, or a group of them.
///
/// A command with subcommands is a group: it does nothing by itself and takes no operands.
package struct Command: Sendable {
  /// Small letters, digits and single dashes inside.
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// Paragraphs, parted by empty lines and filled to the width of the page; a line that begins with a space is kept
  /// as it is.
  package let discussion: String
  package let flags: [FlagDeclaration]
  /// In their order on the command line; only the last may be left out or repeated.
  package let operands: [Operand]
  package let examples: [Example]
  package let subcommands: [Command]

  package init(
    _ name: String, summary: String, discussion: String = "", flags: [any DeclaredFlag] = [], operands: [Operand] = [],
    examples: [Example] = [], subcommands: [Command] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.flags = flags.map(\.declaration)
    self.operands = operands
    self.examples = examples
    self.subcommands = subcommands
  }

  /// Whether the command only holds others.
  var isGroup: Bool { !subcommands.isEmpty }
}

/// What stands on the command line without a flag: a file, a pattern. `-` counts as an operand, not as a flag.
package struct Operand: Sendable, Equatable {
  package enum Arity: Sendable, Equatable {
    case one, zeroOrOne, zeroOrMore, oneOrMore
  }

  /// Capitals, alternatives parted by a bar: `PATTERN|FILE`. Where one of them is `FILE`, file names are completed.
  package let placeholder: String
  /// One phrase without a full stop.
  package let summary: String
  package let arity: Arity

  package init(_ placeholder: String, _ arity: Arity = .one, summary: String) {
    self.placeholder = placeholder
    self.summary = summary
    self.arity = arity
  }
}

/// A command line worth showing, and what it does.
package struct Example: Sendable, Equatable {
  package let commandLine: String
  package let purpose: String

  package init(_ commandLine: String, _ purpose: String) {
    self.commandLine = commandLine
    self.purpose = purpose
  }
}

extension Operand.Arity {
  var isRequired: Bool { self == .one || self == .oneOrMore }
  var isUnlimited: Bool { self == .zeroOrMore || self == .oneOrMore }
}

extension Operand {
  /// As in a usage line: `FILE`, `[FILE]`, `FILE...`, `[FILE...]`.
  var usage: String {
    switch arity {
    case .one: placeholder
    case .zeroOrOne: "[\(placeholder)]"
    case .oneOrMore: "\(placeholder)..."
    case .zeroOrMore: "[\(placeholder)...]"
    }
  }
}
