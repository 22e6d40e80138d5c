/// Text from outside, safe on a terminal: every character that could move the cursor, change colours, forge a line or stand
/// for nothing that can be seen is written as its number.
package enum PrintableText {
  package static func text(of text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
