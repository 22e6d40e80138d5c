import Documents
import Testing

@Suite struct MarkdownWriterTests {
  @Test func wholeDocument() {
    #expect(
      MarkdownWriter().text(of: sampleDocument()) == """
        # A report for \\*Client\\* & \\<Sons>

        ## Findings

        Blocks **12.5 %** of *all* guesses; run `a|b`.389,112

        - one
        - \\- two

        <!-- -->

        - another list

        1. first
        2. second

        **Table 1.** Patterns by length

        | Name      | Patterns | Entropy (bits) |         Share (%) |
        | :-------- | -------: | -------------: | ----------------: |
        | four      |    1,624 |          10.66 |  12.5 (10.0–15.0) |
        | a\\|b, "c" |  389,112 |              – |                 – |
        | –         |       -7 |           0.00 | 0.0 (-1.0 to 1.0) |

        Source: enumeration.

        ### Details \\# 1

        ````text
        x = 1
        ```
        ````

        ![A \\[grid\\]](figures/grid.svg)

        **Figure 1.** The grid.

        > Careful with [this](https://example.org/a%20b%28c%29).

        ---

        """)
  }

  @Test func noLineEndsWithSpaceAndBlocksStandApart() {
    for text in dangerousTexts {
      let rich = RichText(text)
      let markdown = MarkdownWriter().text(
        of: Document(
          title: "T",
          blocks: [
            .paragraph(rich), .bullets([rich, rich]), .note(rich), .preformatted(text, language: "text"),
            .table(Table(id: "t", caption: rich, columns: [Column("a", text)], rows: [[.text(text)]], notes: [rich])),
          ]))
      for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.last != " " && line.last != "\t", "in \(text.debugDescription): \(line)")
      }
      #expect(!markdown.contains("\n\n\n"), "\(text.debugDescription)")
    }
  }

  @Test func plainTextBrokenIntoPartsIsStillNoList() {
    let year = 2026
    let document = Document(title: "T", blocks: [.paragraph("\(year). A year")])
    #expect(MarkdownWriter().text(of: document) == "# T\n\n2026\\. A year\n")
  }

  @Test func rightToLeftTextIsIsolated() {
    let document = Document(title: "T", blocks: [.paragraph("for \("שלום") \("\u{202E}x")")])
    #expect(MarkdownWriter().text(of: document) == "# T\n\nfor \u{2068}שלום\u{2069} x\n")
  }

  @Test func lineBreaksOnlyInsideText() {
    let text = RichText([.lineBreak, .plain("a"), .lineBreak, .plain("- b"), .lineBreak])
    let document = Document(title: text, blocks: [.bullets([text])])
    #expect(MarkdownWriter().text(of: document) == "# a - b\n\n- a\\\n  \\- b\n")
  }

  @Test func figuresAreReferredToWhereTheCallerPutsThem() {
    let writer = MarkdownWriter(figurePath: { "pictures/\($0.id).png" })
    #expect(writer.text(of: sampleDocument()).contains("](pictures/grid.png)"))
  }
}
