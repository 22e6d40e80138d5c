import CommandLineTool
import Testing

@Suite struct PrintableTextTests {
  @Test(
    arguments: [
      ("01258", "01258"), ("a\nb", "a\\u{a}b"), ("\u{1B}[31m", "\\u{1b}[31m"), ("\u{202E}x", "\\u{202e}x"),
      ("\u{2028}", "\\u{2028}"), ("\u{E000}", "\\u{e000}"), ("é 好", "é 好"), ("", ""),
    ]) func whatCannotBeSeenIsWrittenAsItsNumber(text: String, shown: String)
  {
    #expect(PrintableText.text(of: text) == shown)
  }
}
