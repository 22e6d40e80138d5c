import CPadFiles

/// A part of the pad in the browser: a script, a style or a template.
struct PadFile {
  let text: String

  /// - Precondition: the file is embedded.
  init(_ name: String) {
    guard let file = pad_file_named(name) else { preconditionFailure("\(name) is not embedded") }
    text = String(
      decoding: UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.size), as: UTF8.self)
  }

  /// The text with each `{{name}}` replaced by its value; what comes in with a value is left as it is.
  ///
  /// - Precondition: every name has a value.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let halves = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let value = values.first(where: { $0.key == halves[0] })?.value else {
        preconditionFailure("no value for '\(halves[0])'")
      }
      result += value
      result += halves[1]
    }
  }
}
