import FileStreams

/// A request written down in a file: names as the flags of `report` have them, with values.
///
/// Two forms are read. INI: a line `name = value` for each, lists separated by commas, comments after `#` or `;` at the
/// beginning of a line, `[sections]` passed over. JSON: one object whose values are strings, numbers, or arrays of
/// strings; read by jansson.
public struct RequestFile: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let name: String
    /// As the flag takes it: lists with commas.
    public let value: String
    /// From 1; nil in JSON, where a value has no line of its own.
    public let line: Int?
  }

  /// In the order of the file.
  public let entries: [Entry]

  /// The longest file that is read, in bytes.
  public static let largestSize = 1 << 20

  /// - Throws: `RequestFileError` with line, column and reason.
  public init(_ bytes: [UInt8]) throws(RequestFileError) {
    guard bytes.count <= Self.largestSize else {
      throw RequestFileError(line: 1, column: 1, reason: "a request has at most \(Self.largestSize) bytes")
    }
    let bytes = ByteOrderMark.removed(from: bytes)
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    entries = first == UInt8(ascii: "{") ? try entriesOfJSON(bytes) : try entriesOfINI(bytes)
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      throw RequestFileError(line: entry.line ?? 1, column: 1, reason: "'\(entry.name)' is there twice")
    }
  }
}

/// Why a file is not a request; line and column count from 1.
public struct RequestFileError: Error, Equatable {
  public let line: Int
  public let column: Int
  public let reason: String
}

private func entriesOfINI(_ bytes: [UInt8]) throws(RequestFileError) -> [RequestFile.Entry] {
  var entries: [RequestFile.Entry] = []
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw RequestFileError(line: 1, column: 1, reason: "the file is not UTF-8 text")
  }
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  for (index, line) in lines.enumerated() {
    let content = trimmed(line)
    guard let first = content.first, !"#;".contains(first) else { continue }
    if first == "[" {
      guard content.last == "]", content.dropFirst().first?.isLetter == true else {
        throw RequestFileError(line: index + 1, column: 1, reason: "neither a section '[name]' nor a JSON object")
      }
      continue
    }
    guard let equals = content.firstIndex(of: "=") else {
      throw RequestFileError(line: index + 1, column: 1, reason: "no '=': write name = value")
    }
    let name = trimmed(content[..<equals])
    guard !name.isEmpty else {
      throw RequestFileError(line: index + 1, column: 1, reason: "there is no name before '='")
    }
    entries.append(
      RequestFile.Entry(name: name, value: trimmed(content[content.index(after: equals)...]), line: index + 1))
  }
  return entries
}

private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}

private func entriesOfJSON(_ bytes: [UInt8]) throws(RequestFileError) -> [RequestFile.Entry] {
  let root: JSONValue
  do { root = try JSONValue(bytes) } catch {
    throw RequestFileError(line: error.line, column: error.column, reason: error.reason)
  }
  guard case .object(let members) = root else { return [] }
  var entries: [RequestFile.Entry] = []
  for (name, member) in members {
    guard let value = text(of: member) else {
      throw RequestFileError(
        line: 1, column: 1, reason: "'\(name)' is neither a string, nor a number, nor an array of strings")
    }
    entries.append(RequestFile.Entry(name: name, value: value, line: nil))
  }
  return entries
}

/// A value as a flag takes it; nil for other types.
private func text(of value: JSONValue) -> String? {
  switch value {
  case .string(let text): text
  case .integer(let number): String(number)
  case .real(let number): String(number)
  case .array(let items):
    items.allSatisfy { $0.text != nil } ? items.compactMap(\.text).joined(separator: ",") : nil
  case .object, .boolean, .null: nil
  }
}
