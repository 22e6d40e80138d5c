/// A command of the program, or a group of them.
///
/// A command with subcommands is a group: it does nothing by itself and takes no operands.
public struct Command: Sendable {
  /// Small letters, digits and single dashes inside.
  public let name: String
  /// One line without a full stop.
  public let summary: String
  /// Paragraphs, parted by empty lines and filled to the width of the page; a line that begins with a space is kept
  /// as it is.
  public let discussion: String
  public let flags: [FlagDeclaration]
  /// In their order on the command line; only the last may be left out or repeated.
  public let operands: [Operand]
  public let examples: [Example]
  public let subcommands: [Command]

  public init(
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
public struct Operand: Sendable, Equatable {
  public enum Arity: Sendable, Equatable {
    case one, zeroOrOne, zeroOrMore, oneOrMore
  }

  /// Capitals, alternatives parted by a bar: `PATTERN|FILE`. Where one of them is `FILE`, file names are completed.
  public let placeholder: String
  /// One phrase without a full stop.
  public let summary: String
  public let arity: Arity

  public init(_ placeholder: String, _ arity: Arity = .one, summary: String) {
    self.placeholder = placeholder
    self.summary = summary
    self.arity = arity
  }
}

/// A command line worth showing, and what it does.
public struct Example: Sendable, Equatable {
  public let commandLine: String
  public let purpose: String

  public init(_ commandLine: String, _ purpose: String) {
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
