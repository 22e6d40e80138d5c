/// A whole number for people: `389,112`.
package func grouped(_ number: Int) -> String { GroupedDecimal.text(number) }

/// A time in the largest unit that leaves a number of at least 1, two significant digits or more: `43.1 s`, `2.3 days`.
package func duration(_ seconds: Double) -> String {
  let units = [("years", 31_557_600.0), ("days", 86_400), ("hours", 3600), ("minutes", 60)]
  for (name, size) in units where seconds >= size {
    let value = seconds / size
    return GroupedDecimal.text(value, digits: value < 100 ? 1 : 0) + " \(name)"
  }
  return seconds == 0 ? "none" : GroupedDecimal.text(seconds, digits: seconds < 0.1 ? 4 : seconds < 100 ? 1 : 0) + " s"
}

/// A share of 0 to 1 for people: `12.7 %`.
package func percent(_ share: Double, digits: Int = 1) -> String {
  GroupedDecimal.text(100 * share, digits: digits) + "\u{A0}%"
}

extension String {
  /// The text with its first letter in capitals.
  package var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
