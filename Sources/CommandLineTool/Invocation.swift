/// A command with the flags and operands that it was called with, all checked against the table.
///
/// The accessors answer with the value given, else with the flag's `defaultText` read as a value, else nil. Of a
/// repeatable flag they answer with the last value, `texts` and `list` with all. To ask for a flag that the command does
/// not declare, or for another kind of value than it declares, is a programmer's error: it ends the program by
/// `fatalError`, whose message, unlike a precondition's, is printed in release builds too.
public struct Invocation: Sendable, Equatable {
  /// The names that lead to the command, such as `["lock", "enrol"]`.
  public let path: [String]
  /// In the order given; as many as the command's operands allow.
  public let operands: [String]
  private let flags: [Flag]
  /// By the flag's name, in the order given; nil for each time a switch was given.
  private let values: [String: [FlagValue?]]

  init(path: [String], flags: [Flag], values: [String: [FlagValue?]], operands: [String]) {
    self.path = path
    self.flags = flags
    self.values = values
    self.operands = operands
  }

  /// The names of the flags that were given, sorted.
  public var flagNames: [String] { values.keys.sorted() }

  /// Whether the flag, with or without a value, was given.
  public func isSet(_ name: String) -> Bool { values[declared(name).name] != nil }

  /// How many times the flag was given.
  public func count(_ name: String) -> Int { values[declared(name).name]?.count ?? 0 }

  /// The value of a `.text` or `.choice` flag.
  public func text(_ name: String) -> String? { texts(name).last }

  /// All values of a `.text` or `.choice` flag, in the order given; empty without a value and a default.
  public func texts(_ name: String) -> [String] {
    read(name, as: "text") { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The value of an `.integer` flag.
  public func integer(_ name: String) -> Int? {
    read(name, as: "integer") { if case .integer(let integer) = $0 { integer } else { nil } }.last
  }

  /// The value of a `.number` flag.
  public func number(_ name: String) -> Double? {
    read(name, as: "number") { if case .number(let number) = $0 { number } else { nil } }.last
  }

  /// The items of a `.list` flag; of a repeated one, all items in the order given.
  public func list(_ name: String) -> [String]? {
    let lists = read(name, as: "list") { if case .list(let items) = $0 { items } else { nil } }
    return lists.isEmpty ? nil : lists.flatMap(\.self)
  }

  private func read<Value>(_ name: String, as kind: String, _ extract: (FlagValue) -> Value?) -> [Value] {
    let flag = declared(name)
    guard flag.kindName == kind else { fatalError("flag '--\(name)' is no \(kind) but \(flag.kindName)") }
    let given = values[name]?.compactMap(\.self) ?? defaultValue(of: flag).map { [$0] } ?? []
    return given.compactMap(extract)
  }

  private func defaultValue(of flag: Flag) -> FlagValue? {
    guard let kind = flag.value, let text = flag.defaultText else { return nil }
    guard let value = try? kind.read(text) else {
      fatalError("flag '--\(flag.name)' has the default '\(text)', which it would refuse")
    }
    return value
  }

  private func declared(_ name: String) -> Flag {
    guard let flag = flags.first(where: { $0.name == name }) else {
      fatalError("command '\(path.joined(separator: " "))' declares no flag '--\(name)'")
    }
    return flag
  }
}

extension Flag {
  /// What the accessors of `Invocation` call the value.
  fileprivate var kindName: String {
    switch value {
    case nil: "switch"
    case .text, .choice: "text"
    case .integer: "integer"
    case .number: "number"
    case .list: "list"
    }
  }
}
