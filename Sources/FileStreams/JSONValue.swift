import CJansson

/// A JSON value (RFC 8259), read by jansson.
package enum JSONValue: Equatable, Sendable {
  /// Names are different, in the order of the text.
  case object([(name: String, value: JSONValue)])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case null

  /// Reads a text that is one object or array.
  ///
  /// - Throws: `JSONError` if the bytes are no JSON, or if a name stands twice in an object.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var problem = json_error_t()
    let root = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.flatMap {
        json_loadb($0.assumingMemoryBound(to: CChar.self), buffer.count, Int(JSON_REJECT_DUPLICATES), &problem)
      }
    }
    guard let root else {
      let reason = withUnsafeBytes(of: problem.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw JSONError(line: max(1, Int(problem.line)), column: max(1, Int(problem.column)), reason: reason)
    }
    defer { json_decref(root) }
    self.init(root)
  }

  private init(_ value: UnsafeMutablePointer<json_t>) {
    switch value.pointee.type {
    case JSON_OBJECT:
      var members: [(name: String, value: JSONValue)] = []
      var iterator = json_object_iter(value)
      while let current = iterator {
        if let member = json_object_iter_value(current) {
          members.append((String(cString: json_object_iter_key(current)), JSONValue(member)))
        }
        iterator = json_object_iter_next(value, current)
      }
      self = .object(members)
    case JSON_ARRAY:
      self = .array((0..<json_array_size(value)).compactMap { json_array_get(value, $0).map(JSONValue.init) })
    case JSON_STRING: self = .string(String(cString: json_string_value(value)))
    case JSON_INTEGER: self = .integer(Int(json_integer_value(value)))
    case JSON_REAL: self = .real(json_real_value(value))
    case JSON_TRUE: self = .boolean(true)
    case JSON_FALSE: self = .boolean(false)
    default: self = .null
    }
  }

  /// The member of an object; nil for other values, or if there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string; nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.object(let one), .object(let other)): one.elementsEqual(other) { $0.name == $1.name && $0.value == $1.value }
    case (.array(let one), .array(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.real(let one), .real(let other)): one == other
    case (.boolean(let one), .boolean(let other)): one == other
    case (.null, .null): true
    default: false
    }
  }
}

/// Why a text is no JSON; line and column count from 1.
package struct JSONError: Error, Equatable {
  package let line: Int
  package let column: Int
  package let reason: String
}
