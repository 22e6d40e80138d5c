/// A command with the flags and operands that it was called with, all checked against the table.
package struct Invocation: Sendable, Equatable {
  /// The names that lead to the command, such as `["lock", "enrol"]`.
  package let path: [String]
  /// In the order given; as many as the command's operands allow.
  package let operands: [String]
  /// The texts given, by the flag's name and in their order; empty texts for a switch.
  private var texts: [String: [String]]

  init(path: [String], texts: [String: [String]], operands: [String]) {
    self.path = path
    self.texts = texts
    self.operands = operands
  }

  /// The value of a flag: that given, else its default. Of a flag that is repeated, the last or all, as its type says.
  package subscript<Value>(flag: Flag<Value>) -> Value { flag.value(texts[flag.declaration.name] ?? []) }

  /// Whether the flag, with or without a value, was given.
  package func isGiven(_ flag: some DeclaredFlag) -> Bool { texts[flag.declaration.name] != nil }

  /// Takes the value of a flag from somewhere else than the command line, such as a file.
  ///
  /// No-op where the flag was given on the command line: that wins.
  ///
  /// - Parameters:
  ///   - text: as on the command line; lists with commas.
  ///   - command: of this invocation, which declares the flag.
  package mutating func complete(_ name: String, with text: String, of command: Command) throws(UsageError.Reason) {
    guard let flag = command.flags.first(where: { $0.name == name }) else {
      let near = nearestName(to: name, among: command.flags.map(\.name))
      throw .unknownFlag("--\(name)", near: near.map { "--\($0)" })
    }
    guard flag.value != nil else { throw .unexpectedValue(flag: flag.spelling) }
    do { try flag.check(text) } catch { throw .unfitValue(flag: flag.spelling, value: text, error) }
    if texts[name] == nil { texts[name] = [text] }
  }
}
