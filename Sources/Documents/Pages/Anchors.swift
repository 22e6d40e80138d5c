/// Names for the places of a page that links lead to, each used once.
struct Anchors {
  private var used: Set<String> = []

  /// A name made of `text`'s ASCII letters and digits in lower case, joined by `-`; a number tells equal ones apart.
  mutating func next(for text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = words.isEmpty ? "section" : words.joined(separator: "-")
    var name = stem
    var number = 2
    while !used.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }
}
