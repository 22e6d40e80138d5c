import CommandLineTool
import Foundation
import Testing

@Suite struct ManualPageTests {
  @Test("The page holds every command, flag, argument, status and example")
  func completeness() {
    let page = sample.manualPage()
    #expect(
      page.hasPrefix(
        ".TH \"BAKERY\" 1 \"\" \"bakery 1.2\" \"User Commands\"\n.SH NAME\nbakery \\- Bake and sell bread\n"))
    for line in [
      ".SS \"bakery bake [FLAGS] RECIPE|FILE...\"", "\\fB\\-f\\fR, \\fB\\-\\-format\\fR \\fIFORMAT\\fR",
      "\\fB\\-\\-no\\-color\\fR", "\\fIRECIPE|FILE\\fR", ".SS \"bakery shop close\"", "\\fB2\\fR",
      "\\fBbakery bake \\-n 3 rye\\fR", "\\&'Quotes', back\\eslashes and \\-dashes stay what they are.",
    ] {
      #expect(page.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
  }

  @Test("groff formats the page without warnings", .enabled(if: FileManager.default.isExecutableFile(atPath: groff)))
  func formatting() throws {
    let formatted = try run(groff, ["-man", "-ww", "-Kutf8", "-Tutf8", "-P-cbou"], input: sample.manualPage())
    #expect(formatted.errors == "")
    let words = formatted.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("-f, --format FORMAT Form of the ledger (csv, json or html; default csv)"))
    #expect(words.contains("'Quotes', back\\slashes and -dashes stay what they are."))
    #expect(words.contains("bakery bake -n 3 rye Bakes three loaves of rye."))
  }
}

private let groff = "/usr/bin/groff"
