/// Text from outside made harmless for a layout that people read: one line, no control characters, and no writing
/// direction that leaks into its neighbours.
///
/// Data formats (CSV, TSV, JSON) keep the text as it is and do not come here.
enum DisplayText {
  /// The text on one line.
  ///
  /// - Line ends, tabs and other white-space controls become a space; every other control character becomes U+FFFD, so
  ///   that it is seen.
  /// - Characters that embed, override or isolate a writing direction are left out; where a character is written from
  ///   right to left, the whole text is isolated by U+2068 and U+2069 (Unicode Bidirectional Algorithm, UAX #9, 2.4.3).
  static func oneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var isRightToLeft = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: result.append("\u{FFFD}")
      case 0x202A...0x202E, 0x2066...0x2069: continue
      default:
        isRightToLeft = isRightToLeft || writesRightToLeft(scalar)
        result.append(scalar)
      }
    }
    let line = String(result)
    return isRightToLeft ? "\u{2068}\(line)\u{2069}" : line
  }

  /// Preformatted text: as ``oneLine(_:)``, but lines stay lines, a tab is four spaces, and spaces at line ends go.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { oneLine(String($0)) }
      var joined = parts.joined(separator: "    ")
      while joined.last == " " { joined.removeLast() }
      return joined
    }
  }

  /// The blocks of Hebrew, Arabic, Syriac, Thaana, NKo and the other scripts with bidirectional class R or AL.
  private static func writesRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
