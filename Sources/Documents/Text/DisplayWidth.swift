/// How many terminal cells a text takes.
///
/// Simple rules that fit the common terminals: a character whose first scalar is East Asian wide or an emoji takes two
/// cells, one made only of marks or format characters takes none, every other takes one. Combining marks never add.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  /// The longest start of `text` that fits `limit` cells; `…` stands for what was left out.
  static func truncated(_ text: String, to limit: Int) -> String {
    // A text of at most `limit` bytes cannot be wider than `limit` cells.
    if text.utf8.count <= limit || of(text) <= limit { return text }
    var result = ""
    var width = 0
    for character in text {
      width += of(character)
      if width > limit - 1 { break }
      result.append(character)
    }
    // The cut may lose the end of a direction isolate opened by DisplayText.
    let isolate = result.unicodeScalars.first == "\u{2068}" ? "\u{2069}" : ""
    return result + "…" + isolate
  }

  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let asEmoji = character.unicodeScalars.contains("\u{FE0F}")
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return asEmoji || isWide(first) ? 2 : 1
    }
  }

  /// The large blocks of Unicode's EastAsianWidth.txt with value W or F, and the emoji shown as pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
