import Documents
import Testing

@Suite struct TerminalTableWriterTests {
  @Test func columnsStandInLine() {
    #expect(
      TerminalTableWriter().text(of: sampleTable()) == """
        Patterns by length

        Name      Patterns  Entropy (bits)          Share (%)
        ────────  ────────  ──────────────  ─────────────────
        four         1,624           10.66   12.5 (10.0–15.0)
        a|b, "c"   389,112               –                  –
        –               -7            0.00  0.0 (-1.0 to 1.0)

        Source: enumeration.

        """)
  }

  @Test func wideAndCombiningCharactersKeepTheLine() {
    let columns = [Column("a", "A"), Column("b", "B")]
    let rows: [[Cell]] = [["漢字", "x"], ["e\u{301}e\u{301}", "x"], ["👩‍👩‍👧", "x"], ["abcd", "x"], ["שלום", "x"]]
    let text = TerminalTableWriter().text(of: Table(id: "t", caption: "", columns: columns, rows: rows))
    #expect(
      text == """
        A     B
        ────  ─
        漢字  x
        e\u{301}e\u{301}    x
        👩‍👩‍👧    x
        abcd  x
        \u{2068}שלום\u{2069}  x

        """)
  }

  @Test func longTextIsCutAndControlsAreShown() {
    let rows: [[Cell]] = [[.text(String(repeating: "x", count: 10_000))], ["\u{1B}[31m"]]
    let table = Table(id: "t", caption: "", columns: [Column("a", "A")], rows: rows)
    let text = TerminalTableWriter(maximumColumnWidth: 10).text(of: table)
    #expect(text == "A\n──────────\nxxxxxxxxx…\n\u{FFFD}[31m\n")
  }

  @Test func boldOnlyWhenAsked() {
    let table = Table(id: "t", caption: "", columns: [Column("a", "A")], rows: [[1]])
    #expect(TerminalTableWriter(boldHeadings: true).text(of: table) == "\u{1B}[1mA\u{1B}[0m\n─\n1\n")
  }
}
